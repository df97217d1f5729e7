import { expect, it } from '@jest/globals';
import { requestUrl } from '../../src/lib/request-url.ts';

it.each([
  ['https://host.test', '/v1/voices', 'https://host.test/v1/voices'],
  ['https://host.test/v1', '/v1/voices', 'https://host.test/v1/voices'],
  ['https://host.test/v1//', '/v1/voices', 'https://host.test/v1/voices'],
  ['https://host.test/proxy/api', '/api/list', 'https://host.test/proxy/api/list'],
  ['https://host.test/proxy', '/v2/list', 'https://host.test/proxy/v2/list'],
  ['https://host.test/rev1', '/v1/voices', 'https://host.test/rev1/v1/voices'],
  ['https://host.test/v1', '/v10/voices', 'https://host.test/v1/v10/voices'],
  ['https://host.test/tts/', '/', 'https://host.test/tts/'],
  ['https://host.test/tts', '', 'https://host.test/tts'],
])('requestUrl joins %s and %s', (base, path, expected) => {
  expect(requestUrl(new URL(base), { path }).href).toBe(expected);
});

it('requestUrl adds a query to that of the base URL', () => {
  const base = new URL('https://host.test/v1?tenant=a');
  expect(requestUrl(base, { path: '/v1/list', query: { page: '2 3' } }).href).toBe(
    'https://host.test/v1/list?tenant=a&page=2+3',
  );
  expect(base.href).toBe('https://host.test/v1?tenant=a');
});
