import { LRUCache } from 'lru-cache';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES } from '../content-encoding.ts';
import type { CatalogAnswer, CatalogRoute } from '../route.ts';
import { createCacheAdmission } from './cache-admission.ts';
import type { CanonicalQuery } from './query-reader.ts';

/** Largest size of the cached responses of one operation for one catalog, in bytes: about a thousand pages of voices. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

type Query = CanonicalQuery<Readonly<Record<string, unknown>>>;

export interface Body extends Pick<CatalogAnswer, 'link'> {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/**
 * Caches one operation's responses to repeated queries of one catalog. The cache key is the canonical form of the query. A response is cached
 * uncompressed, and once more in each encoding that clients requested. Cached responses never get stale, because a new catalog gets a new cache.
 */
export function createResponseCache(catalog: Catalog, { handler }: CatalogRoute) {
  const { generation } = catalog;
  const isRepeated = createCacheAdmission();
  const cache = new LRUCache<string, Body>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes, link = '' }, key) => bytes.length + link.length + key.length,
  });

  function plainBody({ query, key, notes }: Query, isAdmitted: boolean): Body {
    const cached = isAdmitted ? cache.get(key) : undefined;
    if (cached) return cached;
    const { body, link } = handler(query, catalog, notes);
    const plain = { bytes: body, link, encoding: undefined };
    if (isAdmitted) cache.set(key, plain);
    return plain;
  }

  return {
    /** Returns the name of a response for its ETags, without building the response. Names are printable ASCII without `"`, `,` and `:`. */
    nameOf: ({ key }: Query) => generation + key,
    /** Returns the response body, compressed if the body is large enough. The result is a promise only if the body still has to be compressed. */
    body: (query: Query, encoding: Encoding | undefined): Body | Promise<Body> => {
      const isAdmitted = isRepeated(query.key);
      if (!encoding) return plainBody(query, isAdmitted);
      const key = encoding + query.key;
      const cached = isAdmitted ? cache.get(key) : undefined;
      if (cached) return cached;
      const body = plainBody(query, isAdmitted);
      if (body.bytes.length < MIN_ENCODED_BYTES) return body;
      return encode(body.bytes, encoding).then((bytes) => {
        const encoded = { bytes, link: body.link, encoding };
        if (isAdmitted) cache.set(key, encoded);
        return encoded;
      });
    },
  };
}
