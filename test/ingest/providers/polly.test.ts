import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { parseConfig } from '../../../src/app/config.ts';
import { fetchVoices } from '../../../src/ingest/lists/fetch-voices.ts';
import { withHttpClient } from '../../../src/ingest/lists/http-client.ts';
import { polly } from '../../../src/ingest/providers/polly.ts';
import { type Replay, startReplay } from '../../support/replay.ts';
import { ingestEnvironment } from '../../support/snapshot.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
  // The SDK reads these variables itself. One attempt is enough, because the SDK waits before the next.
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'polly-key',
    AWS_SECRET_ACCESS_KEY: 'polly-secret',
    AWS_MAX_ATTEMPTS: '1',
  });
});
afterEach(() => replay.mend());
afterAll(() => replay.close());

it('throttling, which Polly answers with 400, is an error of class rate_limited', async () => {
  replay.spoil('polly', (_, response) => {
    response.writeHead(400, { 'x-amzn-errortype': 'ThrottlingException' }).end('{"message":"Rate exceeded"}');
  });
  const { settings } = parseConfig(replay.env, [polly]).ingest;
  const { openHttpClient, ...environment } = ingestEnvironment({ mode: 'live', settings });
  await withHttpClient(openHttpClient, async (httpClient) => {
    const fetched = fetchVoices(polly, { ...environment, httpClient }, new AbortController().signal);
    await expect(fetched).rejects.toMatchObject({ errorClass: 'rate_limited' });
  });
});

it('a voice of Polly without engines is a standard one', () => {
  const record = { Id: 'Geraint', Name: 'Geraint', LanguageCode: 'en-GB-WLS', SupportedEngines: null };
  expect(polly.parseRecord(record)).toMatchObject([{ nativeId: 'Geraint', model: 'standard' }]);
});

it('a voice of Polly is one for each of its engines, with the accent and the age that Polly documents', () => {
  const SupportedEngines = ['neural', 'standard', 'an-engine-to-come'];
  const kevin = { Id: 'Kevin', Name: 'Kevin', LanguageCode: 'en-US', SupportedEngines };
  expect(polly.parseRecord(kevin).map(({ model, age }) => [model, age])).toEqual([
    ['neural', 'child'],
    ['standard', 'child'],
    ['an-engine-to-come', 'child'],
  ]);
  const hala = { Id: 'Hala', Name: 'Hala', LanguageCode: 'ar-AE', LanguageName: 'Gulf Arabic' };
  expect(polly.parseRecord({ ...hala, AdditionalLanguageCodes: ['arb'] })).toMatchObject([
    { locale: 'ar-AE', accent: 'Gulf' },
  ]);
});
