import { expect, it } from '@jest/globals';
import { languagesOfModel } from '../../src/providers/models.ts';
import {
  cartesia,
  expectNormalized,
  murf,
  type NormalizationCase,
  normalized,
  premade,
} from '../support/normalized.ts';

const azure = { ShortName: 'en-US-AvaNeural', DisplayName: 'Ava', Locale: 'en-US', Gender: 'Female' };
const speechify = { id: 'kristy', type: 'shared', display_name: 'Kristy' };

const cases: readonly NormalizationCase[] = [
  [
    'azure',
    'secondary locales, its own among them',
    { ...azure, SecondaryLocaleList: ['zu-ZA', 'en-US', 'zh-HK', 'en-GB'] },
    { language: 'en-US', other_languages: ['en-GB', 'yue-HK', 'zu-ZA'] },
  ],
  ['azure', 'no secondary locale', azure, { other_languages: undefined }],
  ['azure', 'a local name in another script', { ...azure, LocalName: 'አምሀ' }, { local_name: 'አምሀ' }],
  [
    'azure',
    'a local name with a tier',
    { ...azure, LocalName: 'Ava Mehrsprachig' },
    { local_name: undefined },
  ],
  [
    'azure',
    'a glued name, and a local name with its diacritics',
    { ...azure, DisplayName: 'HoaiMy', LocalName: 'Hoài My' },
    { name: 'Hoai My', local_name: 'Hoài My' },
  ],
  [
    'azure',
    'a local name after a blank',
    { ...azure, DisplayName: 'Gul Nawaz', LocalName: ' ګل نواز' },
    { local_name: 'ګل نواز' },
  ],
  ['azure', 'a local name in Georgian', { ...azure, LocalName: 'ეკა' }, { local_name: 'ეკა' }],
  [
    'elevenlabs',
    'models and their documented languages',
    {
      voice_id: 'adam',
      name: 'Adam',
      category: 'premade',
      high_quality_base_model_ids: [
        'eleven_flash_v2',
        'eleven_multilingual_v2',
        'eleven_multilingual_sts_v2',
      ],
    },
    {
      models: ['eleven_flash_v2', 'eleven_multilingual_v2'],
      other_languages: languagesOfModel('elevenlabs', 'eleven_multilingual_v2')
        .filter((language) => language !== 'en')
        .sort(),
    },
  ],
  ['azure', 'the status GA', { ...azure, Status: 'GA' }, { status: undefined }],
  ['azure', 'the status Preview', { ...azure, Status: 'Preview' }, { status: 'preview' }],
  ['azure', 'the status Deprecated', { ...azure, Status: 'Deprecated' }, { status: 'deprecated' }],
  [
    'polly',
    'a second language',
    { Id: 'Kajal', Name: 'Kajal', LanguageCode: 'en-IN', AdditionalLanguageCodes: ['hi-IN'] },
    { language: 'en-IN', other_languages: ['hi-IN'] },
  ],
  [
    'polly',
    'plain Arabic beside that of the Gulf',
    { Id: 'Hala', Name: 'Hala', LanguageCode: 'ar-AE', AdditionalLanguageCodes: ['arb'] },
    { language: 'ar-AE', other_languages: ['ar'] },
  ],
  [
    'murf',
    'several locales',
    { ...murf, supportedLocales: { 'en-US': {}, 'en-UK': {}, 'tl-PH': { availableStyles: ['Calm'] } } },
    { other_languages: ['en-GB', 'fil-PH'] },
  ],
  [
    'speechify',
    'a language per model',
    {
      ...speechify,
      locale: 'en-US',
      models: [
        { name: 'simba-english', languages: [{ locale: 'en-US' }] },
        { name: 'simba-multilingual', languages: [{ locale: 'en-US' }, { locale: 'fr-FR' }] },
      ],
    },
    {
      model_id: 'simba-english',
      models: ['simba-english', 'simba-multilingual'],
      language: 'en-US',
      other_languages: ['fr-FR'],
    },
  ],
  [
    'speechify',
    'one model',
    { ...speechify, models: [{ name: 'simba-base', languages: [{ locale: 'de-DE' }] }] },
    { model_id: 'simba-base', models: undefined, other_languages: undefined },
  ],
  [
    'elevenlabs',
    'languages per model, which repeat',
    {
      ...premade,
      verified_languages: [
        { language: 'en', locale: 'en-US', model_id: 'a' },
        { language: 'fr', locale: 'fr-FR', model_id: 'a' },
        { language: 'fr', locale: 'fr-FR', model_id: 'b' },
        { language: 'hi', locale: null, model_id: 'b' },
      ],
    },
    { language: 'en-US', other_languages: ['fr-FR', 'hi'] },
  ],
  [
    'cartesia',
    'a native locale and others',
    {
      ...cartesia,
      locales: [{ locale: 'es-MX' }, { locale: 'en-US', is_native: true }, { locale: 'pt-BR' }],
    },
    { language: 'en-US', other_languages: ['es-MX', 'pt-BR'] },
  ],
  [
    'google',
    'a persona whose word is a character here and a use case in a list of uses',
    { name: 'cs-CZ-Chirp3-HD-Charon', languageCodes: ['cs-CZ'] },
    { styles: ['knowledgeable'], use_cases: undefined, description: 'Knowledgeable Czech voice' },
  ],
  [
    'google',
    'a voice of one locale',
    { name: 'de-DE-Chirp3-HD-Kore', languageCodes: ['de-DE'] },
    { language: 'de-DE', other_languages: undefined },
  ],
  ['openai', 'a model of another server', { id: 'bella', model: 'kokoro' }, { other_languages: undefined }],
  [
    'minimax',
    'a Chinese name beside English words in the id',
    { voice_id: 'Chinese (Mandarin)_Gentle_Senior', voice_name: '温柔学姐' },
    { name: 'Gentle Senior', local_name: '温柔学姐' },
  ],
  [
    'minimax',
    'a Chinese name beside joined words with a letter for the gender',
    { voice_id: 'Cantonese_ProfessionalHost（F)', voice_name: '专业女主持' },
    { name: 'Professional Host', local_name: '专业女主持', gender: 'Female' },
  ],
  [
    'minimax',
    'a Chinese name beside Pinyin',
    { voice_id: 'female-shaonv', voice_name: '少女音色' },
    { name: '少女', local_name: undefined, status: undefined },
  ],
  [
    'minimax',
    'the mark of a trial release',
    { voice_id: 'female-shaonv-jingpin', voice_name: '少女音色-beta' },
    { name: '少女', status: 'preview' },
  ],
  [
    'deepgram',
    'two languages',
    { canonical_name: 'aura-2-selena-es', languages: ['es', 'es-419', 'en'] },
    { language: 'es-419', other_languages: ['en'] },
  ],
];

it.each(cases)(
  'a record of %s with %s gets its further languages, models, status and local name',
  expectNormalized,
);

it.each([
  ['google', { name: 'Kore', languageCodes: ['en-US'] }, ['es-US', 'mr-IN', 'uk-UA']],
  ['openai', { id: 'alloy', model: 'tts-1' }, ['cy', 'fil', 'zh']],
])('a record of %s gets the languages that are documented for its model', (provider, record, some) => {
  const { other_languages } = normalized(provider, record, { other_languages: [] });
  expect(other_languages).toEqual(expect.arrayContaining(some));
});
