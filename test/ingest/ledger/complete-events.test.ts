import { expect, it } from '@jest/globals';
import { NO_EVENTS } from '../../../src/ingest/ledger/change-log.ts';
import { completeEvents } from '../../../src/ingest/ledger/complete-events.ts';
import { voice } from '../../support/voice.ts';

const SEEN = { first_seen: '2026-01-01' };

/** Returns a part of voices with these ids and names. */
function partOf(names: Readonly<Record<string, string>>, ledger = {}) {
  const voices = Object.entries(names).map(([id, name]) => voice({ id, name }));
  return { voices, ledger: { ...Object.fromEntries(voices.map(({ id }) => [id, SEEN])), ...ledger } };
}

it('the events of a provider are completed by the differences that no judge tells', () => {
  const before = partOf({ 'p/a': 'A', 'p/b': 'B', 'p/c': 'C' });
  const after = partOf({ 'p/a': 'A', 'p/b': 'Bea', 'p/d': 'D' });
  expect(completeEvents(NO_EVENTS, before, after)).toEqual({
    ...NO_EVENTS,
    added_by_directory: ['p/d'],
    removed_by_directory: ['p/c'],
    changed_by_directory: { 'p/b': ['name'] },
  });
});

it('the events of a provider are complete if they tell every difference', () => {
  const events = { ...NO_EVENTS, added: ['p/d'], removed: ['p/c'], changed: { 'p/b': ['name'] } };
  const before = partOf({ 'p/b': 'B', 'p/c': 'C' });
  expect(completeEvents(events, before, partOf({ 'p/b': 'Bea', 'p/d': 'D' }))).toEqual(events);
});

it.each([
  ['2025-12-31T06:00:00.000Z', { 'p/a': ['first_seen'] }],
  ['2026-01-01T06:00:00.000Z', {}],
])('events with another first sight at %s change %j', (first_seen, changed_by_directory) => {
  const after = partOf({ 'p/a': 'A' }, { 'p/a': { first_seen } });
  const events = completeEvents(NO_EVENTS, partOf({ 'p/a': 'A' }), after);
  expect(events).toEqual({ ...NO_EVENTS, changed_by_directory });
});

it('the events of a provider without stored part add its voices, and those of one without new part are as they were', () => {
  expect(completeEvents(NO_EVENTS, undefined, partOf({ 'p/a': 'A' })).added_by_directory).toEqual(['p/a']);
  expect(completeEvents(NO_EVENTS, partOf({ 'p/a': 'A' }), undefined)).toEqual(NO_EVENTS);
});
