import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import * as z from 'zod';
import { memoize } from '../../domain/memoize.ts';
import { createParameterReader, type ProblemCodes } from '../../domain/parameters.ts';

/** Largest number of parts read one by one. A query string with more is parsed as a whole, so that it cannot flush the memoized parts. */
const MAX_PARTS = 32;
/** Longest key in characters; a longer one is replaced by its hash. */
const MAX_KEY_CHARACTERS = 120;

/** A parsed query and its canonical form. */
export interface CanonicalQuery<Query> {
  readonly query: Query;
  /**
   * Cache key: equal for all spellings of a query, different for different queries. Keys are printable ASCII without
   * double quotes and commas, because ETags contain them.
   */
  readonly key: string;
}

/** One `name=value` of a query string, parsed and validated. */
interface Part {
  /** Index of the parameter in the schema. */
  readonly index: number;
  readonly value: unknown;
  /** Text of the part in the cache key; empty if the value is the default. */
  readonly key: string;
}

/** Result for a parameter that the schema lacks, so that the reader skips it. */
const IGNORED: Part = { index: -1, value: undefined, key: '' };
/** Result for a part that is invalid on its own, so that the whole string is parsed. */
const UNUSABLE: Part = { index: -2, value: undefined, key: '' };

/**
 * Creates a reader of query strings for an operation without required parameters. Parts are memoized, because clients
 * send the same few (`genders=Female`, `limit=48`) and parameters do not depend on each other. If a parameter is
 * repeated or invalid, {@link createParameterReader} parses the whole string, because it joins repetitions and names
 * every error.
 *
 * The reader throws {@link BadInputError}.
 */
export function createQueryReader<S extends z.ZodObject>(
  schema: S,
  codes: ProblemCodes = {},
): (queryString: string) => CanonicalQuery<z.infer<S>> {
  const parts = createPartReader(schema);
  const { parameters, defaults, absent } = parts;
  const readParameters = createParameterReader(schema, codes);

  function readWhole(queryString: string): readonly Part[] {
    const values: Record<string, unknown> = readParameters(parse(queryString));
    return parameters.map((parameter, index) => parts.toPart(index, values[parameter]));
  }

  function readByParts(queryString: string): readonly Part[] | undefined {
    const found = absent.slice();
    const texts = queryString.split('&', MAX_PARTS + 1);
    if (texts.length > MAX_PARTS) return undefined;
    for (const text of texts) {
      const part = parts.read(text);
      if (part === IGNORED) continue;
      if (part === UNUSABLE || found[part.index] !== absent[part.index]) return undefined;
      found[part.index] = part;
    }
    return found;
  }

  return (queryString) => {
    const query = { ...defaults };
    let key = '';
    for (const part of readByParts(queryString) ?? readWhole(queryString)) {
      if (part.key === '') continue;
      query[parameters[part.index] ?? ''] = part.value;
      key += part.key;
    }
    return { query: query as z.infer<S>, key: shorten(key) };
  };
}

/** Creates a memoized reader of single parts, each validated by its field in the schema. */
function createPartReader(schema: z.ZodObject) {
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  const parameters = fields.map(([parameter]) => parameter);
  const readers = fields.map(([parameter, field]) => createParameterReader(z.object({ [parameter]: field })));
  // All parameters are present, so that all queries have one hidden class in V8.
  const defaults: Record<string, unknown> = Object.fromEntries(
    fields.map(([parameter, field]) => [parameter, field.parse(undefined)]),
  );
  const absent = parameters.map((parameter, index): Part => ({ index, value: defaults[parameter], key: '' }));

  function toPart(index: number, value: unknown): Part {
    const parameter = parameters[index] ?? '';
    const isDefault = value === defaults[parameter];
    return { index, value, key: isDefault ? '' : `&${parameter}=${encodeURIComponent(String(value))}` };
  }

  const read = memoize((text) => {
    const given = parse(text);
    const [parameter = ''] = Object.keys(given);
    const index = parameters.indexOf(parameter);
    if (index < 0) return IGNORED;
    try {
      return toPart(index, readers[index]?.(given)[parameter]);
    } catch {
      return UNUSABLE;
    }
  });

  return { parameters, defaults, absent, toPart, read };
}

function shorten(key: string): string {
  return key.length > MAX_KEY_CHARACTERS ? hash('sha1', key, 'base64url') : key;
}
