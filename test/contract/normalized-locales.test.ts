import { describe, it } from '@jest/globals';
import {
  aura,
  cartesia,
  expectNormalized,
  library,
  murf,
  type NormalizationCase,
  rime,
} from '../support/normalized.ts';

const cases: readonly NormalizationCase[] = [
  [
    'murf',
    'a country code that no standard has',
    { ...murf, locale: 'en-UK' },
    { language: 'en-GB', country_name: 'United Kingdom', accent: 'British' },
  ],
  [
    'murf',
    'a nation where a region belongs',
    { ...murf, locale: 'en-SCOTT' },
    { language: 'en-GB', accent: 'Scottish' },
  ],
  ['murf', 'a retired language code', { ...murf, locale: 'tl-PH' }, { language: 'fil-PH' }],
  [
    'inworld',
    'capitals and an underscore',
    { voiceId: 'Alex', langCode: 'EN_US', source: 'SYSTEM' },
    { language: 'en-US' },
  ],
  [
    'inworld',
    'capitals and an underscore in a Chinese locale',
    { voiceId: 'Jing', langCode: 'ZH_CN', source: 'SYSTEM' },
    { language: 'zh-CN' },
  ],
  [
    'rime',
    'a code of ISO 639-2/B',
    { ...rime, lang: 'ger', country: 'German' },
    { language: 'de-DE', country_name: 'Germany', accent: 'German' },
  ],
  ['rime', 'a code of ISO 639-2/T', { ...rime, lang: 'fra', country: 'FR' }, { language: 'fr-FR' }],
  ['rime', 'a three-letter country', { ...rime, country: 'AUS' }, { language: 'en-AU' }],
  ['rime', 'a two-letter country', { ...rime, country: 'AU' }, { language: 'en-AU' }],
  ['rime', 'a country by name', { ...rime, country: 'Australia' }, { language: 'en-AU' }],
  ['rime', 'a nation by its code', { ...rime, lang: 'ger', country: 'DE' }, { language: 'de-DE' }],
  ['rime', 'a part of a country', { ...rime, country: 'England' }, { language: 'en-GB' }],
  ['rime', 'a code in daily use', { ...rime, country: 'UK' }, { language: 'en-GB' }],
  ['rime', 'the code of the standard', { ...rime, country: 'GB' }, { language: 'en-GB' }],
  [
    'rime',
    'a country spelled wrongly',
    { ...rime, lang: 'spa', country: 'Equador' },
    { language: 'es-EC', accent: 'Ecuadorian' },
  ],
  [
    'rime',
    'a language name that contradicts the code',
    { ...rime, speaker: 'pablo', lang: 'spa', language: 'English', country: null },
    { language: 'es' },
  ],
  [
    'elevenlabs',
    'the code of Mandarin',
    { ...library, language: 'zh', locale: 'cmn-CN' },
    { language: 'zh-CN' },
  ],
  [
    'elevenlabs',
    'a language without a locale',
    { ...library, language: 'ar' },
    { language: 'ar', country_name: undefined },
  ],
  [
    'elevenlabs',
    'the code of Filipino',
    { ...library, language: 'fil', locale: 'fil-PH' },
    { language: 'fil-PH' },
  ],
  [
    'deepgram',
    'two locales, of which one has a region',
    { ...aura, metadata: { tags: ['calm', 'masculine'] } },
    { language: 'en-US', gender: 'Male', description: 'Calm' },
  ],
  [
    'deepgram',
    'a region of many countries',
    { ...aura, languages: ['es', 'es-419'], metadata: { accent: 'Latin American' } },
    { language: 'es-419', accent: 'Latin American', country_name: undefined },
  ],
  ['deepgram', 'a locale in small letters', { ...aura, languages: ['fr-ca'] }, { language: 'fr-CA' }],
  ['deepgram', 'a language in another script', { ...aura, languages: ['hi-Latn'] }, { language: 'hi-Latn' }],
  [
    'deepgram',
    'an abbreviation of Latin America',
    { ...aura, languages: ['es-LATAM'] },
    { language: 'es-419' },
  ],
  [
    'deepgram',
    'a retired code of Javanese',
    { ...aura, languages: ['jw'] },
    { language: 'jv', language_name: 'Javanese' },
  ],
  ['deepgram', 'the code of both Norwegians', { ...aura, languages: ['no'] }, { language: 'nb-NO' }],
  [
    'cartesia',
    'the code of Tagalog',
    { ...cartesia, language: 'tl' },
    { language: 'fil-PH', language_name: 'Filipino' },
  ],
  [
    'sarvam',
    'a code of Odia that no standard has',
    { speaker: 'anushka', model: 'bulbul:v2', languages: ['od-IN'] },
    { other_languages: ['or-IN'] },
  ],
  [
    'minimax',
    'a language and a gender in the id',
    { voice_id: 'Cantonese_ProfessionalHost（F)', voice_name: 'Professional Host' },
    { language: 'yue-HK', gender: 'Female', provider_voice_id: 'Cantonese_ProfessionalHost（F)' },
  ],
  [
    'minimax',
    'a language in small letters',
    { voice_id: 'hindi_male_1_v2', voice_name: 'Advisor' },
    { language: 'hi-IN', gender: 'Male' },
  ],
  [
    'minimax',
    'a language with another in brackets',
    { voice_id: 'Chinese (Mandarin)_Soft_Girl', voice_name: 'Soft Girl' },
    { language: 'zh-CN', gender: 'Female' },
  ],
  ['kokoro', 'a letter for American', { id: 'af_heart' }, { language: 'en-US', gender: 'Female' }],
  ['kokoro', 'a letter for British', { id: 'bm_george' }, { language: 'en-GB', gender: 'Male' }],
  ['kokoro', 'a letter for Brazil', { id: 'pf_dora' }, { language: 'pt-BR' }],
  ['kokoro', 'a letter for a language', { id: 'ef_dora' }, { language: 'es', country_name: undefined }],
];

describe('languages and countries', () => {
  it.each(cases)('a record of %s with %s gets its language', expectNormalized);
});
