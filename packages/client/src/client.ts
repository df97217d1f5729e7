import createFetchClient, { type Client } from 'openapi-fetch';
import { createChangeOperations } from './changes.ts';
import { readDump } from './dump.ts';
import { VoiceDirectoryError } from './errors.ts';
import { withEtagCache } from './etag-cache.ts';
import { createExchange, type Exchange, type Fetch } from './exchange.ts';
import type { paths } from './openapi-types.ts';
import type { VoiceDirectoryClient, VoiceDump } from './operations.ts';
import { type ClientOptions, DEFAULT_CACHE, DEFAULTS, type Init, type RequestOptions } from './options.ts';
import { assertParameters } from './parameters.ts';
import { toParameters } from './query.ts';
import { readAnswer } from './read-answer.ts';
import { withRetries } from './retry.ts';
import { createStreamOpener } from './stream.ts';
import { createVoiceOperations } from './voices.ts';

export type { ClientErrorCode, VoiceDirectoryErrorCode } from './errors.ts';
export type { Fetch, FetchedResponse, FetchOptions } from './exchange.ts';
export type { components, operations, paths } from './openapi-types.ts';
export type * from './operations.ts';
export type { AllOptions, ClientOptions, FollowOptions, RequestOptions } from './options.ts';
export type * from './query.ts';
export { VoiceDirectoryError };

/** Creates a client of the service at `baseUrl`. @throws {TypeError} if `baseUrl` is not an absolute URL */
export function createVoiceDirectoryClient(options: ClientOptions): VoiceDirectoryClient {
  const api = createApi(options);
  const fresh = revalidated();
  const toInit = ({ signal }: RequestOptions = {}) => ({ signal: joined(options.signal, signal) });
  return {
    api,
    voices: createVoiceOperations(api, toInit, fresh, createDumpReader(options, fresh)),
    changes: createChangeOperations(api, toInit, fresh),
    metadata: async (request) => (await readAnswer(api.GET('/v1/metadata', toInit(request)))).data,
    models: async (query = {}, request) => {
      assertParameters(query, 'models');
      const params = { query: toParameters(query) };
      return (await readAnswer(api.GET('/v1/models', { params, ...toInit(request) }), 'models')).data;
    },
    complete: async (text, query = {}, request) => {
      assertParameters(query, 'complete');
      const params = { query: toParameters({ ...query, q: text }) };
      return (await readAnswer(api.GET('/v1/complete', { params, ...toInit(request) }), 'completions')).data;
    },
  };
}

/** Creates the typed client of openapi-fetch. Requests of this client pass through the cache and the retries. */
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
      // `Response` throws for these statuses if the body is not null, even if the body is empty.
      return new Response([204, 205, 304].includes(status) ? null : body, { status, headers: rest.headers });
    },
  });
}

/** Composes the layers of a request. Retries wrap the cache, so that each attempt sends `If-None-Match`. */
function createClientExchange(options: ClientOptions): Exchange {
  const { cache } = options;
  const plain = createExchange(...transportOf(options));
  const cached = cache === false ? plain : withEtagCache(plain, { ...DEFAULT_CACHE, ...cache });
  return withRetries(cached, retryLimitsOf(options));
}

/** Creates the reader of the dump. A dump is as large as the catalog, so no ETag cache is used. Retries end when the body begins. */
function createDumpReader(
  options: ClientOptions,
  fresh: Pick<Init, 'cache'>,
): (init: Init) => Promise<VoiceDump> {
  const open = withRetries(createStreamOpener(...transportOf(options)), retryLimitsOf(options));
  const url = `${new URL(options.baseUrl).href.replace(/\/$/, '')}/v1/voices.ndjson`;
  return async ({ signal }) =>
    readDump(await open({ url, headers: new Headers(options.headers), signal, isFresh: 'cache' in fresh }));
}

/** Returns the `fetch` of the options. By default, each request looks up the global `fetch` anew, because tracing tools replace it. */
function transportOf({ fetch, timeoutMs = DEFAULTS.timeoutMs }: ClientOptions): [Fetch, number] {
  return [fetch ?? ((url, init) => globalThis.fetch(url, init)), timeoutMs];
}

function retryLimitsOf({ retries, maxRetryWaitMs }: ClientOptions) {
  return {
    retries: retries ?? DEFAULTS.retries,
    maxRetryWaitMs: maxRetryWaitMs ?? DEFAULTS.maxRetryWaitMs,
  };
}

/**
 * Returns the `fetch` option that makes a browser revalidate its HTTP cache, so that no page is from an earlier catalog. If the runtime's `Request`
 * lacks the option, as on some edge workers, no option is returned.
 */
function revalidated(): Pick<Init, 'cache'> {
  return 'cache' in Request.prototype ? { cache: 'no-cache' } : {};
}

function joined(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}
