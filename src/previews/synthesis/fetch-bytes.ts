import { UpstreamError } from '../../domain/errors.ts';
import {
  readBody,
  redactUrl,
  toStatusError,
  toUpstreamError,
  withRetries,
} from '../../domain/upstream-errors.ts';

/** Limits well above real responses: a model on a slow processor takes a minute for a sentence, and ten MiB are a minute of sound. */
export const SPEECH_LIMITS = {
  /** Time limit for one response including its body, in ms. */
  deadlineMs: 120_000,
  maxBytes: 10 * 1024 * 1024,
  maxRetries: 3,
  firstRetryMs: 500,
  maxRetryMs: 20_000,
};

/** Request to a host: a POST if there is a body, otherwise a GET. API keys are in headers only, because messages and logs show the URL's path. */
export interface HostRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Function that requests the bytes at a URL. @throws {UpstreamError} */
export type FetchBytes = (url: URL, request: HostRequest, signal: AbortSignal) => Promise<Uint8Array>;

/** Returns a function that requests bytes. A request is retried if the host is overloaded or the connection breaks. */
export function toFetchBytes(userAgent: string, limits = SPEECH_LIMITS): FetchBytes {
  async function fetchOnce(url: URL, request: HostRequest, runSignal: AbortSignal): Promise<Uint8Array> {
    const deadline = AbortSignal.timeout(limits.deadlineMs);
    const signal = AbortSignal.any([runSignal, deadline]);
    const { headers, body } = request;
    try {
      const response = await fetch(url, {
        signal,
        // A redirect counts as an error, because the API key in the headers must not be sent to another host.
        redirect: 'manual',
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'user-agent': userAgent, ...headers },
        ...(body !== undefined && { body }),
      }).catch((error: unknown) => {
        throw toUpstreamError(error, url, signal);
      });
      if (!response.ok) throw await toStatusError(response, url);
      return await readBody(response.body ?? [], url, limits.maxBytes, signal);
    } catch (cause) {
      if (runSignal.aborted || !deadline.aborted) throw cause;
      throw new UpstreamError('timeout', `${redactUrl(url)} did not answer in time`, { cause });
    }
  }
  return (url, request, signal) => withRetries(() => fetchOnce(url, request, signal), limits, signal);
}
