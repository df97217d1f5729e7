import { LRUCache } from 'lru-cache';
import type { Catalog } from '../../index/catalog.ts';
import type { CatalogRoute } from '../route.ts';
import { createDoorkeeper } from './admission.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES } from './content-encoding.ts';
import type { NamedQuery } from './query-reader.ts';

/** Bodies that are kept, together: about a thousand pages. */
const MAX_BODIES_BYTES = 16 * 1024 * 1024;

type Query = NamedQuery<Readonly<Record<string, unknown>>>;

/** The answers of one operation over one catalog. What is remembered goes with the catalog. */
export interface Answers {
  /** Names the answer without making it. Strong. */
  etag(query: Query): string;
  /** The body, encoded where that is worth it. Only an encoding that is not kept takes time. */
  body(query: Query, encoding: Encoding | undefined): Body | Promise<Body>;
}

export interface Body {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

export function createAnswers(catalog: Catalog, { handler }: CatalogRoute): Answers {
  const { version, builtAt } = catalog;
  // The time too: how fresh the providers are can change without any voice.
  const generation = `${version}-${Date.parse(builtAt).toString(36)}`;
  const wasAsked = createDoorkeeper();
  const bodies = new LRUCache<string, Body>({
    maxSize: MAX_BODIES_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  function make({ query }: Query): Body {
    const content = handler(query, catalog);
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    return { bytes, encoding: undefined };
  }

  /** A copy: as it comes, a page is a part of a block of many. */
  function keep(key: string, { bytes, encoding }: Body): void {
    bodies.set(key, { bytes: Buffer.from(bytes), encoding });
  }

  function plain(query: Query, isRepeated: boolean): Body {
    const kept = isRepeated ? bodies.get(query.name) : undefined;
    if (kept) return kept;
    const body = make(query);
    if (isRepeated) keep(query.name, body);
    return body;
  }

  return {
    etag: ({ name }) => `"${generation}${name}"`,
    body: (query, encoding) => {
      const isRepeated = wasAsked(query.name);
      if (!encoding) return plain(query, isRepeated);
      const key = encoding + query.name;
      const kept = isRepeated ? bodies.get(key) : undefined;
      if (kept) return kept;
      const body = plain(query, isRepeated);
      if (body.bytes.length < MIN_ENCODED_BYTES) return body;
      return encode(body.bytes, encoding).then((bytes) => {
        const encoded = { bytes, encoding };
        if (isRepeated) keep(key, encoded);
        return encoded;
      });
    },
  };
}
