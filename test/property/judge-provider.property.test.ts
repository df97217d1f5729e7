import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangeEvents, ChangeLog } from '../../src/domain/snapshot.ts';
import type { Gender } from '../../src/domain/voice.ts';
import type { Attempt } from '../../src/ingest/judge/judgement.ts';
import { appendEvents, NO_EVENTS } from '../../src/ingest/ledger/change-log.ts';
import { bundledList, createHistory, HOUR, liveList, named, START, timeout } from '../support/judgement.ts';
import { runs } from '../support/long-tests.ts';

/** Names of the voices that a provider may list, and their genders on one day. */
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const genders = fc.array(fc.constantFrom<Gender | 'absent'>('absent', 'Female', 'Male', 'Male'), {
  minLength: NAMES.length,
  maxLength: NAMES.length,
});

/** One thing that happens to a provider: its list is read, whole or with unreadable records, or fails, or is not asked for. */
const step = fc.record({
  kind: fc.constantFrom('live', 'live', 'live', 'unreadable', 'failed', 'bundled'),
  genders,
  hours: fc.constantFrom(1, 5, 23, 25, 24 * 8, 24 * 100),
  isAccepted: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function voicesOf({ genders: of }: Step) {
  return NAMES.flatMap((name, index) => {
    const gender = of[index] ?? 'absent';
    return gender === 'absent' ? [] : [named(name, { gender })];
  });
}

/** Returns what an attempt gives. Voices of unreadable records are in the list of dropped strings. */
function toFetched(event: Step): Attempt['fetched'] {
  const voices = voicesOf(event);
  if (event.kind === 'failed' || voices.length === 0) return timeout;
  if (event.kind === 'bundled') return bundledList(voices);
  if (event.kind === 'live') return liveList(voices);
  const [unreadable, ...read] = voices;
  return liveList(read, {
    records: voices.length,
    dropped: { 'name: missing': 1 },
    droppedStrings: new Set([unreadable?.provider_voice_id ?? '']),
  });
}

/** Ids of a list that was read, also in dropped records. */
function heldIds(event: Step): string[] {
  return voicesOf(event).map(({ id }) => id);
}

const steps = fc.array(step, { minLength: 1, maxLength: 30 });

/** Applies events to the set of served ids. */
function replay(served: Set<string>, { added, returned, removed }: ChangeEvents): Set<string> {
  for (const id of [...added, ...returned]) {
    expect(served.has(id)).toBe(false);
    served.add(id);
  }
  for (const id of removed) expect(served.delete(id)).toBe(true);
  return served;
}

it('served voices equal those of the first live list with all events applied', () => {
  fc.assert(
    fc.property(steps, (events) => {
      const history = createHistory();
      const first = history.step(liveList([named('a'), named('b'), named('c')]));
      const served = new Set(first.part?.voices.map(({ id }) => id));
      for (const event of events) {
        const judgement = history.step(toFetched(event), {
          ...event,
          isAccepted: event.isAccepted && event.kind === 'live',
        });
        replay(served, judgement.events);
        expect(history.part().voices.map(({ id }) => id)).toEqual([...served].sort());
        expect(judgement.report.voices).toBe(served.size);
        for (const id of Object.keys(judgement.events.changed)) expect(served.has(id)).toBe(true);
      }
    }),
    runs(100),
  );
});

it('the first sight of a voice stays while the ledger remembers the voice', () => {
  fc.assert(
    fc.property(steps, (events) => {
      const history = createHistory();
      const known = new Map<string, string>();
      for (const event of events) {
        const { part } = history.step(toFetched(event), event);
        for (const id of known.keys()) if (!part?.ledger[id]) known.delete(id);
        for (const [id, { first_seen }] of Object.entries(part?.ledger ?? {})) {
          const before = known.get(id) ?? first_seen;
          expect(first_seen === before || (event.kind === 'bundled' && first_seen < before)).toBe(true);
          known.set(id, first_seen);
        }
        for (const { id } of part?.voices ?? []) expect(known.has(id)).toBe(true);
      }
    }),
    runs(100),
  );
});

it('no voice is removed that one of the last two lists holds, unless a list was accepted', () => {
  fc.assert(
    fc.property(steps, (events) => {
      const history = createHistory();
      history.step(liveList([named('a'), named('b'), named('c')]));
      const readable: string[][] = [['a', 'b', 'c'].map((name) => named(name).id)];
      for (const event of events) {
        const fetched = toFetched(event);
        const { events: told, report } = history.step(fetched, { ...event, isAccepted: false });
        const isRead = !(fetched instanceof Error) && fetched.source === 'live' && report.outcome !== 'held';
        if (isRead) readable.push(heldIds(event));
        const [last = [], earlier = []] = readable.toReversed();
        for (const id of told.removed) {
          expect(last).not.toContain(id);
          if (isRead) expect(earlier).not.toContain(id);
        }
      }
    }),
    runs(100),
  );
});

it('a judgement depends on its arguments alone, and repeating the last list changes no voice', () => {
  fc.assert(
    fc.property(steps, (events) => {
      const [one, other] = [createHistory(), createHistory()];
      for (const event of events)
        expect(one.step(toFetched(event), event)).toEqual(other.step(toFetched(event), event));
    }),
    runs(100),
  );
});

const ids = ['p/a', 'p/b', 'p/c'];
const changes = fc.array(
  fc.record({
    kind: fc.constantFrom('changed', 'changed_by_directory'),
    id: fc.constantFrom(...ids),
    field: fc.constantFrom('name', 'age', 'gender'),
    hours: fc.constantFrom(1, 7, 30),
  }),
  { maxLength: 40 },
);

it('a reader at any earlier number finds every later change, in ascending numbers', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const begin = { seq: 0, at: new Date(START).toISOString(), version: 'v' };
      let log: ChangeLog = appendEvents([], NO_EVENTS, begin);
      let timeMs = START;
      all.forEach(({ kind, id, field, hours }, index) => {
        timeMs += hours * HOUR;
        const frame = { seq: index + 1, at: new Date(timeMs).toISOString(), version: 'v' };
        log = appendEvents(log, { ...NO_EVENTS, [kind]: { [id]: [field] } }, frame);
      });
      const seqs = log.map(({ seq }) => seq);
      expect(seqs).toEqual([...new Set(seqs)].sort((x, y) => x - y));
      all.forEach(({ id, field }, index) => {
        const later = log.filter(({ seq }) => seq > index);
        const told = later.flatMap((entry) => [
          ...(entry.changed[id] ?? []),
          ...(entry.changed_by_directory[id] ?? []),
        ]);
        expect(told).toContain(field);
      });
    }),
  );
});
