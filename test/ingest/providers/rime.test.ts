import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { rime } from '../../../src/ingest/providers/rime.ts';
import { draft } from '../../support/draft.ts';

const record = { speaker: 'astra', modelId: 'coda', lang: 'eng', country: 'US', dialect: 'Standard' };
const voiceOf = (fields: object) => enrich(draft(rime.parseRecord({ ...record, ...fields })[0]));

it.each([
  ['astra', 'Astra'],
  ['andersen_johan', 'Johan Andersen'],
  ['mccarthy_teresa', 'Teresa McCarthy'],
  ['johnny_jackson', 'Johnny Jackson'],
  ['mesa_extra', 'Mesa Extra'],
  ['tj', 'TJ'],
])('a Rime voice %s is called %s and keeps its id', (speaker, name) => {
  expect(voiceOf({ speaker })).toMatchObject({
    name,
    provider_voice_id: speaker,
    provenance: { name: 'derived' },
  });
});

it.each([
  ['eng', 'US', 'Standard', 'en-US', 'American'],
  ['eng', 'AUS', 'Standard', 'en-AU', 'Australian'],
  ['eng', 'UK', '', 'en-GB', 'British'],
  ['eng', 'England', 'English', 'en-GB', 'British'],
  ['eng', 'US', 'Southern', 'en-US', 'Southern American'],
  ['eng', 'US', 'Californian', 'en-US', 'Californian'],
  ['eng', 'US', 'California', 'en-US', 'Californian'],
  ['eng', 'US', 'American, Central American', 'en-US', 'American'],
  ['eng', 'DO', 'Dominican', 'en', 'Dominican'],
  ['jpn', 'Japan', 'Kansai', 'ja-JP', 'Kansai Japanese'],
  ['spa', 'US', 'American', 'es-US', 'US Spanish'],
  ['jpn', 'US', 'Japanese', 'ja-JP', 'Japanese'],
  ['fra', 'Canada', 'Montreal', 'fr-CA', 'Montreal'],
  ['ger', 'German', 'German', 'de-DE', 'German'],
  ['ger', 'US', 'US', 'de', 'American'],
  ['hin', 'India', 'India', 'hi-IN', 'Indian'],
  ['spa', 'Equador', 'Equadorian', 'es-EC', 'Ecuadorian'],
  ['spa', 'Spain', 'Spanish', 'es-ES', 'Castilian'],
  ['ara', 'Palestinian', 'Palestinian', 'ar-PS', 'Palestinian'],
  ['eng', 'US', 'African American', 'en-US', 'African American'],
  ['eng', 'England', 'Black British', 'en-GB', 'Black British'],
])(
  'a Rime voice of %s, %j, %j has the language %s and the accent %s',
  (lang, country, dialect, language, accent) => {
    const voice = voiceOf({ lang, country, dialect });
    expect([voice.language, voice.accent]).toEqual([language, accent]);
  },
);

it.each(['American Heritage', 'Heritage', 'White', 'Latina/Latino', 'Asian American', 'South Asian'])(
  'a Rime voice has no accent by descent or race: %s',
  (dialect) => {
    expect(voiceOf({ dialect }).accent).toBe('American');
  },
);

it('the genres of a Rime voice are its use cases, unless they fit all', () => {
  expect(voiceOf({ genre: ['Conversational, Customer Support'] }).use_cases).toEqual([
    'conversational',
    'customer-service',
  ]);
  expect(voiceOf({ genre: ['Any'] })).not.toHaveProperty('use_cases');
});

it('a Rime description that contradicts the language is left out', () => {
  const description = 'A warm Dominican Spanish female voice';
  expect(voiceOf({ speaker: 'pola', lang: 'spa', description }).description).toBe(description);
  expect(voiceOf({ speaker: 'pola', lang: 'eng', description })).not.toHaveProperty('description');
});

it.each([
  ['', 'Neutral'],
  ['Non-binary', 'Non-binary'],
  ['Female', 'Female'],
])('the gender %j of a Rime voice is %s', (gender, published) => {
  expect(voiceOf({ gender }).gender).toBe(published);
});
