import type { Voice } from '../../domain/voice.ts';
import { greetingOf } from '../greeting-of.ts';
import { PROVIDER_FACTS } from '../provider-facts.ts';
import {
  fillCommands,
  fillRequest,
  type Sentence,
  type SpeechApi,
  type SpokenAudio,
} from '../speech/speech-declaration.ts';
import { renderJavaScript, renderJavaScriptCommands } from './javascript.ts';
import { type Parts, type SnippetRequest, splitParts } from './parts.ts';
import { renderPython, renderPythonCommands } from './python.ts';
import { renderCurl, renderShell } from './shell.ts';
import type { Snippet } from './snippet.ts';

export type NameFile = (voice: Voice, mediaType: SpokenAudio['type']) => string;

/** Command-line programs that decode the recording in a host's response, by the encoding of the recording. */
const DECODERS = { base64: ['jq', 'base64'], hex: ['jq', 'xxd'], url: ['jq'] } as const;
/** Title of each kind of snippet, and the program that runs such a snippet. */
const LANGUAGES: Readonly<Record<Snippet['language'], Pick<Snippet, 'title' | 'requires'>>> = {
  curl: { title: 'curl', requires: ['curl'] },
  shell: { title: 'Command line', requires: [] },
  javascript: { title: 'JavaScript', requires: ['Node.js 18 or newer'] },
  python: { title: 'Python', requires: ['Python 3.8 or newer'] },
};

/** Returns snippets that synthesize the greeting of a voice; an empty list if no request or program is known for the voice. */
export function snippetsOf(voice: Voice, nameFile: NameFile): readonly Snippet[] {
  const voiceId = voice.provider_voice_id;
  if (voiceId === undefined) return [];
  const sentence = { voice, voiceId, ...greetingOf(voice) };
  const { program, request } = PROVIDER_FACTS.get(voice.provider)?.speech ?? {};
  if (program) {
    const file = nameFile(voice, program.audio.type);
    const commands = fillCommands(program, sentence, file);
    const toSnippet = snippetBuilder(program, program.variables ?? [], file);
    if (commands)
      return [
        toSnippet('shell', renderShell(commands), program.packages),
        toSnippet('javascript', renderJavaScriptCommands(commands), program.packages),
        toSnippet('python', renderPythonCommands(commands), program.packages),
      ];
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
  const toSnippet = snippetBuilder(api, [...(api.key ? [api.key] : []), ...inUrl], file);
  return [
    toSnippet('curl', renderCurl(request), api.audio.encoding && DECODERS[api.audio.encoding]),
    toSnippet('javascript', renderJavaScript(request)),
    toSnippet('python', renderPython(request)),
  ];
}

/** Returns a function that creates one voice's snippet. The returned function takes the programming language, the code and the required packages. */
function snippetBuilder(
  { audio, source }: Pick<SpeechApi, 'audio' | 'source'>,
  variables: string[],
  file: string,
) {
  const shared = { variables, file, media_type: audio.type, documentation: source };
  return (language: Snippet['language'], code: string, packages: readonly string[] = []): Snippet => {
    const { title, requires } = LANGUAGES[language];
    return { language, title, code, requires: [...requires, ...packages], ...shared };
  };
}

/** Appends a text to a list of parts. If the last part is a text, the new text is joined to it. */
function appendText(parts: Parts, text: string): Parts {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last + text] : [...parts, text];
}
