import { expect, it } from '@jest/globals';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { ultravox } from '../../../src/ingest/providers/ultravox.ts';

it.each([
  ['Emily-English', 'Emily'],
  ['David-English-British', 'David'],
  ['Martin-German-Male', 'Martin'],
  ['Mark-Slow', 'Mark-Slow'],
  ['Jean-Luc', 'Jean-Luc'],
  ['English', 'English'],
])('the name %s of an Ultravox voice is %s', (name, expected) => {
  const record = { voiceId: 'v', name, primaryLanguage: 'en', ownership: 'public' };
  expect(ultravox.parseRecord(record)).toMatchObject([{ name: expected }]);
});

it('the next page of Ultravox is requested from the same path, whichever host its URL names', () => {
  const { http } = ultravox.list as { http: HttpList };
  const [first] = http.requests({ key: 'k' });
  if (!first) throw new Error('there is no request');
  expect(http.next?.({ next: 'https://evil.test/other?cursor=abc%3D', results: [] }, first)).toEqual({
    ...first,
    query: { ownership: 'public', pageSize: '100', cursor: 'abc=' },
  });
  expect(http.next?.({ next: null, results: [] }, first)).toBeUndefined();
});
