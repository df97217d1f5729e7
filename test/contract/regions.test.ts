import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/app/config/config.ts';
import { fetchVoices } from '../../src/ingest/lists/fetch-voices.ts';
import { createHttpClient, DEFAULT_LIMITS, type HttpClient } from '../../src/ingest/lists/http-client.ts';
import { runIngest } from '../../src/ingest/run.ts';
import { NEVER, POLLY_CREDENTIALS } from '../support/live-lists.ts';
import { type LoopbackServer, serveOnLoopback } from '../support/loopback.ts';
import { providerOf } from '../support/providers.ts';
import { send } from '../support/replay.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const azure = providerOf('azure');
const polly = providerOf('polly');

/** Native ids of the voices by region; a region without an entry answers 500. */
let regions: Record<string, readonly string[]>;
let requests: { region: string; key: string }[];
let server: LoopbackServer;

beforeAll(async () => {
  Object.assign(process.env, POLLY_CREDENTIALS);
  server = await serveOnLoopback(({ url = '', headers }, response) => {
    const isPolly = url.startsWith('/v1/voices');
    // Polly's region is in the scope of the signature, Azure's in the host name, which the client below writes before the path.
    const scope = /Credential=[^/]+\/\d{8}\/([^/]+)\/polly\//.exec(headers.authorization ?? '')?.[1];
    const region = scope ?? /^\/([^./]+)\.tts\.speech\./.exec(url)?.[1] ?? '';
    requests.push({ region, key: String(headers['ocp-apim-subscription-key'] ?? '') });
    const ids = regions[region];
    if (!ids) return send(response, 500, {});
    if (isPolly) return send(response, 200, { Voices: ids.map(toPollyVoice) });
    return send(response, 200, ids.map(toAzureVoice));
  });
});
beforeEach(() => {
  requests = [];
});

const toAzureVoice = (name: string) => ({
  ShortName: `en-US-${name}Neural`,
  Locale: 'en-US',
  DisplayName: name,
});
const toPollyVoice = (Id: string) => ({ Id, Name: Id, LanguageCode: 'en-US', SupportedEngines: ['neural'] });

/** Opens an HTTP client that asks the server above in the place of each host, with the host before the path. */
function openClient(): HttpClient {
  const client = createHttpClient('test', { ...DEFAULT_LIMITS, maxRetries: 0 });
  return {
    close: () => client.close(),
    pages: (list, first, settings, signal) => {
      const { host } = new URL(settings.baseUrl ?? list.baseUrl(settings, first));
      return client.pages(list, first, { ...settings, baseUrl: `${server.url}/${host}` }, signal);
    },
  };
}

function environmentOf(env: Readonly<Record<string, string>>) {
  const known = [azure, polly];
  const { settings, providers } = parseConfig({ POLLY_BASE_URL: server.url, ...env }, known).ingest;
  return ingestEnvironment({
    providers: known.filter(({ id }) => providers.includes(id)),
    mode: 'live',
    settings,
    openHttpClient: openClient,
  });
}

async function ask(provider: typeof azure, env: Readonly<Record<string, string>>) {
  const { openHttpClient, ...environment } = environmentOf(env);
  const httpClient = await openHttpClient();
  return fetchVoices(provider, { ...environment, httpClient }, NEVER).finally(() => httpClient.close());
}

const namesOf = (voices: readonly { readonly name: string }[]) => voices.map(({ name }) => name).sort();
const AZURE = { AZURE_SPEECH_KEY: 'one', AZURE_SPEECH_REGION: 'eastus, WestEurope' };
const POLLY = { ...POLLY_CREDENTIALS, AWS_REGION: 'eu-west-1,us-east-1' };

describe.each([
  ['azure', azure, AZURE, 'eastus', 'westeurope'],
  ['polly', polly, POLLY, 'eu-west-1', 'us-east-1'],
] as const)('the regions of %s', (slug, provider, env, one, other) => {
  it('the voices of all regions are united, each voice once, and each region is a list', async () => {
    regions = { [one]: ['Ada', 'Bo'], [other]: ['Bo', 'Cy'] };
    const { voices, lists, origins } = await ask(provider, env);
    expect(namesOf(voices)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(lists).toEqual([
      { name: one, outcome: 'read' },
      { name: other, outcome: 'read' },
    ]);
    expect([...(origins?.values() ?? [])].map(({ list }) => list).sort()).toEqual([one, one, other]);
  });

  it('a region that fails costs its own voices only', async () => {
    regions = { [other]: ['Bo', 'Cy'] };
    const { voices, lists } = await ask(provider, env);
    expect(namesOf(voices)).toEqual(['Bo', 'Cy']);
    expect(lists).toMatchObject([
      { name: one, outcome: 'failed' },
      { name: other, outcome: 'read' },
    ]);
  });

  it('an ingest keeps the voices that only a failing region has, and the others by the other region', async () => {
    regions = { [one]: ['Ada', 'Bo'], [other]: ['Bo', 'Cy'] };
    const environment = environmentOf({ ...env, PROVIDERS: slug });
    await runIngest(environment, {});
    regions = { [other]: ['Bo', 'Cy'] };
    for (let run = 0; run < 3; run++) await runIngest(environment, {});
    const { voices = [] } = (await environment.snapshots.readLatest()) ?? {};
    expect(namesOf(voices)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('a provider whose regions all fail fails', async () => {
    regions = {};
    await expect(ask(provider, env)).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('a single region is one list without a name', async () => {
    regions = { [one]: ['Ada'] };
    const single = Object.entries(env).map(([name, value]) => [name, value.replace(/,.*/, '')]);
    const { voices, lists } = await ask(provider, Object.fromEntries(single));
    expect(namesOf(voices)).toEqual(['Ada']);
    expect(lists).toBeUndefined();
    expect(requests.map(({ region }) => region)).toEqual([one]);
  });
});

it.each([
  ['one', ['one', 'one']],
  ['one, two', ['one', 'two']],
])('the keys %j are those of the regions: %j', async (keys, expected) => {
  regions = { eastus: ['Ada'], westeurope: ['Bo'] };
  await ask(azure, { ...AZURE, AZURE_SPEECH_KEY: keys });
  expect(requests).toEqual([
    { region: 'eastus', key: expected[0] },
    { region: 'westeurope', key: expected[1] },
  ]);
});

it('a host in the place of Azure is asked once, with the first key', async () => {
  regions = {};
  const env = { ...AZURE, AZURE_SPEECH_KEY: 'one,two', AZURE_BASE_URL: 'https://speech.test' };
  await expect(ask(azure, env)).rejects.toMatchObject({ errorClass: 'http_error' });
  expect(requests).toEqual([{ region: '', key: 'one' }]);
});
