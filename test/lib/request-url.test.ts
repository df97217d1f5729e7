import { expect, it } from '@jest/globals';
import { requestUrl } from '../../src/lib/request-url.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ joined: Rows<[base: string, path: string, expected: string]> }>(import.meta);

it.each(TABLE.joined)('requestUrl joins %s and %s', (base, path, expected) => {
  expect(requestUrl(new URL(base), { path }).href).toBe(expected);
});

it('requestUrl adds a query to that of the base URL', () => {
  const base = new URL('https://host.test/v1?tenant=a');
  expect(requestUrl(base, { path: '/v1/list', query: { page: '2 3' } }).href).toBe(
    'https://host.test/v1/list?tenant=a&page=2+3',
  );
  expect(base.href).toBe('https://host.test/v1?tenant=a');
});
