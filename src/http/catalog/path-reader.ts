import type { Request } from 'express';
import { BadInputError } from '../../domain/errors.ts';
import { type CanonicalQuery, shorten } from './query-reader.ts';

/**
 * Creates a reader of the parameter at the end of a path: `/voices/{id}` → `id`. The value may hold slashes, as they are or as `%2F`.
 * Express does not decode the path, because it answers a wrong encoding with a fault. The reader throws {@link BadInputError}.
 */
export function createPathReader(
  path: string,
  parameter: string,
): (request: Request) => CanonicalQuery<Readonly<Record<string, string>>> {
  const before = path.slice(0, path.indexOf('{'));
  return (request) => {
    const prefixEnd = request.path.indexOf('/', 1);
    const value = decode(request.path.slice(prefixEnd + before.length), parameter);
    const key = shorten(`&${parameter}=${encodeURIComponent(value)}`);
    return { query: { [parameter]: value }, key, notes: [] };
  };
}

function decode(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    const message = `${parameter} must be UTF-8 in percent-encoding.`;
    throw new BadInputError('invalid_parameter', message, [{ parameter, message }]);
  }
}
