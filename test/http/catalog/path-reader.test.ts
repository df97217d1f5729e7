import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import * as z from 'zod';
import { createPathReader } from '../../../src/http/catalog/path-reader.ts';

const schema = z.object({ id: z.string(), limit: z.int().optional() });

/** Reads a request of a route whose id has an error code of its own. */
function read(path: string, queryString = '') {
  const reader = createPathReader('/voices/{id}', 'id', schema, { id: 'missing_voice_id' });
  return reader({ path } as Request, queryString);
}

describe('the parameter at the end of a path', () => {
  it('is read beside those of the query string', () =>
    expect(read('/v1/voices/polly/Zo%C3%A9', 'limit=3').query).toEqual({ id: 'polly/Zoé', limit: 3 }));

  it.each([
    ['/v1/voices/%E0%A4%A', '', 'missing_voice_id', 'id'],
    ['/api/voices/a', 'limit=x', 'invalid_parameter', 'limit'],
  ])('is refused in %s?%s with the code %s of the unusable parameter', (path, queryString, code, parameter) =>
    expect(() => read(path, queryString)).toThrow(
      expect.objectContaining({ code, details: [expect.objectContaining({ parameter })] }),
    ),
  );
});
