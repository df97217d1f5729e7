import { parse } from 'node:querystring';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { createQueryReader } from '../../src/http/query-reader.ts';

/** One for all runs, so that it knows parts of earlier query strings. */
const readByParts = createQueryReader(SearchQuery);
const readTogether = createParameterReader(SearchQuery);

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.keys(SearchQuery.shape)) },
  { weight: 1, arbitrary: fc.constantFrom('', 'utm', 'Limit', 'limit[]', '__proto__', 'constructor') },
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    '1',
    '48',
    '0',
    '-1',
    '007',
    'true',
    'FALSE',
    'name',
    ' Newest',
    'f,m',
    'a,b, c',
    '1e2',
  ),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('%', '%zz', '%ED%A0%80', '+', '=', '%00', '%2C', '&&', '#'),
);
const written = fc.oneof(
  fc.tuple(name, value).map(([key, text]) => `${key}=${encodeURIComponent(text)}`),
  fc.tuple(name, value).map(([key, text]) => `${key}=${text}`),
  name,
);
const queryString = fc.array(written, { maxLength: 8 }).map((parts) => parts.join('&'));

/** What the reader gives, or the whole of its complaint. */
function outcome<T>(read: () => T) {
  try {
    return { value: read() };
  } catch (error) {
    return { error: { ...(error as Error), message: (error as Error).message } };
  }
}

describe('a query string read by its parts', () => {
  it('says what it says when read as a whole, or is refused with the same words', () => {
    fc.assert(
      fc.property(queryString, (text) => {
        const expected = outcome(() => readTogether(parse(text)));
        expect(outcome(() => readByParts(text).query)).toEqual(expected);
        expect(outcome(() => readByParts(text).query)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('has the name of another only where both say the same', () => {
    fc.assert(
      fc.property(queryString, queryString, (one, other) => {
        const [first, second] = [one, other].map((text) => outcome(() => readByParts(text)).value);
        fc.pre(first !== undefined && second !== undefined);
        expect(first?.name === second?.name).toBe(
          JSON.stringify(first?.query) === JSON.stringify(second?.query),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it.each([1, 31, 32, 33, 999, 1000, 1500])('reads the first thousand parts, here after %d', (count) => {
    const text = `${Array.from({ length: count }, (_, place) => `utm=${place}`).join('&')}&search=last`;
    expect(readByParts(text).query).toEqual(readTogether(parse(text)));
    expect(readByParts(text).query.search).toBe(count < 1000 ? 'last' : undefined);
  });
});
