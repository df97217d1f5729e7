import { parse } from 'node:querystring';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { createQueryReader } from '../../src/http/catalog/query-reader.ts';
import { runs } from '../support/long-tests.ts';

/** One for all runs, so that it remembers earlier query strings. */
const read = createQueryReader(SearchQuery);
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

/** Returns the reader's value, or the whole of its error. */
function outcome<T>(read: () => T) {
  try {
    return { value: read() };
  } catch (error) {
    return { error: { ...(error as Error), message: (error as Error).message } };
  }
}

/** Every byte as %XX. */
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

it('a query string says what its parameters say, or is refused with the same words', () => {
  fc.assert(
    fc.property(queryString, (text) => {
      const expected = outcome(() => readTogether(parse(text)));
      expect(outcome(() => read(text).query)).toEqual(expected);
      expect(outcome(() => read(text).query)).toEqual(expected);
    }),
    runs(2000),
  );
});

it('a query string has one name however it is written', () => {
  const values = fc.record(
    {
      search: fc.string({ unit: 'grapheme' }),
      genders: fc.string({ unit: 'grapheme' }),
      facets: fc.constantFrom('true', '1', 'TRUE'),
      limit: fc.constantFrom('5', '05', '+5'),
      offset: fc.constantFrom('0', '00'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(values, fc.nat(), fc.nat(), (given, turns, junk) => {
      const entries = Object.entries(given);
      const turned = [...entries.slice(turns % 5), ...entries.slice(0, turns % 5)];
      const inFull = turned.map(([key, text]) => `${percent(key)}=${percent(text)}`);
      const rewritten = [...inFull, `utm=${junk}`].join('&');
      const named = read(`${new URLSearchParams(given)}`);
      expect(read(rewritten)).toEqual(named);
      expect(named.key).toMatch(/^[\x21\x23-\x2b\x2d-\x7e]{0,120}$/);
    }),
    runs(1000),
  );
});

it('a query string has another name where it says something else', () => {
  const said = fc.record({ parameter: fc.constantFrom('search', 'genders', 'model'), text: fc.string() });
  fc.assert(
    fc.property(said, said, (one, other) => {
      fc.pre(one.text !== '' && other.text !== '' && JSON.stringify(one) !== JSON.stringify(other));
      const [first, second] = [one, other].map(({ parameter, text }) =>
        read(`${parameter}=${encodeURIComponent(text)}`),
      );
      expect(first?.key).not.toBe(second?.key);
    }),
    runs(1000),
  );
});

it.each([1, 31, 32, 33, 999, 1000, 1500])(
  'a query string reads the first thousand parts, here after %d',
  (count) => {
    const text = `${Array.from({ length: count }, (_, place) => `utm=${place}`).join('&')}&search=last`;
    expect(read(text).query).toEqual(readTogether(parse(text)));
    expect(read(text).query.search).toBe(count < 1000 ? 'last' : undefined);
  },
);
