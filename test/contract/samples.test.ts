import { expect, it } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { contracts } from '../support/contracts/index.ts';
import { bundledList, bundledProviders } from '../support/providers.ts';
import { readBeside, type Values } from '../support/tables.ts';

const TABLE = readBeside<{ samples: Values<readonly [number: number, origin: 'list' | 'directory']> }>(
  import.meta,
);

const AUDIO = /\.(?:mp3|wav|ogg)$/;

/** Returns a provider's voices: those of the bundled list, or else of the sample of a list that the contract has. */
async function voicesOf(provider: Provider): Promise<readonly StoredVoice[]> {
  if (bundledProviders.includes(provider)) return (await bundledList(provider)).voices;
  const records = provider.records(contracts[provider.id]?.sample) ?? [];
  const stated = records.flatMap((record) => provider.parseRecord(record));
  return stated.map((each) => enrich(toDraft(provider, each)));
}

const sampled = (voices: readonly StoredVoice[]) =>
  voices.filter(({ sample_url }) => sample_url !== undefined);

it.each(providers)(
  'the addresses of $id are https, name audio files, and have no query',
  async (provider) => {
    for (const { sample_url = '' } of sampled(await voicesOf(provider))) {
      const { protocol, pathname, search, hash, username, port } = new URL(sample_url);
      expect([protocol, search, hash, username, port]).toEqual(['https:', '', '', '', '']);
      expect(pathname).toMatch(AUDIO);
      expect(pathname).not.toMatch(/undefined|null|\[object/);
    }
  },
);

it.each(bundledProviders)('the bundled list of $id has the addresses that are known', async (provider) => {
  const voices = sampled((await bundledList(provider)).voices);
  const [number = 0, origin] = TABLE.samples[provider.id] ?? [];
  expect(voices).toHaveLength(number);
  const marks = new Set(voices.map(({ sample_derived = false }) => sample_derived));
  expect([...marks]).toEqual(number === 0 ? [] : [origin === 'directory']);
});

it.each(bundledProviders)('each address of $id belongs to one voice', async (provider) => {
  const voices = sampled((await bundledList(provider)).voices);
  // OpenAI publishes one recording of a voice, whichever of its models speaks.
  const owners = new Set(
    voices.map(({ sample_url, id, provider_voice_id }) =>
      JSON.stringify([sample_url, provider.id === 'openai' ? provider_voice_id : id]),
    ),
  );
  expect(new Set(voices.map(({ sample_url }) => sample_url)).size).toBe(owners.size);
});

it('about half of the bundled voices have an address, and more without those of sherpa-onnx', async () => {
  const lists = await Promise.all(
    bundledProviders.map(async (provider) => [provider.id, (await bundledList(provider)).voices] as const),
  );
  const shareOf = (voices: readonly StoredVoice[]) => sampled(voices).length / voices.length;
  expect(shareOf(lists.flatMap(([, voices]) => voices))).toBeGreaterThan(0.49);
  const others = lists.filter(([id]) => id !== 'sherpa-mms');
  expect(shareOf(others.flatMap(([, voices]) => voices))).toBeGreaterThan(0.55);
});
