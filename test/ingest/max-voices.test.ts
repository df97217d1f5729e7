import { expect, it } from '@jest/globals';
import type { IngestEnvironment } from '../../src/ingest/refresh/ingest-environment.ts';
import { type IngestRequest, runIngest } from '../../src/ingest/run.ts';
import { createUpstream, upstreamEnvironment } from '../support/upstream.ts';

const SLUGS = ['one', 'two', 'three'];

/** Creates a store with ten voices of each of three providers. */
async function createCase() {
  const upstreams = SLUGS.map((slug) => createUpstream(slug, 10));
  const environment = upstreamEnvironment(upstreams, {});
  const ingest = async (overrides: Partial<IngestEnvironment>, request: IngestRequest = {}) => {
    const { providers, voices } = await runIngest({ ...environment, ...overrides }, request);
    return { outcomes: providers.map(({ outcome }) => outcome), voices };
  };
  const add = (slug: string, count: number) => {
    const { voices } = upstreams.find(({ provider }) => provider.id === slug) ?? { voices: new Map() };
    for (let at = 0; at < count; at++) voices.set(`new${at}`, { name: `New ${at}`, state: 'whole' });
  };
  await ingest({});
  return { ingest, add };
}

it('lists that together exceed MAX_VOICES are used as far as there is room, and the others keep their voices', async () => {
  const { ingest, add } = await createCase();
  for (const slug of SLUGS) add(slug, 8);
  const { outcomes, voices } = await ingest({ maxVoices: 50 });
  expect(outcomes.toSorted()).toEqual(['fresh', 'fresh', 'held']);
  expect(voices).toBe(18 + 18 + 10);
});

it('an accepted list has to fit into MAX_VOICES too', async () => {
  const { ingest, add } = await createCase();
  add('two', 8);
  const request = { accept: ['two'], only: ['two'] };
  expect(await ingest({ maxVoices: 37 }, request)).toEqual({ outcomes: ['held'], voices: 30 });
  expect(await ingest({ maxVoices: 38 }, request)).toEqual({ outcomes: ['fresh'], voices: 38 });
});

it('a MAX_VOICES below the voices of before loses none, and stops only growth', async () => {
  const { ingest, add } = await createCase();
  add('two', 1);
  expect(await ingest({ maxVoices: 5 })).toEqual({ outcomes: ['fresh', 'held', 'fresh'], voices: 30 });
});
