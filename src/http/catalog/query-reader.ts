import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import type * as z from 'zod';
import { createParameterReader, findMeant } from '../../domain/parameters.ts';
import { memoize } from '../../lib/memoize.ts';

/** Longest cache key of a query, in characters; a longer key is replaced by its SHA-1 hash. */
const MAX_KEY_CHARACTERS = 120;
/** Largest number of notes that a client gets about the unknown parameters of one query. */
const MAX_MISNAMED = 20;
/** Length in characters to which an unknown parameter's name is cut in a note to the client. */
const MAX_NAME_CHARACTERS = 40;

/** Largest number of memoized queries. The number is small, so that an evicted query is still in V8's young generation and is freed cheaply. */
const MAX_MEMOIZED = 500;

export interface CanonicalQuery<Query> {
  readonly query: Query;
  /**
   * Cache key of the query. Queries have the same key if their parameters have the same values; the order and the encoding of the parameters do not
   * matter. `Female` and its synonym `f` count as different values, because only the catalog resolves synonyms. Keys are printable ASCII without
   * double quotes, commas and colons, because ETags contain the keys.
   */
  readonly key: string;
  /** Messages about ignored parameters whose names resemble the name of a known parameter, such as `gender` for `genders`. */
  readonly notes: readonly string[];
}

/**
 * Creates a reader of an operation's query strings. All parameters must be optional, because each query is a copy of the default values. Results are
 * memoized, because clients repeat their requests. The reader throws {@link BadInputError} for an invalid parameter.
 */
export function createQueryReader<S extends z.ZodObject>(
  schema: S,
): (queryString: string) => CanonicalQuery<z.infer<S>> {
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  const parameters = fields.map(([name]) => name);
  // Every query is a copy of `defaults`, which has a property for every parameter, so that all queries share one hidden class in V8.
  const defaults = Object.fromEntries(fields.map(([name, field]) => [name, field.parse(undefined)]));
  const readParameters = createParameterReader(schema);

  return memoize((queryString: string) => {
    const given = parse(queryString);
    const values: Record<string, unknown> = readParameters(given);
    const query = { ...defaults };
    let key = '';
    for (const name of parameters) {
      const value = values[name];
      if (value === query[name]) continue;
      query[name] = value;
      key += `&${name}=${encodeURIComponent(String(value))}`;
    }
    const misnamed = new Map(Object.keys(given).flatMap((name) => findMisnamed(name, parameters)));
    const named = [...misnamed].slice(0, MAX_MISNAMED);
    const more = misnamed.size - named.length;
    if (more > 0) named.push([`&!${more}`, `${more} more parameters with such names were ignored.`]);
    const whole = shorten(key + named.map(([mark]) => mark).join(''));
    return { query: query as z.infer<S>, key: whole, notes: named.map(([, note]) => note) };
  }, MAX_MEMOIZED);
}

/** Returns a note if an unknown name resembles a parameter, else []. The `mark` is a part of the cache key, because the note changes the response. */
function findMisnamed(name: string, parameters: readonly string[]): [mark: string, note: string][] {
  const meant = parameters.includes(name) ? undefined : findMeant(name, parameters);
  if (meant === undefined) return [];
  const shown = [...name].slice(0, MAX_NAME_CHARACTERS).join('');
  const note = `${shown} is no parameter and was ignored; ${meant} is one.`;
  return [[`&!${encodeURIComponent(shown)}`, note]];
}

/** Returns a cache key, or the key's SHA-1 hash if the key is too long. */
export function shorten(key: string): string {
  return key.length > MAX_KEY_CHARACTERS ? hash('sha1', key, 'base64url') : key;
}
