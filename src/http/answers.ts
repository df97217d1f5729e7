import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import type { ParameterReader } from '../domain/parameters.ts';
import type { Catalog } from '../index/catalog.ts';
import { createDoorkeeper } from './doorkeeper.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES } from './encoding.ts';
import type { CatalogRoute } from './route.ts';

/** Query strings whose reading is remembered, and how long such a string may be. */
const MAX_QUERIES = 2_000;
const MAX_QUERY_CHARACTERS = 512;
/** Bodies that are kept, together: about a thousand pages. */
const MAX_BODIES_BYTES = 16 * 1024 * 1024;

/** What a query string asks for, named without being made. */
export interface Answer {
  readonly query: Readonly<Record<string, unknown>>;
  /** Strong; the same for every way of writing the query. */
  readonly etag: string;
  /** Whether this very query string was asked before, as far as is known. */
  readonly isRepeated: boolean;
}

/** The answers of one operation over one catalog. What is remembered goes with the catalog. */
export interface Answers {
  /** @throws {BadInputError} */
  find(queryString: string): Answer;
  /** The body, encoded where that is worth it. Only an encoding that is not kept takes time. */
  body(answer: Answer, encoding: Encoding | undefined): Body | Promise<Body>;
}

export interface Body {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

export function createAnswers(
  catalog: Catalog,
  { handler }: CatalogRoute,
  read: ParameterReader<CatalogRoute['query']>,
): Answers {
  const wasAsked = createDoorkeeper();
  const answers = new LRUCache<string, Answer>({ max: MAX_QUERIES });
  const bodies = new LRUCache<string, Body>({
    maxSize: MAX_BODIES_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  function keep(answer: Answer, key: string, body: Body): Body {
    if (!answer.isRepeated) return body;
    // A copy: as it comes, a page is a part of a block of many.
    bodies.set(key, { ...body, bytes: Buffer.from(body.bytes) });
    return body;
  }

  function plain(answer: Answer): Body {
    const made = bodies.get(answer.etag);
    if (made) return made;
    const content = handler(answer.query, catalog);
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    return keep(answer, answer.etag, { bytes, encoding: undefined });
  }

  return {
    find: (queryString) => {
      const known = answers.get(queryString);
      if (known) return known;
      const query = read(parse(queryString));
      const isRepeated = queryString.length <= MAX_QUERY_CHARACTERS && wasAsked(queryString);
      const answer = { query, etag: etagOf(catalog, query), isRepeated };
      if (isRepeated) answers.set(queryString, answer);
      return answer;
    },
    body: (answer, encoding) => {
      if (!encoding) return plain(answer);
      const key = encoding + answer.etag;
      const encoded = bodies.get(key);
      if (encoded) return encoded;
      const body = plain(answer);
      if (body.bytes.length < MIN_ENCODED_BYTES) return body;
      return encode(body.bytes, encoding).then((bytes) => keep(answer, key, { bytes, encoding }));
    },
  };
}

/** Names the answer by what it is made of. Schemas give their parameters in one order, however they came. */
function etagOf({ version, builtAt }: Catalog, query: object): string {
  return `"${version}-${hash('sha1', builtAt + JSON.stringify(query), 'base64url').slice(0, 16)}"`;
}
