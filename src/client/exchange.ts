import { VoiceDirectoryError } from './errors.ts';

/** Fields of a `Response` that the client reads: few, so that every implementation of fetch fits. */
export interface FetchedResponse {
  readonly status: number;
  readonly headers: { forEach(use: (value: string, name: string) => void): void };
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Stream of the body, from which dumps are read. Without it, a dump is held in memory whole. */
  readonly body?: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}

/** Options of {@link Fetch}, a part of `RequestInit`. */
export interface FetchOptions {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly cache?: 'no-cache';
}

/** Function that sends a GET request, such as the global `fetch`, or the `fetch` of a service binding. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchedResponse>;

/** A GET request. */
export interface ExchangeRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** True for an answer that no cache between client and service may give without asking. */
  readonly isFresh: boolean;
}

/** Answer to a request, with its whole body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** Sends one request and reads the answer. */
export type Exchange = (request: ExchangeRequest) => Promise<Answer>;

/**
 * Creates an exchange over a fetch. The body is read here, so that one time limit holds for it too, and so that a body that
 * breaks off counts as a network error, which is retried.
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

/** Returns the error of a request that failed. A request that its own signal has aborted fails with the signal's reason. */
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

/** Copies the headers of a response without those that describe the bytes on the wire, which fetch has decoded. */
export function copyHeaders({ headers }: FetchedResponse): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    copy.set(name, value);
  });
  copy.delete('content-encoding');
  copy.delete('content-length');
  return copy;
}

/** Returns the innermost message of an error, because fetch of Node says "fetch failed" and has the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
