import { describe, expect, it } from '@jest/globals';
import { ofProvider, useLiveIngest } from '../support/live-ingest.ts';

/** The first voice of Azure's list. */
const ADRI = 'azure/af-ZA-AdriNeural';

const live = useLiveIngest();

/** Returns a store with one ingest behind it, and a clock that the test sets. */
async function datedStore() {
  let today = '2026-01-01';
  const { environment, ...settled } = await live.settled(
    {},
    { now: () => new Date(`${today}T00:00:00.000Z`) },
  );
  const ingestOn = (day: string) => {
    today = day;
    return settled.ingest();
  };
  return { ...settled, ingestOn };
}

describe('voices that come and go', () => {
  it('the ledger holds the days on which a voice came and went, and its last record', async () => {
    const { ingestOn, latest } = await datedStore();
    live.replay().edit('azure', (list) => list.shift());
    await ingestOn('2026-01-02');
    expect((await latest()).ledger[ADRI]).toMatchObject({
      first_seen: '2026-01-01',
      last_seen: '2026-01-01',
      removed_at: '2026-01-02',
      last_known: { id: ADRI, name: 'Adri' },
    });
    live.replay().mend();
    const report = await ingestOn('2026-01-03');
    expect(report.providers[0]).toMatchObject({ added: 1 });
    const back = await latest();
    expect(back.ledger[ADRI]).toEqual({ first_seen: '2026-01-01', last_seen: '2026-01-03' });
    expect(back.voices.find(({ id }) => id === ADRI)).toMatchObject({ first_seen: '2026-01-01' });
  });

  it('the ledger forgets a removed voice after 180 days', async () => {
    const { ingestOn, latest } = await datedStore();
    live.replay().edit('azure', (list) => list.shift());
    const isRememberedOn = async (day: string) => {
      await ingestOn(day);
      return (await latest()).ledger[ADRI] !== undefined;
    };
    expect(await isRememberedOn('2026-01-02')).toBe(true);
    expect(await isRememberedOn('2026-07-01')).toBe(true);
    expect(await isRememberedOn('2026-07-02')).toBe(false);
  });
});

describe('voices that change', () => {
  it('the ledger holds the fields of a voice that changed, and the report counts the voice', async () => {
    const { ingest, latest } = await live.settled();
    live.replay().edit('azure', (list) => {
      list[0].DisplayName = 'Adriana';
    });
    expect((await ingest()).providers[0]).toMatchObject({ added: 0, removed: 0, changed: 1 });
    const { changes } = (await latest()).ledger[ADRI] ?? {};
    expect(changes).toEqual([{ date: '2026-11-21', fields: ['name'] }]);
  });

  it('a new provenance of the same value is no change of the voice', async () => {
    const { environment, ingest, latest } = await live.settled();
    const before = await latest();
    expect(ofProvider(before, 'azure')[0]).toHaveProperty('provenance');
    const voices = before.voices.map(({ provenance: _, ...voice }) => voice);
    await environment.snapshots.write({ ...before, voices });
    for (const { changed } of (await ingest()).providers) expect(changed).toBe(0);
  });
});
