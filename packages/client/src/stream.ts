import {
  copyHeaders,
  type ExchangeRequest,
  type Fetch,
  type FetchedResponse,
  toFailure,
} from './exchange.ts';

/** Response whose body is streamed. */
export interface StreamedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** Cancels the request, even if no chunk was read. */
  readonly cancel: () => Promise<void>;
}

/** Function that sends one request, and resolves when the response headers have arrived. */
export type OpenStream = (request: ExchangeRequest) => Promise<StreamedAnswer>;

/**
 * Creates a function that opens streams through `fetch`. The time limit applies to each wait for data, because a slow reader may take hours for the
 * whole body.
 */
export function createStreamOpener(fetch: Fetch, timeoutMs: number): OpenStream {
  return async ({ url, headers, signal, isFresh }) => {
    const idle = new AbortController();
    const limited = async <Value>(start: () => Promise<Value>): Promise<Value> => {
      const timer = setTimeout(() => idle.abort(), timeoutMs);
      try {
        return await start();
      } catch (cause) {
        throw toFailure(cause, signal, idle.signal, `Nothing came for ${timeoutMs} ms.`);
      } finally {
        clearTimeout(timer);
      }
    };
    const response = await limited(() =>
      fetch(url, {
        headers: Object.fromEntries(headers),
        signal: AbortSignal.any([signal, idle.signal]),
        ...(isFresh && { cache: 'no-cache' }),
      }),
    );
    const reader = response.body?.getReader();
    return {
      status: response.status,
      headers: copyHeaders(response),
      chunks: readChunks(response, reader, limited),
      cancel: () => cancel(reader),
    };
  };
}

type Limited = <Value>(start: () => Promise<Value>) => Promise<Value>;
type Reader = ReturnType<NonNullable<FetchedResponse['body']>['getReader']>;

/** Yields the chunks of a body. A response without a stream gives one chunk. A reader that stops early cancels the request. */
async function* readChunks(
  response: FetchedResponse,
  reader: Reader | undefined,
  limited: Limited,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (!reader) {
    yield new Uint8Array(await limited(() => response.arrayBuffer()));
    return;
  }
  try {
    for (;;) {
      const { done, value } = await limited(() => reader.read());
      if (done) return;
      if (value) yield value;
    }
  } finally {
    await cancel(reader);
  }
}

async function cancel(reader: Reader | undefined): Promise<void> {
  // The rejection is ignored. A failed body cannot be cancelled, and its reader has received the error already.
  await reader?.cancel().catch(() => {});
}
