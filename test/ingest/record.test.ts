import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/cli/config.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { fetchVoices, readBundled } from '../../src/ingest/fetch-voices.ts';
import type { ListAccess } from '../../src/ingest/live-pages.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { recordList } from '../../src/ingest/record.ts';
import { createTransport, DEFAULT_LIMITS } from '../../src/ingest/transport.ts';
import { contracts } from '../support/contracts/index.ts';
import { type Replay, startReplay } from '../support/replay.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const transport = createTransport('test', { ...DEFAULT_LIMITS, maxRetries: 0 });
let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
  // The AWS SDK finds its credentials here, and nowhere else.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'polly-key', AWS_SECRET_ACCESS_KEY: 'polly-secret' });
});
afterEach(() => replay.mend());
afterAll(async () => {
  await transport.close();
  await replay.close();
});

const { signal } = new AbortController();

function access(env: Readonly<Record<string, string>> = {}): ListAccess {
  const { settingsOf } = parseConfig({ ...replay.env, ...env }, providers).ingest;
  return { ...ingestEnvironment({ mode: 'live', settingsOf }), transport };
}

const providerOf = (slug: string) => providers.find(({ id }) => id === slug) as Provider;
const record = (slug: string, env?: Readonly<Record<string, string>>) =>
  recordList(providerOf(slug), access(env), signal);

/** What a provider may put beside a voice: all of it says `planted`. */
const PLANTED = {
  description: 'A planted description.',
  tagline: 'planted',
  bio: 'Planted prose of a length that no label of any voice has ever had.',
  created_by: 'planted@example.test',
  account: { organization_id: 'planted', team: ['planted'] },
  api_key: 'planted',
  preview: 'https://samples.test/a.mp3?X-Amz-Signature=planted',
};

/** Plants into all objects of a list that are its provider's records. */
function plant(provider: Provider): void {
  replay.edit(provider.id, (list) => {
    const records = new Set(provider.records(list));
    // MiniMax gives a list of descriptions.
    const planted = provider.id === 'minimax' ? { ...PLANTED, description: [PLANTED.description] } : PLANTED;
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if (records.has(value)) Object.assign(value, { ...planted, ...value });
      else Object.values(value).forEach(visit);
    };
    visit(list);
  });
}

const asked = providers.filter(
  ({ id, list }) => id !== 'openai' && list && ('sdk' in list || 'http' in list),
);

describe('a recorded list', () => {
  // Which model a voice of Smallest speaks with is told by the path that is asked, so that no page of it stands alone.
  it.each(asked.filter(({ id }) => id !== 'smallest'))(
    'of $id gives the same voices back, and nothing that is not theirs',
    async (provider) => {
      plant(provider);
      const live = await fetchVoices(provider, access(), signal);
      const { pages, voices, lost } = await record(provider.id);
      expect({ voices, lost }).toMatchObject({ voices: expect.any(Number), lost: 0 });
      const bundled = async function* () {
        yield* JSON.parse(JSON.stringify(pages));
      };
      const read = await readBundled({ ...provider, isBundled: true }, { bundled });
      const withoutProse = ({ description: _, provenance: __, ...voice }: StoredVoice) => voice;
      expect(read.voices.map(withoutProse)).toEqual(live.voices.map(withoutProse));
      expect(JSON.stringify(pages)).not.toMatch(/planted/i);
      const keys = Object.values(contracts[provider.id]?.keys ?? {});
      expect(keys.filter((key) => key && JSON.stringify(pages).includes(key))).toEqual([]);
    },
  );

  it('has the shape that its provider gives it', async () => {
    const { pages } = await record('google');
    expect(pages).toEqual([
      { voices: expect.arrayContaining([{ languageCodes: ['en-US'], name: 'Kore', ssmlGender: 'FEMALE' }]) },
    ]);
  });

  it('holds the public voices only', async () => {
    replay.edit('elevenlabs', (list) => {
      list.voices[1] = { ...list.voices[1], voice_id: 'planted', category: 'cloned' };
      list.voices[2] = { ...list.voices[2], name: 7 };
      list.voices[3].labels.free = 'a planted sentence of many words that no label would ever have';
    });
    const { pages, voices } = await record('elevenlabs');
    expect(voices).toBe(50);
    expect(JSON.stringify(pages)).not.toMatch(/planted/);
  });

  it('names no owner of a voice that is known by having one', async () => {
    replay.edit('elevenlabs', (list) => {
      list.library = [
        [{ public_owner_id: 'planted', voice_id: 'x', name: 'X', language: 'en', category: 'professional' }],
      ];
    });
    const { pages, lost } = await record('elevenlabs');
    expect(lost).toBe(0);
    expect(pages.at(-1)).toEqual({
      voices: [{ public_owner_id: '', voice_id: 'x', name: 'X', language: 'en' }],
    });
  });

  it('says how many voices only a sentence or the request tells of', async () => {
    replay.edit('murf', (list) => {
      list[0].description = 'This is a young adult who reads you stories all night long';
    });
    expect(await record('murf')).toMatchObject({ voices: 162, lost: 1 });
    const { voices, lost } = await record('smallest');
    expect(lost).toBe(voices);
  });

  it.each([
    ['refuses the key', 'google', { GOOGLE_API_KEY: 'wrong' }, 'unauthorized'],
    ['has no key', 'google', { GOOGLE_API_KEY: '' }, 'not_configured'],
    ['publishes no list', 'sarvam', {}, 'not_configured'],
  ])('is none of a provider that %s', async (_, slug, env, errorClass) => {
    await expect(record(slug, env)).rejects.toMatchObject({ errorClass });
  });

  it('is none where no voice is public', async () => {
    replay.edit('elevenlabs', (list) => {
      for (const voice of list.voices) voice.category = 'cloned';
    });
    await expect(record('elevenlabs')).rejects.toMatchObject({ errorClass: 'empty' });
  });
});
