import { expect, it } from '@jest/globals';
import { NO_EVENTS } from '../../../src/ingest/ledger/change-log.ts';
import { completeEvents } from '../../../src/ingest/ledger/complete-events.ts';
import { voice } from '../../support/voice.ts';

it.each([
  ['2025-12-31T06:00:00.000Z', { 'p/a': ['first_seen'] }],
  ['2026-01-01T06:00:00.000Z', {}],
])('events with another first sight at %s change %j', (first_seen, changed_by_directory) => {
  const seenAt = (time: string) => ({
    voices: [voice({ id: 'p/a' })],
    ledger: { 'p/a': { first_seen: time } },
  });
  const events = completeEvents(NO_EVENTS, seenAt('2026-01-01'), seenAt(first_seen));
  expect(events).toEqual({ ...NO_EVENTS, changed_by_directory });
});
