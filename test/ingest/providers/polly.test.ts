import { expect, it } from '@jest/globals';
import { polly } from '../../../src/ingest/providers/polly.ts';
import { useLiveLists } from '../../support/live-lists.ts';

const live = useLiveLists();

it('throttling, which Polly answers with 400, is an error of class rate_limited', async () => {
  live.replay().spoil('polly', (_, response) => {
    response.writeHead(400, { 'x-amzn-errortype': 'ThrottlingException' }).end('{"message":"Rate exceeded"}');
  });
  await expect(live.ask(polly)).rejects.toMatchObject({ errorClass: 'rate_limited' });
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
