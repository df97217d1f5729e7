import { type Dispatcher, fetch, type Response } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import { readBody, redactUrl, toStatusError, toUpstreamError } from '../../domain/upstream-errors.ts';
import type { ListRequest } from '../provider.ts';

/**
 * Maximum nesting depth and number of values of a page. The depth is limited, because deep nesting would overflow the stack of recursive functions.
 * The number of values is limited, because 64 MiB of `{}` would exhaust V8's heap. In V8's heap, an object takes some hundred bytes, and any other
 * value up to 250 bytes. `scripts/docs/written.mjs` reads the bounds. @public
 */
export const BOUNDS = { levels: 100, values: 2_000_000 };

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Change of the nesting depth by each byte outside of strings: `[` and `{` open a level, `]` and `}` close a level. */
const LEVELS = tableOf({ '[': 1, '{': 1, ']': -1, '}': -1 });
/** Number of values that start at each byte outside of strings: one per opened array or object, and one per comma. */
const VALUES = tableOf({ '[': 1, '{': 1, ',': 1 });

function tableOf(counts: Readonly<Record<string, number>>): Int8Array {
  return Int8Array.from({ length: 256 }, (_, byte) => counts[String.fromCharCode(byte)] ?? 0);
}

export interface FetchContext {
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  /** Maximum size of the response body, in bytes after decompression. */
  readonly maxBytes: number;
  /** Called with the size in bytes of each chunk of a body. @throws {UpstreamError} if the list is too large */
  readonly onBytes: (sizeBytes: number) => void;
  readonly signal: AbortSignal;
}

/** Fetches one page of a list as JSON. @throws {UpstreamError} if the status is not 200, or the body is too large or not JSON */
export async function fetchJson(url: URL, request: ListRequest, context: FetchContext): Promise<unknown> {
  const { maxBytes, onBytes, signal } = context;
  const response = await send(url, request, context).catch((error) => {
    throw toUpstreamError(error, url, signal);
  });
  // Success statuses other than 200 are errors, because their body is not the whole list: 206 is partial content, 202 a pending request.
  if (response.status !== 200) throw await toStatusError(response, url);
  const chunks = checkChunks(response.body ?? [], url, onBytes);
  return parseJson(await readBody(chunks, url, maxBytes, signal), url);
}

function send(
  url: URL,
  { headers, body }: ListRequest,
  { dispatcher, userAgent, signal }: FetchContext,
): Promise<Response> {
  const isPost = body !== undefined;
  const own = { 'user-agent': userAgent, accept: 'application/json' };
  return fetch(url, {
    dispatcher,
    signal,
    // A redirect is an error, because the key in the headers must not be sent to another host.
    redirect: 'manual',
    headers: { ...own, ...(isPost && { 'content-type': 'application/json' }), ...headers },
    ...(isPost && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** Yields the chunks of a body. @throws {UpstreamError} as soon as the page exceeds {@link BOUNDS}, or the list is too large */
async function* checkChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  url: URL,
  onBytes: FetchContext['onBytes'],
): AsyncIterable<Uint8Array> {
  const findExceeded = createBoundsCheck();
  for await (const chunk of chunks) {
    onBytes(chunk.byteLength);
    const exceeded = findExceeded(chunk);
    if (exceeded) {
      const errorClass = exceeded === 'levels' ? 'malformed' : 'too_large';
      throw new UpstreamError(
        errorClass,
        `${redactUrl(url)} answered JSON of over ${BOUNDS[exceeded]} ${exceeded}`,
      );
    }
    yield chunk;
  }
}

function parseJson(body: Uint8Array, url: URL): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new UpstreamError('malformed', `${redactUrl(url)} did not answer JSON`, { cause: error });
  }
}

/** Creates a function that checks the next UTF-8 chunk of a page, and returns the name of the bound in {@link BOUNDS} that the page exceeds, if any. */
function createBoundsCheck(): (chunk: Uint8Array) => keyof typeof BOUNDS | undefined {
  let [levels, values] = [0, 0];
  let [isInString, isEscaped] = [false, false];
  return (chunk) => {
    // The loop is indexed, because an iterator takes several times as long for tens of megabytes.
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (isEscaped) isEscaped = false;
      else if (isInString && byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isInString = !isInString;
      else if (!isInString) {
        levels += LEVELS[byte] as number;
        values += VALUES[byte] as number;
      }
      if (levels > BOUNDS.levels) return 'levels';
    }
    return values > BOUNDS.values ? 'values' : undefined;
  };
}
