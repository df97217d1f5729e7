import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import * as z from 'zod';
import { createPathReader } from '../../../src/http/catalog/path-reader.ts';

const schema = z.object({ id: z.string(), limit: z.int().optional() });

const reader = createPathReader('/voices/{id}', 'id', schema);
const read = (path: string, queryString = '') => reader({ path } as Request, queryString);

describe('the parameter at the end of a path', () => {
  it('is read beside those of the query string', () =>
    expect(read('/v1/voices/polly/Zo%C3%A9', 'limit=3').query).toEqual({ id: 'polly/Zoé', limit: 3 }));

  it.each([
    ['/v1/voices/%E0%A4%A', '', 'id'],
    ['/api/voices/a', 'limit=x', 'limit'],
  ])('is refused in %s?%s, and the error names the unusable parameter %s', (path, queryString, parameter) =>
    expect(() => read(path, queryString)).toThrow(
      expect.objectContaining({
        code: 'invalid_parameter',
        details: [expect.objectContaining({ parameter })],
      }),
    ),
  );
});
