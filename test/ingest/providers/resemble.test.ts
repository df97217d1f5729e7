import { expect, it } from '@jest/globals';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { resemble } from '../../../src/ingest/providers/resemble.ts';

const { next } = (resemble.list as { http: HttpList }).http;
const request = { path: '/api/v2/voices', query: { page: '1', page_size: '100' } };
const record = { uuid: '55592656', name: 'Aurora', status: 'finished', default_language: 'en-US' };

it('a failure that Resemble answers with status 200 fails the list', () => {
  expect(() => resemble.records({ success: false, message: 'no such page' })).toThrow(/no such page$/);
  expect(() => resemble.records({ success: false })).toThrow(/no reason given$/);
});

it.each(['Custom Voice', 'marketplace', '', null])(
  'a Resemble voice of the source %j is left out',
  (source) => {
    expect(resemble.parseRecord({ ...record, source: 'Resemble Voice' })).toHaveLength(1);
    expect(resemble.parseRecord({ ...record, source })).toEqual([]);
  },
);

it.each([
  [{ page: 1, num_pages: 2 }, '2'],
  [{ page: 1, page_count: 2 }, '2'],
  [{ page: 2, num_pages: 2 }, undefined],
  [{ page: 1, num_pages: 0 }, undefined],
])('a page of Resemble leads to the next one: %j', (page, number) => {
  expect(next?.(page, request)?.query?.page).toBe(number);
});

it('a page of Resemble without the number of pages is no list', () => {
  expect(() => next?.({ page: 1, items: [] }, request)).toThrow();
});
