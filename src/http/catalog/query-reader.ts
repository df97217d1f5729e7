import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import * as z from 'zod';
import { memoize } from '../../domain/memoize.ts';
import { createParameterReader, type ProblemCodes } from '../../domain/parameters.ts';

/** A query string of more parts is read as a whole. */
const MAX_PARTS = 32;
/** A longer name is cut down to its hash. */
const MAX_NAME_CHARACTERS = 120;

/** What a query string asks for. */
export interface NamedQuery<Query> {
  readonly query: Query;
  /** Printable ASCII without quotes and commas: the same for every way of writing the query, and for no other one. */
  readonly name: string;
}

/** A `name=value` of a query string. */
interface Part {
  /** Place of the parameter in the schema. */
  readonly place: number;
  readonly value: unknown;
  readonly name: string;
}

/** What gives no parameter of the schema, and what cannot be used. */
const IGNORED: Part = { place: -1, value: undefined, name: '' };
const UNUSABLE: Part = { place: -2, value: undefined, name: '' };

/**
 * Reads the parameters of one operation, none of which has to be given, from query strings. People ask in the same few
 * parts (`genders=Female`, `limit=48`): one that comes again is known, and neither decoded nor validated. No parameter
 * depends on another; where one is given twice or cannot be used, all are read together.
 *
 * The reader throws what that of {@link createParameterReader} does.
 */
export function createQueryReader<S extends z.ZodObject>(
  schema: S,
  codes: ProblemCodes = {},
): (queryString: string) => NamedQuery<z.infer<S>> {
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  const parameters = fields.map(([parameter]) => parameter);
  const read = createParameterReader(schema, codes);
  const readers = fields.map(([parameter, field]) => createParameterReader(z.object({ [parameter]: field })));
  // With all parameters in it, so that all queries have one shape.
  const blank: Record<string, unknown> = Object.fromEntries(
    fields.map(([parameter, field]) => [parameter, field.parse(undefined)]),
  );
  const absent = parameters.map((parameter, place): Part => ({ place, value: blank[parameter], name: '' }));

  function toPart(place: number, value: unknown): Part {
    const parameter = parameters[place] ?? '';
    const name = value === blank[parameter] ? '' : `&${parameter}=${encodeURIComponent(String(value))}`;
    return { place, value, name };
  }

  const partOf = memoize((written) => {
    const given = parse(written);
    const [parameter = ''] = Object.keys(given);
    const place = parameters.indexOf(parameter);
    if (place < 0) return IGNORED;
    try {
      return toPart(place, readers[place]?.(given)[parameter]);
    } catch {
      return UNUSABLE;
    }
  });

  function readByParts(queryString: string): readonly Part[] | undefined {
    const parts = absent.slice();
    const written = queryString.split('&', MAX_PARTS + 1);
    if (written.length > MAX_PARTS) return undefined;
    for (const text of written) {
      const part = partOf(text);
      if (part === IGNORED) continue;
      if (part === UNUSABLE || parts[part.place] !== absent[part.place]) return undefined;
      parts[part.place] = part;
    }
    return parts;
  }

  function readTogether(queryString: string): readonly Part[] {
    const values: Record<string, unknown> = read(parse(queryString));
    return parameters.map((parameter, place) => toPart(place, values[parameter]));
  }

  return (queryString) => {
    const query = { ...blank };
    let name = '';
    for (const part of readByParts(queryString) ?? readTogether(queryString)) {
      if (part.name === '') continue;
      query[parameters[part.place] ?? ''] = part.value;
      name += part.name;
    }
    return { query: query as z.infer<S>, name: shorten(name) };
  };
}

function shorten(name: string): string {
  return name.length > MAX_NAME_CHARACTERS ? hash('sha1', name, 'base64url') : name;
}
