import { describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { providers } from '../../src/ingest/providers/index.ts';

/** The voice that a record of a provider's list becomes. */
function voiceOf(slug: string, record: object): StoredVoice {
  const provider = providers.find(({ id }) => id === slug);
  const [stated] = provider?.readRecord(record) ?? [];
  if (!provider || !stated) throw new Error(`${slug} makes no voice of the record`);
  return enrich({ provider: slug, idParts: provider.idParts, stated, voice: {} });
}

const murf = { voiceId: 'v', displayName: 'Amy', locale: 'en-US', model: 'GEN2', gender: 'Female' };
const rime = { speaker: 'cove', modelId: 'arcana', lang: 'eng', country: 'US', gender: 'Female' };
const library = {
  public_owner_id: 'o',
  voice_id: 'v',
  name: 'Alita',
  category: 'professional',
  language: 'en',
  locale: null,
  accent: '',
  gender: 'female',
  age: 'young',
  descriptive: '',
  use_case: 'narration',
};
const premade = { voice_id: 'v', name: 'River', category: 'premade', labels: { language: 'en' } };
const aura = {
  name: 'thalia',
  canonical_name: 'aura-2-thalia-en',
  architecture: 'aura-2',
  languages: ['en', 'en-US'],
};
const cartesia = {
  id: 'v',
  name: 'Katie - Friendly Fixer',
  language: 'en',
  is_public: true,
  gender: 'feminine',
};
const speechify = { id: 'v', type: 'shared', display_name: 'Amy', locale: 'en-US', gender: 'female' };

type Expected = { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined };

/** Values of real lists, and what a person who knows the languages makes of them. */
const cases: readonly (readonly [what: string, provider: string, record: object, voice: Expected])[] = [
  [
    'a country code that is none',
    'murf',
    { ...murf, locale: 'en-UK' },
    { language: 'en-GB', country_name: 'United Kingdom', accent: 'British' },
  ],
  [
    'a nation where a region belongs',
    'murf',
    { ...murf, locale: 'en-SCOTT' },
    { language: 'en-GB', accent: 'Scottish' },
  ],
  ['a retired language code', 'murf', { ...murf, locale: 'tl-PH' }, { language: 'fil-PH' }],
  ['both genders at once', 'murf', { ...murf, gender: 'NonBinary' }, { gender: 'Non-binary' }],
  [
    'an age as the description',
    'murf',
    { ...murf, description: 'Middle-Aged' },
    { age: 'middle-aged', description: undefined },
  ],
  [
    'capitals and an underscore',
    'inworld',
    { voiceId: 'Alex', langCode: 'EN_US', source: 'SYSTEM' },
    { language: 'en-US' },
  ],
  [
    'capitals and an underscore, Chinese',
    'inworld',
    { voiceId: 'Jing', langCode: 'ZH_CN', source: 'SYSTEM' },
    { language: 'zh-CN' },
  ],
  [
    'ISO 639-2/B',
    'rime',
    { ...rime, lang: 'ger', country: 'German' },
    { language: 'de-DE', country_name: 'Germany', accent: 'German' },
  ],
  ['ISO 639-2/T', 'rime', { ...rime, lang: 'fra', country: 'FR' }, { language: 'fr-FR' }],
  ['a three-letter country', 'rime', { ...rime, country: 'AUS' }, { language: 'en-AU' }],
  ['a two-letter country', 'rime', { ...rime, country: 'AU' }, { language: 'en-AU' }],
  ['a country by name', 'rime', { ...rime, country: 'Australia' }, { language: 'en-AU' }],
  ['a nation by its code', 'rime', { ...rime, lang: 'ger', country: 'DE' }, { language: 'de-DE' }],
  ['a part of a country', 'rime', { ...rime, country: 'England' }, { language: 'en-GB' }],
  ['a code in daily use', 'rime', { ...rime, country: 'UK' }, { language: 'en-GB' }],
  ['the code of the standard', 'rime', { ...rime, country: 'GB' }, { language: 'en-GB' }],
  [
    'a country spelled wrongly',
    'rime',
    { ...rime, lang: 'spa', country: 'Equador' },
    { language: 'es-EC', accent: 'Ecuadorian' },
  ],
  [
    'a language name that contradicts the code',
    'rime',
    { ...rime, speaker: 'pablo', lang: 'spa', language: 'English', country: null },
    { language: 'es' },
  ],
  ['a dialect that names none', 'rime', { ...rime, dialect: 'Standard' }, { accent: 'American' }],
  ['a descent', 'rime', { ...rime, dialect: 'American Heritage' }, { accent: 'American' }],
  ['a race', 'rime', { ...rime, dialect: 'White' }, { accent: 'American' }],
  ['an empty dialect', 'rime', { ...rime, dialect: '' }, { accent: 'American' }],
  [
    'two use cases in one',
    'rime',
    { ...rime, genre: ['Conversational, Customer Support'] },
    { use_cases: ['conversational', 'customer-service'] },
  ],
  ['an empty gender', 'rime', { ...rime, speaker: 'zion', gender: '' }, { gender: 'Neutral' }],
  [
    'a gender of its own',
    'rime',
    { ...rime, speaker: 'boulder', gender: 'Non-binary' },
    { gender: 'Non-binary' },
  ],
  ['an age with a blank', 'elevenlabs', { ...library, age: 'middle aged' }, { age: 'middle-aged' }],
  ['an age with a hyphen', 'elevenlabs', { ...library, age: 'middle-aged' }, { age: 'middle-aged' }],
  ['an age with an underscore', 'elevenlabs', { ...library, age: 'middle_aged' }, { age: 'middle-aged' }],
  ['an age in capitals', 'elevenlabs', { ...library, age: 'Middle-Aged' }, { age: 'middle-aged' }],
  [
    'a gender among the labels',
    'elevenlabs',
    { ...premade, labels: { gender: 'non-binary' } },
    { gender: 'Non-binary' },
  ],
  ['a neutral gender', 'elevenlabs', { ...premade, labels: { gender: 'neutral' } }, { gender: 'Neutral' }],
  ['a gender with a capital', 'elevenlabs', { ...library, gender: 'Female' }, { gender: 'Female' }],
  [
    'two nations, the first counts',
    'elevenlabs',
    { ...library, accent: 'american-irish' },
    { language: 'en-US', accent: 'American-Irish' },
  ],
  [
    'a nation and a county',
    'elevenlabs',
    { ...library, accent: 'british-essex' },
    { language: 'en-GB', accent: 'British-Essex' },
  ],
  [
    'England and another nation',
    'elevenlabs',
    { ...library, accent: 'english-swedish' },
    { language: 'en-GB', accent: 'English-Swedish' },
  ],
  [
    'a part of a nation',
    'elevenlabs',
    { ...library, accent: 'American (South)' },
    { language: 'en-US', accent: 'American (South)' },
  ],
  [
    'no nation',
    'elevenlabs',
    { ...library, accent: 'Transatlantic' },
    { language: 'en', accent: 'Transatlantic', country_name: undefined },
  ],
  [
    'the Spanish of Spain',
    'elevenlabs',
    { ...library, language: 'es', accent: 'peninsular' },
    { language: 'es-ES', accent: 'Castilian' },
  ],
  [
    'the Spanish of many countries',
    'elevenlabs',
    { ...library, language: 'es', accent: 'latin american' },
    { language: 'es-419', accent: 'Latin American', country_name: undefined },
  ],
  [
    'the Mandarin of Beijing',
    'elevenlabs',
    { ...library, language: 'zh', accent: 'beijing mandarin' },
    { language: 'zh-CN', accent: 'Beijing Mandarin' },
  ],
  [
    'the Mandarin of Taiwan',
    'elevenlabs',
    { ...library, language: 'zh', accent: 'taiwan mandarin' },
    { language: 'zh-TW', accent: 'Taiwanese' },
  ],
  [
    'the Arabic of no country',
    'elevenlabs',
    { ...library, language: 'ar', accent: 'modern standard' },
    { language: 'ar', accent: undefined, country_name: undefined },
  ],
  [
    'Mandarin by its own code',
    'elevenlabs',
    { ...library, language: 'zh', locale: 'cmn-CN' },
    { language: 'zh-CN' },
  ],
  [
    'a language without a locale',
    'elevenlabs',
    { ...library, language: 'ar' },
    { language: 'ar', country_name: undefined },
  ],
  ['Filipino', 'elevenlabs', { ...library, language: 'fil', locale: 'fil-PH' }, { language: 'fil-PH' }],
  [
    'a tagline behind a dash',
    'elevenlabs',
    { ...premade, name: 'Roger - Laid-Back, Casual, Resonant' },
    { name: 'Roger', description: 'Laid-Back, Casual, Resonant' },
  ],
  ['a blank behind the name', 'elevenlabs', { ...premade, name: 'James ' }, { name: 'James' }],
  [
    'a dash without a blank',
    'elevenlabs',
    { ...library, name: 'Yinet -Upbeat Columbian Woman' },
    { name: 'Yinet', description: 'Upbeat Columbian Woman' },
  ],
  [
    'two locales, and a gender among the tags',
    'deepgram',
    { ...aura, metadata: { tags: ['calm', 'masculine'] } },
    { language: 'en-US', gender: 'Male', description: 'Calm · aura-2' },
  ],
  [
    'a region of many countries',
    'deepgram',
    { ...aura, languages: ['es', 'es-419'], metadata: { accent: 'Latin American' } },
    { language: 'es-419', accent: 'Latin American', country_name: undefined },
  ],
  ['a locale in small letters', 'deepgram', { ...aura, languages: ['fr-ca'] }, { language: 'fr-CA' }],
  ['a language in another script', 'deepgram', { ...aura, languages: ['hi-Latn'] }, { language: 'hi-Latn' }],
  [
    'an abbreviation of Latin America',
    'deepgram',
    { ...aura, languages: ['es-LATAM'] },
    { language: 'es-419' },
  ],
  [
    'a retired code of Javanese',
    'deepgram',
    { ...aura, languages: ['jw'] },
    { language: 'jv', language_name: 'Javanese' },
  ],
  ['the code of both Norwegians', 'deepgram', { ...aura, languages: ['no'] }, { language: 'nb' }],
  [
    'an age in a word of its own, no display name, a typo',
    'deepgram',
    { ...aura, metadata: { age: 'Mature', display_name: null, tags: ['postive'] } },
    { age: 'middle-aged', name: 'Thalia', description: 'Positive · middle-aged · aura-2' },
  ],
  ['a gender in grammar, masculine', 'cartesia', { ...cartesia, gender: 'masculine' }, { gender: 'Male' }],
  ['a gender in grammar, feminine', 'cartesia', cartesia, { gender: 'Female', name: 'Katie' }],
  [
    'a gender in grammar, neither',
    'cartesia',
    { ...cartesia, gender: 'gender_neutral' },
    { gender: 'Neutral' },
  ],
  ['Tagalog', 'cartesia', { ...cartesia, language: 'tl' }, { language: 'fil', language_name: 'Filipino' }],
  [
    'a date long before the voice',
    'cartesia',
    { ...cartesia, created_at: '1920-01-01T00:00:00Z' },
    { first_seen: undefined },
  ],
  [
    'an accent of another country',
    'cartesia',
    { ...cartesia, country: 'it' },
    { language: 'en', accent: 'Italian', country_name: undefined },
  ],
  [
    'tags with a namespace, and a gender not specified',
    'speechify',
    { ...speechify, gender: 'notSpecified', tags: ['accent:american-african-american', 'age:senior'] },
    { gender: 'Neutral', age: 'old', accent: 'African American' },
  ],
  [
    'Odia by a code that is none',
    'sarvam',
    { speaker: 'anushka', model: 'bulbul:v2', languages: ['od-IN'] },
    { language: 'or-IN', language_name: 'Odia' },
  ],
  [
    'a language and a gender in the id',
    'minimax',
    { voice_id: 'Cantonese_ProfessionalHost（F)', voice_name: 'Professional Host' },
    { language: 'yue-HK', gender: 'Female', provider_voice_id: 'Cantonese_ProfessionalHost（F)' },
  ],
  [
    'a blank that belongs to the id',
    'minimax',
    { voice_id: 'Santa_Claus ', voice_name: 'Santa Claus' },
    { language: 'en', provider_voice_id: 'Santa_Claus ' },
  ],
  [
    'a gender before the language',
    'minimax',
    { voice_id: 'male-qn-qingse', voice_name: 'Youth' },
    { language: 'zh-CN', gender: 'Male' },
  ],
  [
    'a language in small letters',
    'minimax',
    { voice_id: 'hindi_male_1_v2', voice_name: 'Advisor' },
    { language: 'hi-IN', gender: 'Male' },
  ],
  [
    'a language with another in brackets',
    'minimax',
    { voice_id: 'Chinese (Mandarin)_Soft_Girl', voice_name: 'Soft Girl' },
    { language: 'zh-CN', gender: 'Female' },
  ],
  ['a letter for American', 'kokoro', { id: 'af_heart' }, { language: 'en-US', gender: 'Female' }],
  ['a letter for British', 'kokoro', { id: 'bm_george' }, { language: 'en-GB', gender: 'Male' }],
  ['a letter for Brazil', 'kokoro', { id: 'pf_dora' }, { language: 'pt-BR' }],
  ['a letter for a language', 'kokoro', { id: 'ef_dora' }, { language: 'es', country_name: undefined }],
];

describe('a real value', () => {
  it.each(cases)('%s, of %s, comes out right', (_, provider, record, expected) => {
    const voice = voiceOf(provider, record);
    const seen = Object.fromEntries(
      Object.keys(expected).map((field) => [field, voice[field as keyof StoredVoice]]),
    );
    expect(seen).toEqual(expected);
  });
});
