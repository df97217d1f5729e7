import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import * as z from 'zod';
import { memoize } from '../../domain/memoize.ts';
import { createParameterReader, type ProblemCodes } from '../../domain/parameters.ts';

/** Most parts of a query string that are read one by one; a longer one is parsed as a whole. */
const MAX_PARTS = 32;
/** Longest key in characters; a longer one is replaced by its hash. */
const MAX_KEY_CHARACTERS = 120;

/** A parsed query and its canonical form. */
export interface CanonicalQuery<Query> {
  readonly query: Query;
  /** Cache key: equal for all spellings of a query and different for different queries. Printable ASCII without quotes and commas. */
  readonly key: string;
}

/** One `name=value` of a query string, parsed and validated. */
interface Part {
  /** Index of the parameter in the schema. */
  readonly index: number;
  readonly value: unknown;
  /** The part of the key; empty for the default value. */
  readonly key: string;
}

/** A part that names no parameter of the schema, and one that cannot be used alone. */
const IGNORED: Part = { index: -1, value: undefined, key: '' };
const UNUSABLE: Part = { index: -2, value: undefined, key: '' };

/**
 * Creates a reader of query strings for an operation without required parameters. Parts are memoized, because clients send
 * the same few (`genders=Female`, `limit=48`) and parameters do not depend on each other. A parameter that is given twice
 * or cannot be used makes the whole string be parsed at once, which gives the error.
 *
 * The reader throws {@link BadInputError} as that of {@link createParameterReader} does.
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

/** Reads single parts against the schema's fields. */
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
