import { describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../../src/domain/voice.ts';
import { createHistory, liveList, named, numbered } from '../../support/judgement.ts';
import { readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{
  dropped: readonly {
    readonly listed: number;
    readonly dropped: number;
    readonly outcome: string;
  }[];
  fields: readonly { readonly voices: number; readonly still: number; readonly outcome: string }[];
}>(import.meta);

/** Returns a list of which some records were dropped. */
function withDropped(voices: readonly StoredVoice[], count: number) {
  const dropped = { 'ShortName: expected string': count };
  return liveList(voices, { records: voices.length + count, dropped });
}

describe('a list with dropped records', () => {
  it.each(TABLE.dropped)(
    'a list of $listed voices and $dropped dropped records is $outcome',
    ({ listed, dropped, outcome }) => {
      const { step } = createHistory();
      step(liveList(numbered(listed)));
      const { report } = step(withDropped(numbered(listed), dropped));
      expect(report).toMatchObject({ outcome, dropped, fetched: listed + dropped });
    },
  );

  it('a held list is named malformed, with the reasons and the voices that would go', () => {
    const { step, served } = createHistory();
    step(liveList(numbered(200)));
    const { part, events, report } = step(withDropped(numbered(100), 100));
    expect(report).toMatchObject({
      outcome: 'held',
      error: 'malformed',
      message: expect.stringContaining(
        '100 of 200 records cannot be used: ShortName: expected string (100); if the list is right, accept it with: voice-directory ingest --provider fictional --accept fictional',
      ),
      kept: 200,
      removed: 0,
      dropped_reasons: { 'ShortName: expected string': 100 },
    });
    expect(report.withheld?.removed_ids).toEqual(
      numbered(200)
        .slice(100)
        .map(({ id }) => id),
    );
    expect(part?.status).toMatchObject({ source: 'kept', stale: true, error: 'malformed', voices: 200 });
    expect(events.removed).toEqual([]);
    expect(served()).toHaveLength(200);
  });

  it('a voice whose native id is in a dropped record is not missing', () => {
    const { step, part } = createHistory();
    step(liveList(numbered(10)));
    const list = { ...withDropped(numbered(9), 1), droppedStrings: new Set(['v009']) };
    for (const _ of ['first', 'second', 'third'])
      expect(step(list).report).toMatchObject({ outcome: 'fresh', removed: 0, missing: 0, voices: 10 });
    expect(part().ledger['fictional/v009']).not.toHaveProperty('missing_since');
  });
});

describe('a list that shrinks', () => {
  it('a list that loses more than the largest share is held, and the report names the voices that would go', () => {
    const { step } = createHistory();
    step(liveList(numbered(10)));
    const { report } = step(liveList(numbered(4)));
    expect(report).toMatchObject({
      outcome: 'held',
      error: 'shrunk',
      message:
        '6 of 10 voices are missing from the list; if the list is right, accept it with: voice-directory ingest --provider fictional --accept fictional',
    });
    expect(report.withheld?.removed_ids).toHaveLength(6);
    expect(step(liveList(numbered(4)), { isAccepted: true }).report).toMatchObject({
      outcome: 'fresh',
      removed: 6,
      voices: 4,
    });
    expect(step(liveList(numbered(4))).report).toMatchObject({ outcome: 'fresh', removed: 0 });
  });

  it('a list that loses 45 % a run is held once it is below half of the most seen in seven days', () => {
    const { step } = createHistory();
    const outcomes = [100, 56, 31, 18, 10, 6, 4].map(
      (count) => step(liveList(numbered(count)), { hours: 6 }).report,
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['fresh', 'fresh', ...Array(5).fill('held')]);
    expect(outcomes[2]?.message).toContain('the list holds 31 voices, and held 100 within the last 7 days');
    expect(outcomes.at(-1)).toMatchObject({ voices: 100, missing: 44 });
  });

  it('the most of eight days ago no longer counts', () => {
    const { step } = createHistory();
    step(liveList(numbered(100)));
    for (const _ of [1, 2]) step(liveList(numbered(60)), { hours: 24 });
    expect(step(liveList(numbered(40)), { hours: 8 * 24 }).report.outcome).toBe('fresh');
  });
});

describe('a list that states less', () => {
  const stated = (count: number) => numbered(count, { gender: 'Female', model_id: 'nova', age: 'adult' });
  const silent = (count: number, still = 0) =>
    numbered(count).map((each, index) =>
      index < still
        ? { ...each, gender: 'Female' as const }
        : { ...each, provenance: { gender: 'defaulted' as const } },
    );

  it('a list without genders and models is held, with figures per field', () => {
    const { step, part } = createHistory();
    step(liveList(stated(200)));
    const { report, events } = step(liveList(silent(200, 1)));
    expect(report).toMatchObject({
      outcome: 'held',
      error: 'degraded',
      changed: 0,
      message: expect.stringContaining(
        'the list states gender for 1 voices instead of 200, age for 0 voices instead of 200, model_id for 0 voices instead of 200',
      ),
    });
    expect(Object.keys(report.withheld?.changed_fields ?? {})).toHaveLength(200);
    expect(events.changed).toEqual({});
    expect(part().voices[0]?.gender).toBe('Female');
    expect(step(liveList(silent(200, 1)), { isAccepted: true }).report.changed).toBe(200);
  });

  it.each(TABLE.fields)(
    'a field stated by $still of $voices voices is $outcome',
    ({ voices, still, outcome }) => {
      const { step } = createHistory();
      step(liveList(numbered(voices, { gender: 'Female' })));
      expect(step(liveList(silent(voices, still))).report.outcome).toBe(outcome);
    },
  );

  it('a field lost by our own tables holds nothing, because the records are the same', () => {
    const { step } = createHistory();
    const { origins } = liveList(stated(9));
    const before = origins ? { origins } : {};
    step(liveList(stated(9), before));
    const { report, events } = step(liveList(silent(9), before));
    expect(report.outcome).toBe('fresh');
    expect(Object.keys(events.changed_by_directory)).toHaveLength(9);
    expect(events.changed).toEqual({});
  });

  it('a few voices of a long list may lose a field that no other voice stated', () => {
    const { step } = createHistory();
    const accented = numbered(20).map((each, index) => (index < 4 ? { ...each, accent: 'Scottish' } : each));
    step(liveList(accented));
    expect(step(liveList([...numbered(20), named('new')])).report.outcome).toBe('fresh');
  });
});
