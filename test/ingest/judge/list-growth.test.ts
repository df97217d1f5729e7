import { describe, expect, it } from '@jest/globals';
import { bundledList, createHistory, liveList, numbered } from '../../support/judgement.ts';
import { type Rows, readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{
  growths: Rows<[earlier: keyof typeof EARLIER, hours: number, listed: number, outcome: string]>;
}>(import.meta);

const DAY = 24;

/** Steps of a history before the list that is judged. */
const EARLIER = {
  nothing: () => createHistory(),
  'a bundled list of 400 voices': () => {
    const history = createHistory();
    history.step(bundledList(numbered(400)));
    return history;
  },
  'a live list of 400 voices': () => {
    const history = createHistory();
    history.step(liveList(numbered(400)));
    return history;
  },
  'a live list of 1500 voices, then of 1000': () => {
    const history = createHistory();
    history.step(liveList(numbered(1500)));
    for (const _ of [1, 2]) history.step(liveList(numbered(1000)));
    return history;
  },
};

describe('a list that grows', () => {
  it.each(TABLE.growths)(
    'after %s, and %d hours later, a list of %d voices is %s',
    (earlier, hours, listed, outcome) => {
      const { step } = EARLIER[earlier]();
      const { report } = step(liveList(numbered(listed)), { hours });
      expect([report.outcome, report.error]).toEqual([outcome, outcome === 'fresh' ? undefined : 'grown']);
    },
  );

  it('the bundled list counts before the first list of a provider is stored', () => {
    const bundled = bundledList(numbered(400));
    expect(createHistory().step(liveList(numbered(2400)), { bundled }).report.outcome).toBe('fresh');
    const { report } = createHistory().step(liveList(numbered(2401)), { bundled });
    expect(report).toMatchObject({ outcome: 'held', error: 'grown', voices: 400, source: 'bundled' });
  });

  it.each([1, DAY])(
    'steps of growth %d hours apart are measured from the first one of seven days',
    (hours) => {
      const { step } = EARLIER['a live list of 400 voices']();
      const outcomes = [2300, 2400, 2401].map(
        (count) => step(liveList(numbered(count)), { hours }).report.outcome,
      );
      expect(outcomes).toEqual(['fresh', 'fresh', 'held']);
      const { report } = step(liveList(numbered(2500)), { hours, isAccepted: true });
      expect(report.outcome).toBe('fresh');
      expect(step(liveList(numbered(7500)), { hours: 6 * DAY }).report.outcome).toBe('fresh');
      expect(step(liveList(numbered(7501)), { hours: 1 }).report.outcome).toBe('held');
      expect(step(liveList(numbered(7501)), { hours: 8 * DAY }).report.outcome).toBe('fresh');
    },
  );

  it('a held list is told with both lengths and what it would add, and is used once it is accepted', () => {
    const { step, served } = EARLIER['a live list of 400 voices']();
    const { report, part, events } = step(liveList(numbered(2500)));
    expect(report).toMatchObject({
      outcome: 'held',
      kept: 400,
      message:
        'the list holds 2500 voices, and 400 were known before; if the list is right, accept it with: voice-directory ingest --provider fictional --accept fictional',
    });
    expect(report.withheld?.added_ids).toHaveLength(2100);
    expect(events.added).toEqual([]);
    expect(part?.status).toMatchObject({ source: 'kept', stale: true, error: 'grown', voices: 400 });
    expect(step(liveList(numbered(2500)), { isAccepted: true }).report.outcome).toBe('fresh');
    expect(served()).toHaveLength(2500);
    expect(step(liveList(numbered(2500))).report.outcome).toBe('fresh');
  });

  it('a list that was not read to its end is held, and tells neither removals nor additions', () => {
    const { step, served } = EARLIER['a live list of 400 voices']();
    const cut = liveList(numbered(2401).slice(300), { records: 300_000, surplus: 297_899 });
    for (const hours of [1, DAY, DAY]) {
      const { report } = step(cut, { hours });
      expect(report).toMatchObject({ outcome: 'held', error: 'grown', fetched: 300_000, missing: 0 });
      expect(report.message).toContain('the list holds 2101 voices and 297899 further records, and 400 were');
      expect(report).not.toHaveProperty('withheld');
    }
    expect(served()).toHaveLength(400);
  });
});

describe('a list without room in the catalog', () => {
  it('is held, also if it is accepted, and the message names the setting', () => {
    const { step, served } = EARLIER['a live list of 400 voices']();
    for (const isAccepted of [false, true]) {
      const { report } = step(liveList(numbered(501)), { isAccepted, room: 500 });
      expect(report).toMatchObject({
        outcome: 'held',
        message:
          'the list holds 501 voices, and MAX_VOICES leaves room for 500; raise it if the list is right',
      });
    }
    expect(served()).toHaveLength(400);
    expect(step(liveList(numbered(500)), { room: 500 }).report.outcome).toBe('fresh');
  });

  it('counts the missing voices that are still served, so that lists that take turns do not raise the limit', () => {
    const { step, served } = EARLIER['a live list of 400 voices']();
    const moved = liveList(numbered(600).slice(200));
    for (const room of [400, 599]) {
      const { report } = step(moved, { room });
      const message = `the list holds 400 voices beside 200 missing ones, and MAX_VOICES leaves room for ${room}; raise it if the list is right`;
      expect(report).toMatchObject({ outcome: 'held', error: 'grown', message });
    }
    expect(step(liveList(numbered(390)), { room: 300 + 100 }).report.outcome).toBe('fresh');
    expect(step(moved, { room: 400, isAccepted: true }).report.outcome).toBe('fresh');
    expect(served()).toHaveLength(400);
  });
});
