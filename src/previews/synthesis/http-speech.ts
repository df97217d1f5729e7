import { UpstreamError } from '../../domain/errors.ts';
import { httpStatusOf } from '../../domain/upstream-errors.ts';
import { requestUrl } from '../../lib/request-url.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { bodyText, fillRequest, type Sentence } from '../../providers/speech/speech-declaration.ts';
import type { FetchBytes, HostRequest } from './fetch-bytes.ts';
import type { SpeechAccess, Synthesizer } from './synthesizer.ts';

/** Declaration of a host with speech synthesis over HTTP. The form of the request is declared in the provider's facts (`PROVIDER_FACTS`). */
export interface HttpSpeech {
  readonly provider: string;
  /** Name of the synthesizer, if it is not the slug of the provider. */
  readonly name?: (access: SpeechAccess) => string;
  readonly isPaid: (access: SpeechAccess) => boolean;
  readonly isConfigured: (access: SpeechAccess) => boolean;
  /** Path of the request in older releases of the host, tried after status 404 or 405. */
  readonly olderPath?: string;
  /** Extracts the recording from a response body; undefined if the body itself is the recording. @throws if the body contains no recording */
  readonly recordingIn?: (body: Uint8Array) => Uint8Array;
  /** Path and parser of the host's voice list; absent for a host that has all voices of the provider. */
  readonly list?: { readonly path: string; readonly idsIn: (page: unknown) => readonly string[] };
}

/** HTTP statuses for a path that the host does not serve. */
const NOT_FOUND: ReadonlySet<number | undefined> = new Set([404, 405]);

export function toSynthesizer(
  declaration: HttpSpeech,
  access: SpeechAccess,
  fetchBytes: FetchBytes,
): Synthesizer {
  const { provider, list, olderPath, recordingIn = (body) => body } = declaration;
  const send = (request: HostRequest, signal: AbortSignal): Promise<Uint8Array> =>
    fetchBytes(requestUrl(new URL(access.baseUrl), request), request, signal);

  async function say(request: HostRequest, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await send(request, signal);
    } catch (error) {
      if (olderPath === undefined || !NOT_FOUND.has(httpStatusOf(error))) throw error;
      return send({ ...request, path: olderPath }, signal);
    }
  }

  return {
    provider,
    name: declaration.name?.(access) ?? provider,
    isPaid: declaration.isPaid(access),
    ...(list && {
      listIds: async (signal) => {
        const page = await send({ path: list.path, headers: { accept: 'application/json' } }, signal);
        return new Set(asAnswer(provider, () => list.idsIn(JSON.parse(Buffer.from(page).toString()))));
      },
    }),
    speak: async ({ signal, ...sentence }) => {
      const voiceId = sentence.voice.provider_voice_id ?? '';
      const body = await say(requestOf(provider, { ...sentence, voiceId }, access), signal);
      return asAnswer(provider, () => recordingIn(body));
    },
  };
}

/** Returns the request for a sentence. If there is no API key, the headers for the key are left out. */
function requestOf(provider: string, sentence: Sentence, { key }: SpeechAccess): HostRequest {
  const api = PROVIDER_FACTS.get(provider)?.speech?.request;
  const request = api && fillRequest(api, sentence);
  if (!request) throw new RangeError(`no request says a sentence with ${sentence.voice.id}`);
  const headers = Object.entries(request.headers).filter(([, value]) => key || !value.includes('{key}'));
  return {
    ...request,
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, value.replace('{key}', () => key ?? '')]),
    ),
    body: bodyText(request.body),
  };
}

function asAnswer<T>(provider: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // The message quotes nothing of the response, because a response may repeat the API key.
    const kind = cause instanceof SyntaxError ? 'no JSON' : 'another shape than documented';
    throw new UpstreamError('malformed', `the host of ${provider} answered ${kind}`, { cause });
  }
}
