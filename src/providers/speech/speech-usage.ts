import type { SpeechUsage } from '../../domain/speech-usage.ts';
import type { SpeechApi } from './speech-api.ts';
import { SPEECH_APIS } from './speech-apis.ts';
import { SPEECH_COMMANDS } from './speech-commands.ts';

/** Returns the way in which a provider says a sentence; undefined if none is known. */
export function speechUsageOf(provider: string): SpeechUsage | undefined {
  const program = Object.hasOwn(SPEECH_COMMANDS, provider) ? SPEECH_COMMANDS[provider] : undefined;
  if (program)
    return { commands: program.commands.map((command) => [...command]), media_type: program.audio.type };
  const api = SPEECH_APIS.get(provider);
  return api && requestUsage(api);
}

/** Returns the request of a sentence, with the placeholders of the declaration. */
export function requestUsage({
  base,
  path,
  query = {},
  headers,
  user,
  body,
  key,
  audio,
}: SpeechApi): SpeechUsage {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const type = typeof body === 'string' ? 'application/ssml+xml' : 'application/json';
  return {
    method: 'POST',
    url: [base + path, parameters.join('&')].filter(Boolean).join('?'),
    headers: { 'content-type': type, ...headers },
    ...(user !== undefined && { basic_user: user }),
    body,
    ...(key !== undefined && { key_variable: key }),
    media_type: audio.type,
    ...(audio.encoding && { encoding: audio.encoding, at: [...(audio.at ?? [])] }),
  };
}
