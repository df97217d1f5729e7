import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { defineProvider, type Provider } from '../../src/ingest/provider.ts';
import { runIngest } from '../../src/ingest/run.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const HOURS = 24;
const VOICES = 20;

type Fault = 'none' | 'throws' | 'no list' | 'empty' | 'half a list' | 'bad records';

/** What a provider does in one hour. */
const hour = fc.record({
  fault: fc.constantFrom<Fault>('none', 'none', 'throws', 'no list', 'empty', 'half a list', 'bad records'),
  added: fc.boolean(),
  withdrawn: fc.option(fc.nat(VOICES - 1), { nil: undefined, freq: 4 }),
});
const day = fc.array(hour, { minLength: HOURS, maxLength: HOURS });

/** A provider whose list and whose answer a test decides. */
function createProvider(id: string) {
  const state = { listed: Array.from({ length: VOICES }, (_, index) => `v${index}`), fault: 'none' as Fault };
  const answer = (): unknown => {
    const records: unknown[] = state.listed.map((voice) => ({ id: voice }));
    if (state.fault === 'throws') throw new Error('the provider is down');
    if (state.fault === 'no list') return { message: 'internal error' };
    if (state.fault === 'empty') return { voices: [] };
    if (state.fault === 'half a list') return { voices: records.slice(0, Math.floor(records.length / 3)) };
    if (state.fault === 'bad records') return { voices: [null, { id: 7 }, {}, ...records, 'x'] };
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
  return { provider, state };
}

describe('a day of hourly ingests from providers that fail at random', () => {
  it('never loses a voice that its provider still lists, nor keeps one it has withdrawn, once it answers', async () => {
    await fc.assert(
      fc.asyncProperty(day, day, async (first, second) => {
        const plans = [first, second];
        const sources = ['one', 'two'].map(createProvider);
        let now = Date.UTC(2026, 0, 1);
        const directory = ingestEnvironment({
          providers: sources.map(({ provider }) => provider),
          now: () => new Date(now),
        });
        await runIngest(directory, {});
        for (let turn = 0; turn < HOURS; turn++) {
          now += 60 * 60 * 1000;
          const before = (await directory.snapshots.readLatest())?.voices ?? [];
          for (const [index, { state }] of sources.entries()) {
            const { fault, added, withdrawn } = plans[index]?.[turn] ?? {
              fault: 'none',
              added: false,
              withdrawn: undefined,
            };
            if (added) state.listed.push(`new${turn}`);
            if (withdrawn !== undefined)
              state.listed = state.listed.filter((voice) => voice !== `v${withdrawn}`);
            state.fault = fault;
          }
          await runIngest(directory, {});
          const after = await directory.snapshots.readLatest();
          const ids = new Set(after?.voices.map(({ id }) => id));
          for (const { provider, state } of sources) {
            const listed = new Set(state.listed.map((voice) => `${provider.id}/${voice}`));
            const lost = before.filter(({ id }) => listed.has(id) && !ids.has(id));
            expect(lost).toEqual([]);
            const answersWell = state.fault === 'none' || state.fault === 'bad records';
            if (answersWell)
              expect([...ids].filter((id) => id.startsWith(provider.id)).sort()).toEqual([...listed].sort());
          }
          for (const id of ids) expect(after?.ledger[id]).toMatchObject({ first_seen: expect.any(String) });
          for (const { id } of before)
            if (!ids.has(id)) expect(after?.ledger[id]).toMatchObject({ last_known: { id } });
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
