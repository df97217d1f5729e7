import { Agent, request } from 'undici';
import { redactUrl } from '../../domain/upstream-errors.ts';
import { readBounded, TooLargeError } from '../../lib/read-bounded.ts';
import { createGuardedConnector, isPublicAddress, type LookupAll } from './guarded-connector.ts';
import {
  type Answer,
  GLIMPSE_BYTES,
  readStart,
  statedLength,
  statedTotal,
  statedType,
  toStatusError,
} from './read-answer.ts';
import { RefusedAddressError, SampleError, toSampleError } from './sample-errors.ts';

/** Default limits, well above the needs of real samples, of which the largest has three megabytes. `scripts/docs/written.mjs` reads them. @public */
export const SAMPLE_LIMITS = {
  maxBytes: 10_000_000,
  /** Time limit of the whole request, in ms. */
  deadlineMs: 30_000,
  /** Time limit for opening a connection, for headers, and for each chunk of a body, in ms. */
  answerTimeoutMs: 10_000,
};
const MAX_REDIRECTS = 5;

export interface SampleClientOptions {
  /** True to allow http URLs, for example for a local CDN. */
  readonly allowHttp?: boolean | undefined;
  /** Reports whether an IP address may be connected to; by default, only public addresses may. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
  readonly userAgent: string;
  readonly limits?: Partial<typeof SAMPLE_LIMITS> | undefined;
  readonly lookup?: LookupAll | undefined;
}

/** Facts from the headers of a response, and the first bytes of its body. A response to HEAD has no body. */
export type Glimpse = Readonly<Awaited<ReturnType<SampleClient['glimpse']>>>;

/** HTTP client for untrusted URLs from providers' voice lists. Each method throws {@link SampleError} for a failed request. */
export type SampleClient = ReturnType<typeof createSampleClient>;

type Headers = Readonly<Record<string, string>>;

/** Creates a client that connects to allowed IP addresses only. The client follows redirects itself, because each target must be checked. */
export function createSampleClient({
  allowHttp = false,
  isAllowed = isPublicAddress,
  userAgent,
  lookup,
  ...options
}: SampleClientOptions) {
  const { answerTimeoutMs, deadlineMs, maxBytes } = { ...SAMPLE_LIMITS, ...options.limits };
  const dispatcher = new Agent({
    connect: createGuardedConnector(isAllowed, answerTimeoutMs, lookup),
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
  });
  const send = createSender(dispatcher, userAgent, allowHttp);

  /** Sends a request and reads the response within the deadline. @throws {StatusError} for a response without success status */
  async function exchange<T>(
    address: string,
    { method, headers, signal }: { method: 'HEAD' | 'GET'; headers: Headers; signal: AbortSignal },
    read: (answer: Answer) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const answer = await send(address, method, headers, AbortSignal.any([signal, deadline]));
      try {
        if (answer.statusCode > 299) throw toStatusError(answer);
        return await read(answer);
      } finally {
        discard(answer);
      }
    } catch (error) {
      // The abort reason is thrown first, because undici may reject with an error of its own when the signal aborts.
      signal.throwIfAborted();
      throw deadline.aborted ? new SampleError('timeout') : toSampleError(error);
    }
  }

  return {
    /** Downloads a whole sample. `headers` are sent to the origin of `address`, and to no other, because they may contain an API key. */
    download: (address: string, signal: AbortSignal, headers: Headers = {}) =>
      exchange(address, { method: 'GET', headers, signal }, (answer) => readWhole(answer, maxBytes)),
    /** Requests the headers of a sample. With the method GET, the first bytes of the body are read, too. */
    glimpse: (address: string, method: 'HEAD' | 'GET', signal: AbortSignal) => {
      const headers: Headers = method === 'GET' ? { range: `bytes=0-${GLIMPSE_BYTES - 1}` } : {};
      return exchange(address, { method, headers, signal }, async (answer) => ({
        /** Media type in `Content-Type`, in lower case and without parameters. */
        mediaType: statedType(answer),
        /** Size of the whole sample in bytes, if the host states it. */
        bytes: statedTotal(answer),
        start: method === 'GET' ? await readStart(answer.body) : new Uint8Array(),
      }));
    },
    /** Closes all connections, including connections in use. */
    close: () => dispatcher.destroy(),
  };
}

/** Creates a function that sends a request, follows redirects, and returns the final response. */
function createSender(dispatcher: Agent, userAgent: string, allowHttp: boolean) {
  const common = { 'user-agent': userAgent, accept: 'audio/*, */*;q=0.1', 'accept-encoding': 'identity' };

  return async (address: string, method: 'HEAD' | 'GET', headers: Headers, signal: AbortSignal) => {
    const first = parseAddress(address, allowHttp);
    let url = first;
    for (let redirects = 0; ; redirects++) {
      const own = url.origin === first.origin ? headers : {};
      const sent = request(url, { method, headers: { ...common, ...own }, signal, dispatcher });
      const answer = await sent.catch((error: unknown) => {
        throw redirects === 0 ? error : atRedirect(url, error);
      });
      const { location } = answer.headers;
      if (answer.statusCode < 300 || answer.statusCode > 399 || typeof location !== 'string') return answer;
      discard(answer);
      if (redirects === MAX_REDIRECTS) throw new SampleError(`more than ${MAX_REDIRECTS} redirects`);
      url = parseRedirect(location, url, allowHttp);
    }
  };
}

async function readWhole(answer: Answer, maxBytes: number): Promise<Uint8Array> {
  const stated = statedLength(answer);
  if (stated !== undefined && stated > maxBytes) throw new SampleError('too large');
  const content = await readBounded(answer.body, maxBytes).catch((error: unknown) => {
    throw error instanceof TooLargeError ? new SampleError('too large') : error;
  });
  if (stated !== undefined && stated !== content.byteLength) throw new SampleError('length differs');
  return content;
}

/** Parses a URL. @throws {RefusedAddressError} for an invalid URL, a scheme that is not allowed, or credentials in the URL */
function parseAddress(address: string, allowHttp: boolean, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new RefusedAddressError('no address');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:'))
    throw new RefusedAddressError('no https address');
  if (url.username !== '' || url.password !== '') throw new RefusedAddressError('credentials in the address');
  return url;
}

/** Parses the target of a redirect. @throws {RefusedAddressError} with the target in its message */
function parseRedirect(location: string, base: URL, allowHttp: boolean): URL {
  try {
    return parseAddress(location, allowHttp, base);
  } catch (error) {
    throw URL.canParse(location, base.href) ? atRedirect(new URL(location, base), error) : error;
  }
}

/** Adds the target of a redirect to the message of a {@link RefusedAddressError}. */
function atRedirect(url: URL, error: unknown): unknown {
  if (!(error instanceof RefusedAddressError)) return error;
  return new RefusedAddressError(`redirect to ${redactUrl(url)}: ${error.message}`);
}

/** Destroys an unread response body to free the connection. */
function discard({ body }: Answer): void {
  if (!body.readableEnded) body.on('error', () => {}).destroy();
}
