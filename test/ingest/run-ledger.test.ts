import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { ofProvider, useLiveIngest } from '../support/live-ingest.ts';
import { writeSnapshot } from '../support/snapshot.ts';

/** The first voice of Azure's list. */
const ADRI = 'azure/af-ZA-AdriNeural';
/** The day of Azure's bundled list, on which its voices were first seen. */
const BUNDLED_ON = readFileSync('fixtures/azure/listed-on.txt', 'utf8').trim();

const live = useLiveIngest();

/** The time of a store's first ingest. */
const START = '2027-01-01T00:00:00.000Z';

/** Returns a store with one ingest behind it, and a clock that the test sets. */
async function datedStore() {
  let time = START;
  const settled = await live.settled({}, { now: () => new Date(time) });
  const ingestAt = (next: string) => {
    time = next;
    return settled.ingest();
  };
  return { latest: settled.latest, ingestAt };
}

it('a voice that one list lacks is served as missing, and a list that has it again ends this', async () => {
  const { ingestAt, latest } = await datedStore();
  const before = await latest();
  live.replay().edit('azure', (list) => list.shift());
  const [report] = (await ingestAt('2027-01-01T06:00:00.000Z')).providers;
  expect(report).toMatchObject({ outcome: 'fresh', missing: 1, missing_ids: [ADRI], removed: 0 });
  const missing = await latest();
  expect(missing.voices).toEqual(before.voices);
  expect(missing.ledger[ADRI]).toEqual({
    ...before.ledger[ADRI],
    first_seen: BUNDLED_ON,
    last_seen: START,
    missing_since: '2027-01-01T06:00:00.000Z',
  });
  live.replay().mend();
  await ingestAt('2027-01-01T12:00:00.000Z');
  expect((await latest()).ledger).toEqual(before.ledger);
  expect((await latest()).log).toMatchObject([{ seq: 1, cut: true }]);
});

it('the second list without a voice removes the voice, and the ledger holds its times and last record', async () => {
  const { ingestAt, latest } = await datedStore();
  const listed = (await latest()).ledger[ADRI];
  live.replay().edit('azure', (list) => list.shift());
  await ingestAt('2027-01-01T06:00:00.000Z');
  await ingestAt('2027-01-01T12:00:00.000Z');
  const removed = await latest();
  expect(removed.voices.map(({ id }) => id)).not.toContain(ADRI);
  expect(removed.ledger[ADRI]).toMatchObject({
    first_seen: BUNDLED_ON,
    last_seen: START,
    removed_at: '2027-01-01T12:00:00.000Z',
    last_known: { id: ADRI, name: 'Adri' },
  });
  live.replay().mend();
  const report = await ingestAt('2027-01-01T18:00:00.000Z');
  expect(report.providers[0]).toMatchObject({ added: 0, returned: 1, returned_ids: [ADRI] });
  const back = await latest();
  expect(back.ledger[ADRI]).toEqual(listed);
  expect(back.voices.find(({ id }) => id === ADRI)).toMatchObject({ first_seen: BUNDLED_ON });
  expect(back.log).toMatchObject([
    { seq: 1, cut: true },
    { seq: 3, at: '2027-01-01T12:00:00.000Z', removed: [ADRI], returned: [] },
    { seq: 4, at: '2027-01-01T18:00:00.000Z', version: back.version, removed: [], returned: [ADRI] },
  ]);
});

it('the ledger holds the fields of a voice that changed, and the report counts the voice', async () => {
  const { ingest, latest } = await live.settled();
  live.replay().edit('azure', (list) => {
    list[0].DisplayName = 'Adriana';
  });
  expect((await ingest()).providers[0]).toMatchObject({ added: 0, removed: 0, changed: 1 });
  const { log } = await latest();
  expect(log).toMatchObject([
    { seq: 1, cut: true },
    { seq: 2, changed: { [ADRI]: ['name'] }, added: [], removed: [] },
  ]);
});

it('a new provenance of the same value is no change of the voice', async () => {
  const { environment, ingest, latest } = await live.settled();
  const before = await latest();
  expect(ofProvider(before, 'azure')[0]).toHaveProperty('provenance');
  const voices = before.voices.map(({ provenance: _, ...voice }) => voice);
  await writeSnapshot(environment.snapshots, { ...before, voices });
  const { providers } = await ingest();
  expect(providers).not.toEqual([]);
  expect(providers).toMatchObject(providers.map(() => ({ changed: 0 })));
});
