import { describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useCli } from '../support/cli.ts';
import { countBundled } from '../support/providers.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

const { path, run, runWith } = useCli();

describe('voice-directory providers', () => {
  it.each([
    ['azure', {}, 'bundled', ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION']],
    ['azure', { AZURE_SPEECH_KEY: 'k' }, 'bundled', ['AZURE_SPEECH_REGION']],
    ['azure', { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'eastus' }, 'live', []],
    ['azure', { SOURCES: 'live' }, null, ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION']],
    ['polly', { AWS_REGION: 'us-east-1' }, 'bundled', ['AWS_ACCESS_KEY_ID']],
    ['hume', {}, null, ['HUME_API_KEY']],
    ['hume', { HUME_API_KEY: 'k' }, 'live', []],
    ['hume', { HUME_API_KEY: 'k', SOURCES: 'bundled' }, null, []],
    ['fish-audio', { FISH_API_KEY: 'k' }, null, ['FISH_AUTHOR_IDS']],
    ['deepgram', {}, 'live', []],
    ['sarvam', { SOURCES: 'live' }, 'bundled', []],
    ['openai', { OPENAI_API_KEY: 'k' }, 'bundled', ['OPENAI_BASE_URL']],
  ])(
    'the list of %s with %j has the source of its next ingest, %s, and the variables to set',
    async (id, env, next, set) => {
      const { out } = await run('providers --json', { SOURCES: 'auto', PROVIDERS: id, ...env });
      expect(JSON.parse(out)).toMatchObject([{ provider: id, next_ingest: next, set_to_ask: set }]);
    },
  );

  it('the JSON has numbers, booleans, lists, and null for an absent value', async () => {
    const { out } = await run('providers --json', { PROVIDERS: 'azure,hume' });
    expect(JSON.parse(out)).toEqual([
      {
        provider: 'azure',
        name: 'Microsoft Azure Speech',
        next_ingest: 'bundled',
        set_to_ask: ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION'],
        configured: false,
        variables: ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION'],
        base_url: 'AZURE_BASE_URL',
        voices: countBundled('azure'),
        source: 'bundled',
        last_success: null,
        last_attempt: null,
        listed_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        stale: false,
        error: null,
      },
      expect.objectContaining({ provider: 'hume', voices: 0, source: null, next_ingest: null }),
    ]);
  });

  it('the freshness of a provider is as of now, and the date of a bundled list is shown', async () => {
    const snapshot = snapshotOf([voice({ id: 'polly/Ada' }), voice({ id: 'rime/Bob' })], {
      providers: [
        { provider: 'polly', voices: 1, source: 'bundled', listed_on: '2026-06-30', stale: false },
        { provider: 'rime', voices: 1, source: 'live', last_success: LONG_AGO, stale: false },
      ],
    });
    await writeSnapshot(createSnapshots(createFileStore(path('listed'))), snapshot);
    const env = { PROVIDERS: 'polly,rime', SNAPSHOT_URL: path('listed') };
    const { out } = await run('providers --json', { ...env, INGEST_CRON: '* * * * *' });
    expect(JSON.parse(out)).toMatchObject([
      { provider: 'polly', listed_on: '2026-06-30', stale: false },
      { provider: 'rime', last_success: LONG_AGO, stale: true },
    ]);
    const { out: lines } = await run('providers', env);
    expect(lines).toMatch(/^provider=polly .*source=bundled .*listed_on=2026-06-30$/m);
  });

  it.each([40, 80, 120, undefined])(
    'the variables to set are printed in full in a terminal of %s columns',
    async (columns) => {
      const { out } = await runWith(
        ['providers'],
        { PROVIDERS: 'azure,hume' },
        { isTerminal: true, columns },
      );
      expect(out).toMatch(/azure.* AZURE_SPEECH_KEY AZURE_SPEECH_REGION\b/);
      expect(out).toMatch(/hume.* HUME_API_KEY\b/);
    },
  );
});
