import { beforeAll, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Voice } from '../../src/domain/voice.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { toTest } from '../ranking/predicate.ts';
import { testApp } from '../support/app.ts';

let app: Express;
beforeAll(async () => {
  app = await testApp();
});

async function find(query: Record<string, string>): Promise<VoiceListResponse> {
  const { body } = await request(app)
    .get('/v1/voices')
    .query({ limit: 200, ...query })
    .expect(200);
  return body;
}

it.each([
  ['providers', 'azure', (voice: Voice) => voice.provider === 'azure'],
  ['genders', 'Female', (voice: Voice) => voice.gender === 'Female'],
  ['genders', 'Male', (voice: Voice) => voice.gender === 'Male'],
  ['genders', 'Non-binary', (voice: Voice) => voice.gender === 'Non-binary'],
  ['language', 'French', toTest({ speaks: 'fr' })],
  ['language', 'fr-CA', toTest({ speaks: 'fr-CA' })],
  ['country', 'Canada', (voice: Voice) => voice.country_name === 'Canada'],
  ['model', 'neural', (voice: Voice) => voice.model_id === 'neural'],
  [
    'accent',
    'British',
    (voice: Voice) => voice.accent === 'British' || voice.country_name === 'United Kingdom',
  ],
  ['ages', 'middle-aged', (voice: Voice) => voice.age === 'middle-aged'],
  ['use_cases', 'narration', (voice: Voice) => voice.use_cases?.includes('narration')],
  ['has_preview', 'true', (voice: Voice) => voice.preview === true],
  ['has_preview', 'false', (voice: Voice) => voice.preview === false],
] as const)('the filter %s=%s finds only voices that have the value', async (name, value, isMatch) => {
  const { voices, total } = await find({ [name]: value });
  expect(total).toBeGreaterThan(0);
  expect(voices.filter((voice) => !isMatch(voice))).toEqual([]);
});

it.each([
  [
    'language',
    'French',
    ['fr', 'fra', 'FR', 'FRENCH', 'french', 'français', 'FRANÇAIS', 'francais', ' French '],
  ],
  ['language', 'fr-CA', ['fr_CA', 'FR-ca', 'fr-ca', 'fra-CA']],
  ['language', 'Hebrew', ['he', 'iw', 'heb', 'עברית']],
  ['language', 'Chinese', ['zh', 'zho', 'cmn', 'Mandarin', '中文']],
  ['language', 'Norwegian Bokmål', ['nb', 'no', 'nor', 'norwegian bokmal', 'Norwegian']],
  [
    'language',
    'en-GB',
    ['English (UK)', 'English (United Kingdom)', 'UK English', 'British English', 'en-UK'],
  ],
  ['language', 'en-US', ['English (US)', 'US English', 'american english']],
  ['language', 'de-CH', ['Swiss German', 'Schweizerdeutsch', 'German (Switzerland)', 'Deutsch (Schweiz)']],
  ['language', 'zh-Hans', ['Chinese (Simplified)', 'Simplified Chinese']],
  ['country', 'United Kingdom', ['UK', 'uk', 'GB', 'GBR', 'Great Britain', 'England', 'united kingdom']],
  ['country', 'United States', ['USA', 'us', 'US', 'United States of America', 'America']],
  ['country', 'Germany', ['DE', 'DEU', 'Deutschland']],
  ['genders', 'Female', ['f', 'F', 'woman', 'women', 'female', 'FEMALE']],
  ['genders', 'Male', ['m', 'man', 'male']],
  ['genders', 'Non-binary', ['nonbinary', 'non binary', 'NON_BINARY']],
  ['accent', 'British', ['brit', 'uk', 'UK', 'british', 'GB']],
  ['accent', 'American', ['us', 'USA']],
  ['ages', 'middle-aged', ['middle aged', 'Middle_Aged', 'middle-age', 'MIDDLE-AGED']],
  ['ages', 'old', ['senior', 'elderly']],
  ['providers', 'azure', ['Azure', 'Microsoft', 'Microsoft Azure']],
  ['providers', 'polly', ['aws', 'Amazon', 'Amazon Polly', 'aws polly']],
  ['use_cases', 'customer-service', ['customer service', 'call center']],
] as const)('the filter %s=%s has aliases', async (name, value, aliases) => {
  const findFirst = (text: string) => find({ [name]: text, limit: '20' });
  const expected = await findFirst(value);
  expect(expected.total).toBeGreaterThan(0);
  for (const alias of aliases) expect({ alias, ...(await findFirst(alias)) }).toEqual({ alias, ...expected });
});

it.each([
  ['providers', 'nobody'],
  ['providers', 'azur'],
  ['genders', 'male female'],
  ['language', 'Dothraki'],
  ['language', 'Fren'],
  ['language', 'xx-YY'],
  ['language', 'fr-JP'],
  ['country', 'Atlantis'],
  ['model', 'neur'],
  ['accent', 'martian'],
  ['ages', '42'],
  ['use_cases', 'nothing'],
  ['ids', 'fictional/nobody'],
  ['search', 'qqxxzzqqxxzz'],
  ['genders', '__proto__'],
  ['country', 'constructor'],
])('the filter %s=%s has an unknown value and finds no voice', async (name, value) => {
  expect(await find({ [name]: value })).toMatchObject({ voices: [], total: 0, hasMore: false });
});

it.each([
  ['providers', 'azure', 'polly'],
  ['genders', 'f', 'Non-binary'],
  ['language', 'French', 'German'],
  ['language', 'fr-CA', 'de'],
  ['country', 'UK', 'USA'],
  ['model', 'neural', 'standard'],
  ['accent', 'brit', 'Irish'],
  ['ages', 'young', 'old'],
])('the filter %s finds voices that have any of its values: %s or %s', async (name, one, other) => {
  const totals = await Promise.all(
    [one, other, `${one},${other}`, ` ${one} , ${other},`, `${one},${other},unknown`].map(
      async (value) => (await find({ [name]: value, native: 'true' })).total,
    ),
  );
  const [first = 0, second = 0] = totals;
  expect(totals.slice(2)).toEqual([first + second, first + second, first + second]);
});
