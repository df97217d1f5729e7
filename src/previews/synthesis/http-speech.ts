import { UpstreamError } from '../../domain/errors.ts';
import { httpStatusOf } from '../../domain/upstream-errors.ts';
import { requestUrl } from '../../lib/request-url.ts';
import type { Sentence } from '../../providers/speech/speech-api.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { HostRequest } from './host-request.ts';
import type { SpeechAccess, Synthesizer } from './synthesizer.ts';

/** Declaration of a host that speaks: the request for a sentence, without I/O. */
export interface HttpSpeech {
  readonly provider: string;
  /** Name of the synthesizer, if it is not the slug of the provider. */
  readonly name?: (access: SpeechAccess) => string;
  readonly isPaid: (access: SpeechAccess) => boolean;
  /** Reports whether the settings suffice to speak. */
  readonly isConfigured: (access: SpeechAccess) => boolean;
  readonly request: (sentence: Sentence, access: SpeechAccess) => HostRequest;
  /** Returns the recording in the body of an answer that is no recording itself. @throws if there is none */
  readonly recordingIn?: (body: Uint8Array) => Uint8Array;
  /** List of the host's voices, for a host that has not all voices of the provider. */
  readonly list?: { readonly path: string; readonly idsIn: (page: unknown) => readonly string[] };
}

/** Statuses of a path that the host does not have. */
const NOT_FOUND: ReadonlySet<number | undefined> = new Set([404, 405]);

/** Creates the synthesizer of a declaration. */
export function toSynthesizer(
  declaration: HttpSpeech,
  access: SpeechAccess,
  fetchBytes: FetchBytes,
): Synthesizer {
  const { provider, list, recordingIn = (body) => body } = declaration;

  async function send({ ifNotFound, ...request }: HostRequest, signal: AbortSignal): Promise<Uint8Array> {
    const url = requestUrl(new URL(access.baseUrl), request);
    try {
      return await fetchBytes(url, request, signal);
    } catch (error) {
      if (ifNotFound && NOT_FOUND.has(httpStatusOf(error))) return send(ifNotFound, signal);
      throw error;
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
      const body = await send(declaration.request({ ...sentence, voiceId }, access), signal);
      return asAnswer(provider, () => recordingIn(body));
    },
  };
}

function asAnswer<T>(provider: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // The message holds no part of the answer, because an answer may repeat the key.
    const kind = cause instanceof SyntaxError ? 'no JSON' : 'another shape than documented';
    throw new UpstreamError('malformed', `the host of ${provider} answered ${kind}`, { cause });
  }
}
