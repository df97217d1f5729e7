import createFetchClient, { type Client } from 'openapi-fetch';
import { allVoices } from './all-voices.ts';
import { VoiceDirectoryError } from './errors.ts';
import { withEtagCache } from './etag-cache.ts';
import { createExchange, type Exchange, type Fetch } from './exchange.ts';
import type { paths } from './openapi-types.ts';
import type { VoiceDirectoryClient, VoiceLookup, VoiceOperations } from './operations.ts';
import type { ClientOptions, RequestOptions } from './options.ts';
import { toParameters, type VoiceQuery, wellFormed } from './query.ts';
import { readAnswer } from './read-answer.ts';
import { withRetries } from './retry.ts';

export type { ClientErrorCode, VoiceDirectoryErrorCode } from './errors.ts';
export type { Fetch, FetchedResponse, FetchOptions } from './exchange.ts';
export type { components, operations, paths } from './openapi-types.ts';
export type * from './operations.ts';
export type * from './options.ts';
export type { CompletionQuery } from './query.ts';
export { VoiceDirectoryError, type VoiceQuery };

const DEFAULTS = { retries: 2, maxRetryWaitMs: 60_000, timeoutMs: 30_000 };
const DEFAULT_CACHE = { maxEntries: 100, maxBytes: 8_000_000 };
/** Largest page that the service sends. */
const PAGE_SIZE = 200;
/** Ids that would be another path: none, and the dot segments that every URL parser removes. */
const NO_ID = /^\.{0,2}$/;
/** Outcomes of a look-up by the code of the error. */
const MISSING: Partial<Record<string, 'removed' | 'unknown'>> = {
  voice_not_found: 'unknown',
  voice_removed: 'removed',
};

/** Creates a client of the service at `baseUrl`. @throws {TypeError} if that is no absolute address */
export function createVoiceDirectoryClient(options: ClientOptions): VoiceDirectoryClient {
  const api = createApi(options);
  const toInit = ({ signal }: RequestOptions = {}) => ({ signal: joined(options.signal, signal) });
  return {
    api,
    voices: createVoiceOperations(api, toInit),
    metadata: async (request) => (await readAnswer(api.GET('/v1/metadata', toInit(request)))).data,
    complete: async (text, query = {}, request) => {
      const params = { query: toParameters({ ...query, q: text }) };
      return (await readAnswer(api.GET('/v1/complete', { params, ...toInit(request) }), 'completions')).data;
    },
  };
}

/** Options of a request that openapi-fetch passes to `Request`. */
interface Init {
  readonly signal: AbortSignal;
  readonly cache?: 'no-cache';
}
type ToInit = (options?: RequestOptions) => Init;

function createVoiceOperations(api: Client<paths>, toInit: ToInit): VoiceOperations {
  const list = (query: VoiceQuery, init: Init) =>
    readAnswer(api.GET('/v1/voices', { params: { query: toParameters(query) }, ...init }), 'voices');
  return {
    search: async (query = {}, request) => (await list(query, toInit(request))).data,
    all: (query = {}, { onSwap = 'restart', pageSize = PAGE_SIZE, ...request } = {}) => {
      const init = toInit(request);
      const readPage = async (offset: number) => {
        const { data, headers } = await list(
          { ...query, limit: pageSize, offset },
          { ...init, ...revalidated() },
        );
        return { ...data, version: headers.get('x-catalog-version') };
      };
      return allVoices(readPage, { onSwap, signal: init.signal });
    },
    get: async (id, request) => lookUp(api, id, toInit(request)),
    audioUrl: async (id, request) => {
      const params = { query: { voiceId: wellFormed(id) } };
      return (await readAnswer(api.GET('/v1/audio-url', { params, ...toInit(request) }), 'url')).data;
    },
  };
}

async function lookUp(api: Client<paths>, id: string, init: Init): Promise<VoiceLookup> {
  if (NO_ID.test(id)) return { outcome: 'unknown', message: 'No voice has this id.', replacements: [] };
  try {
    const params = { path: { id: wellFormed(id) } };
    return {
      outcome: 'found',
      voice: (await readAnswer(api.GET('/v1/voices/{id}', { params, ...init }), 'id')).data,
    };
  } catch (error) {
    const outcome = error instanceof VoiceDirectoryError ? MISSING[error.code] : undefined;
    if (outcome === undefined) throw error;
    const { message, replacements } = error as VoiceDirectoryError;
    return { outcome, message, replacements };
  }
}

/** Creates the typed client of openapi-fetch, whose requests go through the cache and the retries. */
function createApi(options: ClientOptions): Client<paths> {
  const exchange = createClientExchange(options);
  return createFetchClient<paths>({
    baseUrl: new URL(options.baseUrl).href,
    headers: { ...options.headers },
    fetch: async ({ url, headers, signal, cache }) => {
      const { status, body, ...rest } = await exchange({
        url,
        headers,
        signal,
        isFresh: cache === 'no-cache',
      });
      // A response of these statuses may not have a body, not even an empty one.
      return new Response([204, 205, 304].includes(status) ? null : body, { status, headers: rest.headers });
    },
  });
}

/** Composes the layers of a request: the cache is below the retries, so that each attempt is conditional. */
function createClientExchange(options: ClientOptions): Exchange {
  const { retries = DEFAULTS.retries, maxRetryWaitMs = DEFAULTS.maxRetryWaitMs, cache } = options;
  // The global fetch is looked up at each request, because tools that trace requests replace it.
  const send: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const plain = createExchange(send, options.timeoutMs ?? DEFAULTS.timeoutMs);
  const cached = cache === false ? plain : withEtagCache(plain, { ...DEFAULT_CACHE, ...cache });
  return withRetries(cached, { retries, maxRetryWaitMs });
}

/** Returns the option by which a browser's cache asks the service, so that no page of an earlier catalog comes from it. Some workers lack it. */
function revalidated(): Pick<Init, 'cache'> {
  return 'cache' in Request.prototype ? { cache: 'no-cache' } : {};
}

function joined(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}
