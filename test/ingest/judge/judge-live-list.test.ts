import { describe, expect, it } from '@jest/globals';
import { UpstreamError } from '../../../src/domain/errors.ts';
import type { StoredVoice } from '../../../src/domain/voice.ts';
import { NO_EVENTS } from '../../../src/ingest/ledger/change-log.ts';
import type { VoiceOrigin } from '../../../src/ingest/lists/read-records.ts';
import {
  bundledList,
  createHistory,
  liveList,
  named,
  numbered,
  START,
  timeout,
} from '../../support/judgement.ts';

const A = 'fictional/a';
const B = 'fictional/b';
const a = named('a');
const b = named('b');
const others = numbered(8);

describe('the first live list', () => {
  it('the first live list replaces the bundled one, without being held, by events of the directory alone', () => {
    const { step, part } = createHistory();
    step(bundledList(numbered(52)));
    const { report, events } = step(liveList([...numbered(3), a]));
    expect(report).toMatchObject({
      outcome: 'fresh',
      source: 'live',
      first_live_list: true,
      added: 1,
      removed: 49,
      missing: 0,
    });
    expect(events).toMatchObject({ added: [], removed: [], added_by_directory: [A] });
    expect(events.removed_by_directory).toHaveLength(49);
    expect(part().ledger['fictional/v010']).toEqual({
      first_seen: '2026-05-01',
      last_seen: '2026-11-01T02:00:00.000Z',
    });
    expect(part().ledger['fictional/v000']?.first_seen).toBe('2026-05-01');
    expect(part().ledger[A]?.first_seen).toBe('2026-11-01T02:00:00.000Z');
  });

  it('a voice that only the bundled list had is added when the live list has it, with its first sight', () => {
    const { step, part } = createHistory();
    step(bundledList([a, b]));
    step(liveList([b]));
    expect(step(liveList([a, b])).events).toMatchObject({ added: [A], returned: [] });
    expect(part().ledger[A]).toMatchObject({ first_seen: '2026-05-01' });
    expect(part().ledger[A]).not.toHaveProperty('evidence');
  });

  it('a voice was seen to appear if an earlier live list lacked it, and keeps that', () => {
    const { step, part } = createHistory();
    step(liveList([b]), { bundled: bundledList([]) });
    step(liveList([a, b]));
    step(liveList([b]));
    step(liveList([a, b]));
    expect(part().ledger[A]).toMatchObject({
      first_seen: '2026-11-01T02:00:00.000Z',
      evidence: 'watched',
    });
    expect(part().ledger[B]).not.toHaveProperty('evidence');
  });

  it('a voice of a list that was not read before was not seen to appear', () => {
    const of = (list: string) => ({ record: 'same', list });
    const read = (...names: string[]) => names.map((name) => ({ name, outcome: 'read' as const }));
    const { step, part } = createHistory();
    step(liveList([b], { origins: new Map([[B, of('x')]]), lists: read('x') }));
    const origins = new Map([
      [A, of('y')],
      [B, of('x')],
      ['fictional/c', of('x')],
    ]);
    step(liveList([a, b, named('c')], { origins, lists: read('x', 'y') }));
    expect(part().ledger[A]).not.toHaveProperty('evidence');
    expect(part().ledger['fictional/c']).toMatchObject({ evidence: 'watched' });
  });

  it('the entry of a voice that only the bundled list had is forgotten after 180 days', () => {
    const { step, part } = createHistory();
    step(bundledList([a, b]));
    step(liveList([b]));
    step(liveList([b]), { hours: 180 * 24 });
    expect(part().ledger).toHaveProperty([A]);
    step(liveList([b]));
    expect(part().ledger).not.toHaveProperty([A]);
  });

  it('a first live list is dated by the bundled list where nothing is stored', () => {
    const { step, part } = createHistory();
    step(liveList([a, b]), { bundled: bundledList([a, named('old')]) });
    expect(part().ledger).toMatchObject({
      [A]: { first_seen: '2026-05-01' },
      [B]: { first_seen: '2026-11-01T01:00:00.000Z' },
    });
    expect(part().ledger).not.toHaveProperty(['fictional/old']);
  });

  it('a first live list of unreadable records is held, and the bundled voices stay', () => {
    const { step } = createHistory();
    step(bundledList([a, b]));
    const broken = liveList([a], { records: 101, dropped: { 'id: missing': 100 } });
    const { part, report } = step(broken);
    expect(report).toMatchObject({ outcome: 'held', source: 'bundled', error: 'malformed' });
    expect(part?.status).toMatchObject({ source: 'bundled', listed_on: '2026-05-01', stale: true });
  });
});

it('a voice is missing and served after one list without it, and removed by the second', () => {
  const { step, part } = createHistory();
  step(liveList([a, ...others]));
  const first = step(liveList(others));
  expect(first.report).toMatchObject({ missing: 1, missing_ids: [A], removed: 0, voices: 9 });
  expect(first.events).toEqual(NO_EVENTS);
  expect(part().ledger[A]).toMatchObject({
    last_seen: '2026-11-01T01:00:00.000Z',
    missing_since: '2026-11-01T02:00:00.000Z',
  });
  const second = step(liveList(others));
  expect(second.report).toMatchObject({ missing: 0, removed: 1, removed_ids: [A], voices: 8 });
  expect(second.events).toEqual({ ...NO_EVENTS, removed: [A] });
  expect(part().ledger[A]).toEqual({
    first_seen: '2026-11-01T01:00:00.000Z',
    record: JSON.stringify(a),
    last_seen: '2026-11-01T01:00:00.000Z',
    removed_at: '2026-11-01T03:00:00.000Z',
    last_known: a,
  });
});

it('two lists that were read at the same time count as one', () => {
  const { step } = createHistory();
  step(liveList([a, ...others]));
  step(liveList(others));
  const { report, events } = step(liveList(others), { durationHours: 2 });
  expect(report).toMatchObject({ outcome: 'fresh', missing: 1, removed: 0 });
  expect(events).toEqual(NO_EVENTS);
  expect(step(liveList(others)).events.removed).toEqual([A]);
});

it('a voice that was missing once is listed again without an event', () => {
  const { step, part } = createHistory();
  step(liveList([a, ...others]));
  const entry = part().ledger[A];
  step(liveList(others));
  expect(step(liveList([a, ...others])).events).toEqual(NO_EVENTS);
  expect(part().ledger[A]).toEqual(entry);
});

it('a missing voice is removed a day later by a run whose list failed', () => {
  const { step } = createHistory();
  step(liveList([a, ...others]));
  step(liveList(others));
  expect(step(timeout, { hours: 23.999 }).report).toMatchObject({ outcome: 'kept', missing: 1, removed: 0 });
  const { events, report } = step(timeout, { hours: 0.001 });
  expect(report).toMatchObject({ outcome: 'kept', removed_ids: [A], kept: 8 });
  expect(events.removed).toEqual([A]);
});

it('a list with dropped records removes a missing voice after a day only, because one of the records may be its own', () => {
  const { step, part } = createHistory();
  const [gone, ...rest] = numbered(30);
  if (!gone) throw new Error('no voice');
  step(liveList([gone, ...rest]));
  const dropping = () => liveList(rest, { dropped: { 'id: missing': 1 } });
  for (const hours of [6, 6, 6, 5]) expect(step(dropping(), { hours }).events.removed).toEqual([]);
  expect(part()?.voices.map(({ id }) => id)).toContain(gone.id);
  expect(step(dropping(), { hours: 8 }).events.removed).toEqual([gone.id]);
});

it('a missing voice is not removed by a list that is held', () => {
  const { step } = createHistory();
  step(liveList([a, ...others]));
  step(liveList(others));
  const { report, events } = step(liveList(others.slice(0, 2)), { hours: 48 });
  expect(report).toMatchObject({ outcome: 'held', removed: 0, voices: 9 });
  expect(events.removed).toEqual([]);
});

it('an accepted list removes at once the voices that it lacks', () => {
  const { step } = createHistory();
  step(liveList([a, ...others]));
  expect(step(liveList(others), { isAccepted: true }).events.removed).toEqual([A]);
});

it('a removed voice that is listed again has returned, and its changes meanwhile are told', () => {
  const { step, part } = createHistory();
  step(liveList([a, ...others]));
  step(liveList(others), { isAccepted: true });
  const { events, report } = step(liveList([named('a', { gender: 'Female' }), ...others]));
  expect(events).toEqual({ ...NO_EVENTS, returned: [A], changed: { [A]: ['gender'] } });
  expect(report).toMatchObject({ added: 0, returned_ids: [A], changed_fields: { [A]: ['gender'] } });
  const { removed_at, last_known, first_seen } = part().ledger[A] ?? {};
  expect([removed_at, last_known, first_seen]).toEqual([undefined, undefined, '2026-11-01T01:00:00.000Z']);
});

it.each([
  { voices: 2, kept: 10_000 },
  { voices: 5001, kept: 10_002 },
])('the ledger of $voices voices keeps the $kept voices removed last', ({ voices, kept }) => {
  const earlier = createHistory();
  earlier.step(liveList([...numbered(voices), a]), { isAccepted: true });
  const ledger = { ...earlier.part().ledger };
  for (let at = 1; at <= kept; at++) {
    const removed_at = new Date(START - at * 1000).toISOString();
    ledger[`fictional/removed${at}`] = { first_seen: '2026-05-01', last_seen: removed_at, removed_at };
  }
  const { step, part } = createHistory({ ...earlier.part(), ledger });
  step(liveList(numbered(voices)), { isAccepted: true });
  const after = part().ledger;
  expect(Object.values(after).filter(({ removed_at }) => removed_at).length).toBe(kept);
  const ids = [A, `fictional/removed${kept - 1}`, `fictional/removed${kept}`];
  expect(ids.map((id) => after[id]?.removed_at !== undefined)).toEqual([true, true, false]);
});

it('the ledger forgets a removed voice after 180 days', () => {
  const { step, part } = createHistory();
  step(liveList([a, ...others]));
  step(liveList(others), { isAccepted: true });
  step(liveList(others), { hours: 180 * 24 });
  expect(part().ledger).toHaveProperty([A]);
  step(liveList(others));
  expect(part().ledger).not.toHaveProperty([A]);
});

describe('voices that change', () => {
  it('a changed record is a change of the provider, and the same record one of the directory', () => {
    const { step } = createHistory();
    step(liveList([a, b]));
    const origins = new Map([
      [A, { record: JSON.stringify(a) }],
      [B, { record: 'another' }],
    ]);
    const now = [named('a', { accent: 'British' }), named('b', { accent: 'British' })];
    const { events, report } = step(liveList(now, { origins }));
    expect(events.changed).toEqual({ [B]: ['accent'] });
    expect(events.changed_by_directory).toEqual({ [A]: ['accent'] });
    expect(report).toMatchObject({ changed: 2, changed_fields: { [A]: ['accent'], [B]: ['accent'] } });
  });

  it('a new provenance of the same value is no change', () => {
    const { step } = createHistory();
    step(liveList([a, b]));
    const derived = named('a', { provenance: { name: 'derived' } });
    expect(step(liveList([derived, b])).events).toEqual(NO_EVENTS);
  });

  it('an address of a sample that is new, or newly marked as derived, is stored and no change', () => {
    const { step, part } = createHistory();
    const at = (sample_url: string, fields: Partial<StoredVoice> = {}) =>
      named('a', { preview: true, sample_url, ...fields });
    step(liveList([at('https://old.test/a.mp3'), b]));
    const moved = at('https://new.test/a.mp3', { sample_derived: true });
    expect(step(liveList([moved, b])).events).toEqual(NO_EVENTS);
    expect(part().voices[0]).toMatchObject({
      sample_url: 'https://new.test/a.mp3',
      sample_derived: true,
    });
  });

  it('a voice that gains a sample changes in its preview', () => {
    const { step } = createHistory();
    step(liveList([a, b]));
    const heard = named('a', { preview: true, sample_url: 'https://new.test/a.mp3' });
    expect(step(liveList([heard, b])).events.changed).toEqual({ [A]: ['preview'] });
  });
});

const library = numbered(6);
const premade = [a, b];
const origins = new Map<string, VoiceOrigin>([
  ...premade.map(({ id }) => [id, { record: id, list: 'premade' }] as const),
  ...library.map(({ id }) => [id, { record: id, list: 'library' }] as const),
]);
const read = { name: 'premade', outcome: 'read' } as const;
const whole = liveList([...premade, ...library], {
  origins,
  lists: [read, { name: 'library', outcome: 'read' }],
});
const failed = { name: 'library', outcome: 'failed', error: timeout } as const;
const skipped = { name: 'library', outcome: 'skipped' } as const;

it.each([
  { list: failed, error: 'timeout', message: 'list library: no answer' },
  {
    list: skipped,
    error: 'http_error',
    message: 'list library: the host answered that it has no such list',
  },
])('voices of a list that is $list.outcome stay for seven days, and the report names the list', (each) => {
  const { step, part } = createHistory();
  step(whole);
  const lists = liveList(premade, { origins, lists: [read, each.list] });
  const { report } = step(lists, { hours: 24 * 7 - 1 });
  expect(report).toMatchObject({
    outcome: 'partial',
    voices: 8,
    kept: 6,
    missing: 0,
    error: each.error,
    message: each.message,
    lists: [read, { name: 'library', outcome: each.list.outcome }],
  });
  expect(part().status).toMatchObject({ source: 'live', stale: false, error: each.error });
  expect(step(lists, { hours: 24 }).report).toMatchObject({ outcome: 'held', error: 'shrunk' });
});

it('a voice of a list that was read is missing as ever while another list failed', () => {
  const { step } = createHistory();
  step(whole);
  const { report } = step(liveList([a], { origins, lists: [read, failed] }));
  expect(report).toMatchObject({ outcome: 'partial', missing_ids: [B], kept: 6 });
});

it('a list that is always skipped and has no voice leaves the provider fresh', () => {
  const { step } = createHistory();
  const always = liveList(premade, { origins, lists: [read, skipped] });
  step(always);
  const { report } = step(always);
  expect(report.outcome).toBe('fresh');
  expect(report).not.toHaveProperty('message');
});

it('a list that asks to be left alone is remembered for the whole provider', () => {
  const { step, part } = createHistory();
  step(whole);
  const notBefore = new Date('2026-11-02T00:00:00.000Z');
  const error = new UpstreamError('rate_limited', 'later', { notBefore });
  step(liveList(premade, { origins, lists: [read, { ...failed, error }] }));
  expect(part().memory.not_before).toBe(notBefore.toISOString());
  step(whole);
  expect(part().memory).not.toHaveProperty('not_before');
});

describe('what other releases have stored', () => {
  it('fields of a newer release are carried through, except those of a voice whose record has changed', () => {
    const newer = <T extends object>(value: T) => ({ ...value, newer: true });
    const stored = createHistory();
    stored.step(liveList([a, b, ...others]));
    const { status, memory, voices, ledger } = stored.part();
    const { step, part } = createHistory({
      status: newer(status),
      memory: newer(memory),
      voices: voices.map(newer),
      ledger: Object.fromEntries(Object.entries(ledger).map(([id, entry]) => [id, newer(entry)])),
    });
    const now = [named('a', { name: 'Ada' }), ...others];
    const { events } = step(liveList(now));
    expect(events.changed).toEqual({ [A]: ['name'] });
    expect([part().status, part().memory, ...Object.values(part().ledger)]).toEqual(
      Array(12).fill(expect.objectContaining({ newer: true })),
    );
    const isCarried = part().voices.map((each) => 'newer' in each);
    expect(isCarried).toEqual([false, ...Array(9).fill(true)]);
    step(timeout);
    expect([part().status, part().memory]).toEqual(Array(2).fill(expect.objectContaining({ newer: true })));
  });
});
