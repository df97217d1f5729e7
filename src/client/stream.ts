import {
  copyHeaders,
  type ExchangeRequest,
  type Fetch,
  type FetchedResponse,
  toFailure,
} from './exchange.ts';

/** Answer whose body is read as it comes. */
export interface StreamedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** Ends the request, also where no chunk was read. */
  readonly cancel: () => Promise<void>;
}

/** Sends one request, and returns once its answer begins. */
export type OpenStream = (request: ExchangeRequest) => Promise<StreamedAnswer>;

/** Creates a function that opens streams over a fetch. The time limit holds for each wait, because a slow reader may take hours. */
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

/** Yields the chunks of a body. A reader that leaves early ends the request. A fetch without streams gives one chunk. */
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
  // A body that has failed cannot be cancelled, and its error is on its way already.
  await reader?.cancel().catch(() => {});
}
