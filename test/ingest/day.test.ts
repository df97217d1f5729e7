import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import type { LedgerEntry, Snapshot } from '../../src/domain/snapshot.ts';
import { defineProvider, type Provider } from '../../src/ingest/provider.ts';
import { runIngest } from '../../src/ingest/run.ts';
import { longTests } from '../support/long-tests.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const VOICES = 20;
/** Each day is 48 ingests: a few days already meet every fault, which is checked at the end. */
const RUNS = longTests(15, 4);
/** Half of the draws let the list be read, so that voices come and go. */
const FAULTS = ['none', 'none', 'bad records', 'throws', 'no list', 'empty', 'one voice'] as const;
type Fault = (typeof FAULTS)[number];

/** The events of a provider in one hour. */
const hour = fc.record({
  fault: fc.constantFrom(...FAULTS),
  added: fc.boolean(),
  withdrawn: fc.option(fc.nat(VOICES - 1)),
  returned: fc.option(fc.nat(VOICES - 1)),
});
const day = fc.array(hour, { minLength: HOURS, maxLength: HOURS });
type Hour = typeof hour extends fc.Arbitrary<infer T> ? T : never;

/** Creates a provider whose list and answer a test decides. */
function createProvider(id: string) {
  const listed = new Set(Array.from({ length: VOICES }, (_, index) => `${index}`));
  let fault: Fault = 'none';
  const answer = (): unknown => {
    const records = [...listed].map((voice) => ({ id: voice }));
    if (fault === 'throws') throw new Error('the provider is down');
    if (fault === 'no list') return { message: 'internal error' };
    if (fault === 'empty') return { voices: [] };
    if (fault === 'one voice') return { voices: records.slice(0, 1) };
    if (fault === 'bad records') return { voices: [null, { id: 7 }, {}, ...records, 'x'] };
    return { voices: records };
  };
  const provider: Provider = defineProvider({
    id,
    name: id,
    settings: {},
    isConfigured: () => true,
    list: {
      sdk: async function* () {
        yield answer();
      },
    },
    isBundled: false,
    idParts: [],
    records: (page) => z.object({ voices: z.array(z.unknown()) }).safeParse(page).data?.voices,
    Raw: z.object({ id: z.string() }),
    toVoices: ({ id: nativeId }) => [{ nativeId, name: nativeId, locale: 'en-US' }],
  });
  function live({ fault: next, added, withdrawn, returned }: Hour, turn: number): void {
    fault = next;
    if (added) listed.add(`new${turn}`);
    if (returned !== null) listed.add(`${returned}`);
    if (withdrawn !== null) listed.delete(`${withdrawn}`);
  }
  return { provider, live, fault: () => fault, ids: () => [...listed].map((voice) => `${id}/${voice}`) };
}

/** Computes the voices and the ledger of a provider after each hour from its events alone, so that no code of ours judges itself. */
function createExpectation() {
  let served: readonly string[] = [];
  const ledger = new Map<string, Pick<LedgerEntry, 'first_seen' | 'last_seen' | 'removed_at'>>();

  /** Takes a list if it can be read, holds a voice and lacks no more than half of the served voices; else the list changes nothing. */
  function observe(listed: readonly string[], fault: Fault, today: string): boolean {
    const lost = served.filter((id) => !listed.includes(id));
    const isRead = (fault === 'none' || fault === 'bad records') && listed.length > 0;
    if (!isRead || lost.length > served.length / 2) return false;
    for (const id of listed)
      ledger.set(id, { first_seen: ledger.get(id)?.first_seen ?? today, last_seen: today });
    for (const id of lost)
      ledger.set(id, { first_seen: today, last_seen: today, ...ledger.get(id), removed_at: today });
    served = listed;
    return true;
  }

  return { observe, served: () => served, ledger };
}

/** Returns the ledger without the last records of removed voices, each of which has to be of that voice. */
function remembered({ ledger }: Snapshot) {
  return Object.entries(ledger).map(([id, { last_known, ...entry }]) => {
    expect(last_known?.id).toBe(entry.removed_at === undefined ? undefined : id);
    return [id, entry] as const;
  });
}

describe('a day of hourly ingests', () => {
  it('a day of hourly ingests from providers that fail at random loses no listed voice, keeps no withdrawn one, and forgets neither', async () => {
    const met = { faults: new Set<string>(), refused: 0, removed: 0, returned: 0 };
    await fc.assert(
      fc.asyncProperty(day, day, async (...plans) => {
        // The day begins at noon, so that the ledger meets a midnight.
        let now = Date.UTC(2026, 0, 1, 12);
        const sources = ['one', 'two'].map((id) => ({
          ...createProvider(id),
          expected: createExpectation(),
        }));
        const directory = ingestEnvironment({
          providers: sources.map(({ provider }) => provider),
          now: () => new Date(now),
        });
        let before: readonly string[] = [];
        for (let turn = -1; turn < HOURS; turn++, now += HOUR_MS) {
          for (const [index, { live }] of sources.entries()) {
            const plan = plans[index]?.[turn];
            if (plan) live(plan, turn);
          }
          const { providers: reports } = await runIngest(directory, {});
          const snapshot = (await directory.snapshots.readLatest()) as Snapshot;
          const after = snapshot.voices.map(({ id }) => id);
          // The claim holds after every hour.
          const listed = sources.flatMap(({ ids }) => ids());
          expect(before.filter((id) => listed.includes(id) && !after.includes(id))).toEqual([]);

          for (const [index, { ids, fault, expected }] of sources.entries()) {
            const isFresh = expected.observe(ids(), fault(), new Date(now).toISOString().slice(0, 10));
            expect(reports[index]?.outcome === 'fresh').toBe(isFresh);
            met.faults.add(fault());
            if (!isFresh) met.refused++;
            met.removed += reports[index]?.removed ?? 0;
            met.returned += ids().filter(
              (id) => !before.includes(id) && !id.includes('new') && turn >= 0,
            ).length;
          }
          expect([...after].sort()).toEqual(sources.flatMap(({ expected }) => expected.served()).sort());
          expect(new Map(remembered(snapshot))).toEqual(
            new Map(sources.flatMap(({ expected }) => [...expected.ledger])),
          );
          before = after;
        }
      }),
      { numRuns: RUNS },
    );
    // Days without these events would prove nothing.
    expect([...met.faults].sort()).toEqual([...new Set(FAULTS)].sort());
    for (const count of [met.refused, met.removed, met.returned]) expect(count).toBeGreaterThan(0);
  });
});
