import { expect, it } from '@jest/globals';
import { providers } from '../../src/ingest/providers/index.ts';
import { useCli } from '../support/cli.ts';
import { countBundled } from '../support/providers.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  sources: Rows<[id: string, env: Values<string>, next: string | null, set: readonly string[]]>;
}>(import.meta);

const ACCEPT = 'voice-directory ingest --provider azure --accept azure';
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const { path, run, runWith, store } = useCli();

const EVERY = providers.map(({ id }) => id);

/** Runs `providers --json` and returns the entries of the providers that PROVIDERS names. */
async function runListed(env: Record<string, string>) {
  const { out } = await run('providers --json', env);
  return JSON.parse(out).filter(({ listed }: { readonly listed: boolean }) => listed);
}

it.each(TABLE.sources)(
  'the list of %s with %j has the source of its next ingest, %s, and the variables to set',
  async (id, env, next, set) => {
    const listed = await runListed({ SOURCES: 'auto', PROVIDERS: id, ...env });
    expect(listed).toMatchObject([{ provider: id, next_ingest: next, set_to_ask: set }]);
  },
);

it('the JSON has numbers, booleans, lists, and null for an absent value', async () => {
  expect(await runListed({ PROVIDERS: 'azure,hume,sarvam' })).toEqual([
    {
      provider: 'azure',
      name: 'Microsoft Azure Speech',
      listed: true,
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
      accept_with: null,
    },
    expect.objectContaining({ provider: 'hume', voices: 0, source: null, next_ingest: null }),
    expect.objectContaining({ provider: 'sarvam', base_url: null }),
  ]);
});

it.each([
  ['all', EVERY.filter((id) => !['edge', 'telnyx', 'ultravox'].includes(id))],
  ['edge,polly', ['edge', 'polly']],
])('every provider is printed, and the setting PROVIDERS=%s lists some', async (names, listed) => {
  const { out } = await run('providers --json', { PROVIDERS: names });
  const printed: { provider: string; listed: boolean }[] = JSON.parse(out);
  expect(printed.map(({ provider }) => provider)).toEqual(EVERY);
  expect(printed.filter((each) => each.listed).map(({ provider }) => provider)).toEqual(listed);
});

it('a provider that is not listed has its variables to set, and neither voices nor a next ingest', async () => {
  const env = { PROVIDERS: 'azure', DEEPGRAM_API_KEY: 'k' };
  const printed: { provider: string }[] = JSON.parse((await run('providers --json', env)).out);
  const find = (id: string) => printed.find(({ provider }) => provider === id);
  const unlisted = { listed: false, voices: 0, source: null, next_ingest: null };
  expect(find('telnyx')).toMatchObject({ ...unlisted, set_to_ask: ['TELNYX_API_KEY'], configured: false });
  expect(find('deepgram')).toMatchObject({ ...unlisted, set_to_ask: [], configured: true });
  expect((await run('providers', env)).out).toMatch(
    /^provider=telnyx name=Telnyx listed=no .*next_ingest="not asked" set_to_ask=TELNYX_API_KEY/m,
  );
});

it('the freshness of a provider is as of now, and the date of a bundled list is shown', async () => {
  const snapshot = snapshotOf(
    [voice({ id: 'polly/Ada' }), voice({ id: 'rime/Bob' }), voice({ id: 'azure/Cy' })],
    {
      providers: [
        { provider: 'polly', voices: 1, source: 'bundled', listed_on: '2026-06-30', stale: false },
        { provider: 'rime', voices: 1, source: 'live', last_success: LONG_AGO, stale: false },
        {
          provider: 'azure',
          voices: 1,
          source: 'kept',
          last_success: LONG_AGO,
          stale: true,
          error: 'shrunk',
        },
      ],
    },
  );
  await store(snapshot, 'listed');
  const env = { PROVIDERS: 'polly,rime,azure', SNAPSHOT_URL: path('listed') };
  expect(await runListed({ ...env, INGEST_CRON: '* * * * *' })).toMatchObject([
    { provider: 'azure', accept_with: ACCEPT },
    { provider: 'polly', listed_on: '2026-06-30', stale: false },
    { provider: 'rime', last_success: LONG_AGO, stale: true, accept_with: null },
  ]);
  const { out: lines } = await run('providers', env);
  expect(lines).toMatch(/^provider=polly .*source=bundled .*listed_on=2026-06-30$/m);
  expect(lines).toMatch(new RegExp(`^azure: the last list was held \\(shrunk\\); .*: ${ACCEPT}$`, 'm'));
});

it.each([40, 80, 120, undefined])(
  'the variables to set are printed in full in a terminal of %s columns',
  async (columns) => {
    const { out } = await runWith(['providers'], { PROVIDERS: 'azure,hume' }, { isTerminal: true, columns });
    expect(out).toMatch(/azure.* AZURE_SPEECH_KEY AZURE_SPEECH_REGION\b/);
    expect(out).toMatch(/hume.* HUME_API_KEY\b/);
  },
);
