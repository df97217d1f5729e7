import { bodyText, fillRequest, type SpeechApi } from '../../providers/speech/speech-api.ts';
import type { HostRequest } from './host-request.ts';
import type { HttpSpeech } from './http-speech.ts';

/** Returns the function that makes the requests of a declared host. A header of the key is left out where there is none. */
export function requestOf(api: SpeechApi): HttpSpeech['request'] {
  return (sentence, { key }): HostRequest => {
    const request = fillRequest(api, sentence);
    if (!request) throw new RangeError(`no request says a sentence with ${sentence.voice.id}`);
    const headers = Object.entries(request.headers).filter(([, value]) => key || !value.includes('{key}'));
    return {
      ...request,
      headers: Object.fromEntries(
        headers.map(([name, value]) => [name, value.replace('{key}', () => key ?? '')]),
      ),
      body: bodyText(request.body),
    };
  };
}
