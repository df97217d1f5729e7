import { LRUCache } from 'lru-cache';
import type { Catalog } from '../../index/catalog.ts';
import type { CatalogRoute } from '../route.ts';
import { createAdmissionFilter } from './admission.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES } from './content-encoding.ts';
import type { CanonicalQuery } from './query-reader.ts';

/** Bound of the cache per operation and catalog, in bytes: about a thousand pages. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

type Query = CanonicalQuery<Readonly<Record<string, unknown>>>;

/** The responses of one operation over one catalog. The cache is dropped with the catalog, so that nothing in it gets stale. */
export interface ResponseCache {
  /** Returns the strong ETag of a response without making the response. */
  etag(query: Query): string;
  /** Returns the body, encoded if it is large enough. The result is a promise only while an encoding is made. */
  body(query: Query, encoding: Encoding | undefined): Body | Promise<Body>;
}

export interface Body {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** Caches repeated responses, plain and encoded, under the canonical query. */
export function createResponseCache(catalog: Catalog, { handler }: CatalogRoute): ResponseCache {
  // The build time is part of the generation, because a provider's status can change while no voice does.
  const generation = `${catalog.version}-${Date.parse(catalog.builtAt).toString(36)}`;
  const isRepeated = createAdmissionFilter();
  const cache = new LRUCache<string, Body>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  /** Returns the plain body, cached if its key is admitted. The cache holds a copy, because a page would keep its larger block alive. */
  function plainBody({ query, key }: Query, isAdmitted: boolean): Body {
    const cached = isAdmitted ? cache.get(key) : undefined;
    if (cached) return cached;
    const content = handler(query, catalog);
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    if (isAdmitted) cache.set(key, { bytes: Buffer.from(bytes), encoding: undefined });
    return { bytes, encoding: undefined };
  }

  return {
    etag: ({ key }) => `"${generation}${key}"`,
    body: (query, encoding) => {
      const isAdmitted = isRepeated(query.key);
      if (!encoding) return plainBody(query, isAdmitted);
      const key = encoding + query.key;
      const cached = isAdmitted ? cache.get(key) : undefined;
      if (cached) return cached;
      const body = plainBody(query, isAdmitted);
      if (body.bytes.length < MIN_ENCODED_BYTES) return body;
      return encode(body.bytes, encoding).then((bytes) => {
        const encoded = { bytes, encoding };
        if (isAdmitted) cache.set(key, encoded);
        return encoded;
      });
    },
  };
}
