import type { Voice } from '../../domain/voice.ts';
import { PROVIDER_FACTS } from '../provider-facts.ts';
import { greetingOf } from '../speech/greeting-of.ts';
import { fillRequest, type SpeechApi } from '../speech/speech-api.ts';
import { fillCommands } from '../speech/speech-command.ts';
import type { Sentence, SpokenAudio } from '../speech/speech-declaration.ts';
import { renderJavaScript, renderJavaScriptCommands } from './javascript.ts';
import { type Parts, type SnippetRequest, splitParts } from './parts.ts';
import { renderPython, renderPythonCommands } from './python.ts';
import { renderCurl, renderShell } from './shell.ts';
import type { Snippet } from './snippet.ts';

export type NameFile = (voice: Voice, mediaType: SpokenAudio['type']) => string;

/** Fields that are equal in all snippets of a voice. */
type Shared = Pick<Snippet, 'variables' | 'file' | 'media_type' | 'documentation'>;

/** Command-line programs that decode the recording in a host's response. */
const DECODERS = { base64: ['jq', 'base64'], hex: ['jq', 'xxd'], url: ['jq'] } as const;
const NODE = 'Node.js 18 or newer';
const PYTHON = 'Python 3.8 or newer';

/** Returns snippets that synthesize the greeting of a voice; an empty list if no request or program is known for the voice. */
export function snippetsOf(voice: Voice, nameFile: NameFile): readonly Snippet[] {
  const voiceId = voice.provider_voice_id;
  if (voiceId === undefined) return [];
  const sentence = { voice, voiceId, ...greetingOf(voice) };
  const { program, request } = PROVIDER_FACTS.get(voice.provider)?.speech ?? {};
  const file = program && nameFile(voice, program.audio.type);
  const commands = program && fillCommands(program, sentence, file ?? '');
  if (program && file && commands) {
    const shared = {
      variables: [...(program.variables ?? [])],
      file,
      media_type: program.audio.type,
      documentation: program.source,
    };
    return commandSnippets(commands, program.packages, shared);
  }
  if (!request || (program && !request.is_fallback)) return [];
  return requestSnippets(request, sentence, nameFile(voice, request.audio.type));
}

function requestSnippets(api: SpeechApi, sentence: Sentence, file: string): readonly Snippet[] {
  const filled = fillRequest(api, sentence);
  if (!filled) return [];
  const query = new URLSearchParams(filled.query).toString();
  const credentials = api.user === undefined ? undefined : splitParts(`${api.user}:{key}`, api.key);
  const request: SnippetRequest = {
    url: appendText(splitParts(api.base), filled.path + (query && `?${query}`)),
    headers: Object.entries(filled.headers).map(([name, value]) => [name, splitParts(value, api.key)]),
    ...(credentials && { credentials }),
    body: filled.body,
    audio: api.audio,
    file,
  };
  const inUrl = request.url.flatMap((part) => (typeof part === 'string' ? [] : [part.variable]));
  const shared: Shared = {
    variables: [...(api.key ? [api.key] : []), ...inUrl],
    file,
    media_type: api.audio.type,
    documentation: api.source,
  };
  const decoders = api.audio.encoding ? DECODERS[api.audio.encoding] : [];
  return [
    {
      language: 'curl',
      title: 'curl',
      code: renderCurl(request),
      requires: ['curl', ...decoders],
      ...shared,
    },
    {
      language: 'javascript',
      title: 'JavaScript',
      code: renderJavaScript(request),
      requires: [NODE],
      ...shared,
    },
    { language: 'python', title: 'Python', code: renderPython(request), requires: [PYTHON], ...shared },
  ];
}

function commandSnippets(
  commands: readonly (readonly string[])[],
  packages: readonly string[],
  shared: Shared,
): readonly Snippet[] {
  return [
    {
      language: 'shell',
      title: 'Command line',
      code: renderShell(commands),
      requires: [...packages],
      ...shared,
    },
    {
      language: 'javascript',
      title: 'JavaScript',
      code: renderJavaScriptCommands(commands),
      requires: [NODE, ...packages],
      ...shared,
    },
    {
      language: 'python',
      title: 'Python',
      code: renderPythonCommands(commands),
      requires: [PYTHON, ...packages],
      ...shared,
    },
  ];
}

/** Appends a text to parts. The text is merged into a last part that is a text, so that no two adjacent parts are texts. */
function appendText(parts: Parts, text: string): Parts {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last + text] : [...parts, text];
}
