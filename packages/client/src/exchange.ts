import { VoiceDirectoryError } from './errors.ts';

/** Fields of a `Response` that the client reads. The fields are few, so that every implementation of `fetch` satisfies the type. */
export interface FetchedResponse {
  readonly status: number;
  readonly headers: { forEach(use: (value: string, name: string) => void): void };
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Stream of the body, for dumps. Without a stream, the whole dump is held in memory. */
  readonly body?: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}

/** Options of {@link Fetch}: a subset of `RequestInit`. */
export interface FetchOptions {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly cache?: 'no-cache';
}

/** Function that sends a GET request, such as the global `fetch`, or the `fetch` of a service binding. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchedResponse>;

export interface ExchangeRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** True if HTTP caches must revalidate with the service before they return a response. */
  readonly isFresh: boolean;
}

/** Response to a request, with its whole body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** Function that sends one request and reads the whole response. */
export type Exchange = (request: ExchangeRequest) => Promise<Answer>;

/**
 * Creates an exchange that uses `fetch`. The exchange reads the body, so that the time limit includes the body. A truncated body is then a network
 * error, and the request is retried.
 */
export function createExchange(fetch: Fetch, timeoutMs: number): Exchange {
  return async ({ url, headers, signal, isFresh }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        headers: Object.fromEntries(headers),
        signal: AbortSignal.any([signal, timeout]),
        ...(isFresh && { cache: 'no-cache' }),
      });
      return { status: response.status, headers: copyHeaders(response), body: await response.arrayBuffer() };
    } catch (cause) {
      throw toFailure(cause, signal, timeout, `The answer was not complete after ${timeoutMs} ms.`);
    }
  };
}

/** Returns the error of a failed request: `timeout` or `network_error`. @throws the reason of `signal` if `signal` is aborted */
export function toFailure(
  cause: unknown,
  signal: AbortSignal,
  timeout: AbortSignal,
  late: string,
): VoiceDirectoryError {
  signal.throwIfAborted();
  return timeout.aborted
    ? new VoiceDirectoryError('timeout', late, { cause })
    : new VoiceDirectoryError('network_error', `The service cannot be reached: ${reasonOf(cause)}`, {
        cause,
      });
}

/** Copies the headers of a response. `Content-Encoding` and `Content-Length` are left out, because `fetch` has decoded the body. */
export function copyHeaders({ headers }: FetchedResponse): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    copy.set(name, value);
  });
  copy.delete('content-encoding');
  copy.delete('content-length');
  return copy;
}

/** Returns the message of an error's cause, or else the error's own message. Node's `fetch` reports "fetch failed", and has the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
