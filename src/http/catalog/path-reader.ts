import type { Request } from 'express';
import type * as z from 'zod';
import { BadInputError } from '../../domain/errors.ts';
import { createQueryReader, shorten } from './query-reader.ts';

/**
 * Creates a reader of a request's parameters: the parameter at the end of the path (`id` of `/voices/{id}`) and the parameters in the query string.
 * The value in the path may contain slashes, plain or as `%2F`. The reader decodes the value itself, because Express would answer a wrong
 * percent-encoding with an error in another format than the API's. The reader throws {@link BadInputError} for an invalid parameter.
 */
export function createPathReader(path: string, parameter: string, schema: z.ZodObject) {
  const before = path.slice(0, path.indexOf('{'));
  const readQuery = createQueryReader(schema.omit({ [parameter]: true } as object));
  return (request: Request, queryString: string) => {
    const prefixEnd = request.path.indexOf('/', 1);
    const value = decodeParameter(request.path.slice(prefixEnd + before.length), parameter);
    const { query, key, notes } = readQuery(queryString);
    // The `&` before `key` is needed, because the key of a long query is a hash without a leading `&`.
    const whole = shorten(`&${parameter}=${encodeURIComponent(value)}&${key}`);
    return { query: { ...query, [parameter]: value }, key: whole, notes };
  };
}

/** Decodes a percent-encoded parameter in a path. @throws {BadInputError} if the text is not UTF-8 in percent-encoding */
export function decodeParameter(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    const message = `${parameter} must be UTF-8 in percent-encoding.`;
    throw new BadInputError('invalid_parameter', message, [{ parameter, message }]);
  }
}
