import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import * as z from 'zod';
import { createParameterReader, findMeant, type ProblemCodes } from '../../domain/parameters.ts';
import { memoize } from '../../lib/memoize.ts';

/**
 * Largest number of `name=value` pairs that are parsed one by one and cached. A query string with more pairs is parsed as a whole, because
 * it could evict all cached pairs.
 */
const MAX_PARTS = 32;
/** Longest cache key of a query, in characters. A longer key is replaced by its SHA-1 hash. */
const MAX_KEY_CHARACTERS = 120;
/** Largest number of unknown parameters that the notes of one query name. */
const MAX_MISNAMED = 20;
/** Largest length of an unknown parameter's name in a note, in characters; the rest is cut. */
const MAX_NAME_CHARACTERS = 40;

export interface CanonicalQuery<Query> {
  readonly query: Query;
  /**
   * Cache key: equal for queries whose parameters have equal values, in any order and encoding, and different for all others. Synonyms that
   * only the catalog resolves, such as `Female` and `f`, are different values. Keys are printable ASCII without double quotes, commas and
   * colons, because ETags contain the keys.
   */
  readonly key: string;
  /** Messages about ignored parameters whose names resemble known parameters, such as `gender` for `genders`. */
  readonly notes: readonly string[];
}

/** One `name=value` of a query string, parsed and validated. */
interface Part {
  /** Index of the parameter among the fields of the schema; negative in `IGNORED`, `UNUSABLE` and a part with an unknown name. */
  readonly index: number;
  /** Value of the parameter; in a part with an unknown name, the message for the client. */
  readonly value: unknown;
  /** Text that this pair adds to the query's cache key, such as `&limit=48`; empty if the value is the parameter's default. */
  readonly key: string;
}

/** Marker of a pair whose name is not in the schema, such as `utm_source=x`. The reader skips the pair. */
const IGNORED: Part = { index: -1, value: undefined, key: '' };
/** Marker of a pair that cannot be parsed alone, such as `limit=abc`. The reader then parses the whole query string. */
const UNUSABLE: Part = { index: -2, value: undefined, key: '' };

/**
 * Creates a reader of query strings for an operation without required parameters. Each `name=value` pair is parsed
 * alone and memoized, because clients send few different pairs (`genders=Female`, `limit=48`) and no parameter depends
 * on another. If a parameter is repeated or invalid, {@link createParameterReader} parses the whole query string,
 * because that parser joins repeated values and names every invalid parameter.
 *
 * The reader throws {@link BadInputError} for an invalid parameter.
 */
export function createQueryReader<S extends z.ZodObject>(
  schema: S,
  codes: ProblemCodes = {},
): (queryString: string) => CanonicalQuery<z.infer<S>> {
  const parts = createPartReader(schema);
  const { parameters, defaults, absent } = parts;
  const readParameters = createParameterReader(schema, codes);

  function readWhole(queryString: string): readonly Part[] {
    const given = parse(queryString);
    const values: Record<string, unknown> = readParameters(given);
    const misnamed = Object.keys(given).map(parts.readMisnamed);
    return [...parameters.map((parameter, index) => parts.toPart(index, values[parameter])), ...misnamed];
  }

  function readByParts(queryString: string): readonly Part[] | undefined {
    const found = absent.slice();
    const misnamed: Part[] = [];
    const texts = queryString.split('&', MAX_PARTS + 1);
    if (texts.length > MAX_PARTS) return undefined;
    for (const text of texts) {
      const part = parts.read(text);
      if (part === IGNORED) continue;
      if (part === UNUSABLE || found[part.index] !== absent[part.index]) return undefined;
      if (part.index < 0) misnamed.push(part);
      else found[part.index] = part;
    }
    return [...found, ...misnamed];
  }

  return (queryString) => {
    const query = { ...defaults };
    const misnamed = new Map<string, string>();
    let key = '';
    for (const part of readByParts(queryString) ?? readWhole(queryString)) {
      if (part.key === '') continue;
      if (part.index < 0) misnamed.set(part.key, String(part.value));
      else {
        query[parameters[part.index] ?? ''] = part.value;
        key += part.key;
      }
    }
    const named = [...misnamed].slice(0, MAX_MISNAMED);
    const more = misnamed.size - named.length;
    if (more > 0) named.push([`&!${more}`, `${more} more parameters with such names were ignored.`]);
    for (const [part] of named) key += part;
    return { query: query as z.infer<S>, key: shorten(key), notes: named.map(([, note]) => note) };
  };
}

/** Creates a memoized parser of single `name=value` pairs. The parser validates each value by the parameter's field in the schema. */
function createPartReader(schema: z.ZodObject) {
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  const parameters = fields.map(([parameter]) => parameter);
  const readers = fields.map(([parameter, field]) => createParameterReader(z.object({ [parameter]: field })));
  // `defaults` has a property for every parameter, so that all queries copied from `defaults` share one hidden class in V8.
  const defaults: Record<string, unknown> = Object.fromEntries(
    fields.map(([parameter, field]) => [parameter, field.parse(undefined)]),
  );
  const absent = parameters.map((parameter, index): Part => ({ index, value: defaults[parameter], key: '' }));

  function toPart(index: number, value: unknown): Part {
    const parameter = parameters[index] ?? '';
    const isDefault = value === defaults[parameter];
    return { index, value, key: isDefault ? '' : `&${parameter}=${encodeURIComponent(String(value))}` };
  }

  /**
   * Returns a part with a message if a name resembles a parameter, else `IGNORED`. The part adds to the cache key, because the response
   * contains the message.
   */
  function readMisnamed(name: string): Part {
    const meant = parameters.includes(name) ? undefined : findMeant(name, parameters);
    if (meant === undefined) return IGNORED;
    const shown = [...name].slice(0, MAX_NAME_CHARACTERS).join('');
    const value = `${shown} is no parameter and was ignored; ${meant} is one.`;
    return { index: -1, value, key: `&!${encodeURIComponent(shown)}` };
  }

  const read = memoize((text) => {
    const given = parse(text);
    const [parameter = ''] = Object.keys(given);
    const index = parameters.indexOf(parameter);
    if (index < 0) return readMisnamed(parameter);
    try {
      return toPart(index, readers[index]?.(given)[parameter]);
    } catch {
      return UNUSABLE;
    }
  });

  return { parameters, defaults, absent, toPart, read, readMisnamed };
}

/** Returns a cache key, or its hash if the key is too long. */
export function shorten(key: string): string {
  return key.length > MAX_KEY_CHARACTERS ? hash('sha1', key, 'base64url') : key;
}
