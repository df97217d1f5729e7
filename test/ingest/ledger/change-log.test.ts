import { expect, it } from '@jest/globals';
import type { ChangeEvents, ChangeLog } from '../../../src/domain/snapshot.ts';
import { appendEvents, mergeEvents, NO_EVENTS } from '../../../src/ingest/ledger/change-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-01T00:00:00.000Z');

const BEGIN = { seq: 0, at: new Date(START).toISOString(), version: 'v0' };

/** Appends events one after another, the given number of hours apart, with `seq` from 1 on. The mark of the beginning is left out. */
function logOf(steps: readonly Partial<ChangeEvents>[], hours = 6): ChangeLog {
  const log = steps.reduce<ChangeLog>(
    (before, events, index) => {
      const at = new Date(START + index * hours * 60 * 60 * 1000).toISOString();
      const frame = { seq: index + 1, at, version: `v${index + 1}` };
      return appendEvents(before, { ...NO_EVENTS, ...events }, frame);
    },
    appendEvents([], NO_EVENTS, BEGIN),
  );
  return log.filter(({ seq }) => seq > BEGIN.seq);
}

it('a log begins with a mark of its first snapshot, whose own events follow no other one', () => {
  const events = { ...NO_EVENTS, added: ['p/a'] };
  const log = appendEvents([], events, BEGIN);
  expect(log).toEqual([{ ...NO_EVENTS, ...BEGIN, cut: true }]);
  expect(appendEvents(log, events, { ...BEGIN, seq: 1 })).toMatchObject([{ cut: true }, events]);
});

it('voices that come and go by the directory are events, and count', () => {
  const ids = (name: string) => Array.from({ length: 60_000 }, (_, index) => `p/${name}${index}`);
  const steps = [{ added_by_directory: ids('a') }, { removed_by_directory: ids('a') }];
  expect(logOf(steps.slice(0, 1))).toMatchObject([{ seq: 1, added_by_directory: ids('a') }]);
  expect(logOf(steps)).toMatchObject([{ seq: 1, cut: true }, { seq: 2 }]);
});

it('a snapshot without events leaves no entry', () => {
  expect(logOf([{ added: ['p/a'] }, {}, { removed: ['p/a'] }])).toEqual([
    { ...NO_EVENTS, seq: 1, at: '2026-11-01T00:00:00.000Z', version: 'v1', added: ['p/a'] },
    { ...NO_EVENTS, seq: 3, at: '2026-11-01T12:00:00.000Z', version: 'v3', removed: ['p/a'] },
  ]);
});

it('entries older than 180 days are replaced by one mark with the last of their numbers', () => {
  const log = logOf([{ added: ['p/a'] }, { added: ['p/b'] }, { added: ['p/c'] }], 24);
  const at = new Date(START + 181.5 * DAY_MS).toISOString();
  const later = appendEvents(log, { ...NO_EVENTS, removed: ['p/a'] }, { seq: 9, at, version: 'v9' });
  expect(later).toMatchObject([
    { seq: 2, cut: true, added: [] },
    { seq: 3, added: ['p/c'] },
    { seq: 9, removed: ['p/a'] },
  ]);
  expect(appendEvents(later, NO_EVENTS, { seq: 10, at, version: 'v9' })).toEqual(later);
});

it('a log of more than 100,000 ids loses its oldest entries whole', () => {
  const ids = (name: string) => Array.from({ length: 60_000 }, (_, index) => `p/${name}${index}`);
  const log = logOf([{ added: ids('a') }, { added: ['p/x'] }, { removed: ids('a') }]);
  expect(log.map(({ seq, cut, added, removed }) => [seq, cut, added.length, removed.length])).toEqual([
    [1, true, 0, 0],
    [2, undefined, 1, 0],
    [3, undefined, 0, 60_000],
  ]);
  expect(logOf([{ added: [...ids('a'), ...ids('b')] }])).toEqual([
    { ...NO_EVENTS, seq: 1, at: '2026-11-01T00:00:00.000Z', version: 'v1', cut: true },
  ]);
});

it('events and fields of a newer release stay in the log', () => {
  const newer = { ...NO_EVENTS, changed: { 'p/a': ['name'] }, renamed: ['p/z'] };
  expect(logOf([newer, { changed: { 'p/a': ['name'] } }])).toMatchObject([newer, { seq: 2 }]);
});

it('events of several providers are joined with sorted ids', () => {
  const one = { ...NO_EVENTS, added: ['q/a'], changed: { 'q/b': ['name'] } };
  const other = { ...NO_EVENTS, added: ['p/a'], changed: { 'p/b': ['age'] } };
  const merged = mergeEvents([one, other]);
  expect(merged).toEqual({
    ...NO_EVENTS,
    added: ['p/a', 'q/a'],
    changed: { 'p/b': ['age'], 'q/b': ['name'] },
  });
  expect(Object.keys(merged.changed)).toEqual(['p/b', 'q/b']);
});
