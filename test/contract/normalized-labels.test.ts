import { it } from '@jest/globals';
import {
  aura,
  cartesia,
  expectNormalized,
  library,
  murf,
  type NormalizationCase,
  premade,
  rime,
} from '../support/normalized.ts';

const speechify = { id: 'v', type: 'shared', display_name: 'Amy', locale: 'en-US', gender: 'female' };

const cases: readonly NormalizationCase[] = [
  ['murf', 'both genders at once', { ...murf, gender: 'NonBinary' }, { gender: 'Non-binary' }],
  [
    'murf',
    'an age as the description',
    { ...murf, description: 'Middle-Aged' },
    { age: 'middle-aged', description: undefined },
  ],
  [
    'rime',
    'two use cases in one',
    { ...rime, genre: ['Conversational, Customer Support'] },
    { use_cases: ['conversational', 'customer-service'] },
  ],
  ['rime', 'an empty gender', { ...rime, speaker: 'zion', gender: '' }, { gender: 'Neutral' }],
  [
    'rime',
    'a gender beside the usual three',
    { ...rime, speaker: 'boulder', gender: 'Non-binary' },
    { gender: 'Non-binary' },
  ],
  ['elevenlabs', 'an age with a blank', { ...library, age: 'middle aged' }, { age: 'middle-aged' }],
  ['elevenlabs', 'an age with a hyphen', { ...library, age: 'middle-aged' }, { age: 'middle-aged' }],
  ['elevenlabs', 'an age with an underscore', { ...library, age: 'middle_aged' }, { age: 'middle-aged' }],
  ['elevenlabs', 'an age in capitals', { ...library, age: 'Middle-Aged' }, { age: 'middle-aged' }],
  [
    'elevenlabs',
    'a gender among the labels',
    { ...premade, labels: { gender: 'non-binary' } },
    { gender: 'Non-binary' },
  ],
  ['elevenlabs', 'a neutral gender', { ...premade, labels: { gender: 'neutral' } }, { gender: 'Neutral' }],
  ['elevenlabs', 'a gender with a capital', { ...library, gender: 'Female' }, { gender: 'Female' }],
  [
    'elevenlabs',
    'a tagline behind a dash',
    { ...premade, name: 'Roger - Laid-Back, Casual, Resonant' },
    {
      name: 'Roger',
      description: 'Laid-back, casual, resonant voice',
      styles: ['relaxed', 'casual', 'resonant'],
    },
  ],
  ['elevenlabs', 'a blank behind the name', { ...premade, name: 'James ' }, { name: 'James' }],
  [
    'elevenlabs',
    'a dash without a blank',
    { ...library, name: 'Yinet -Upbeat Columbian Woman' },
    { name: 'Yinet', description: 'Upbeat woman, young' },
  ],
  [
    'deepgram',
    'an age in a word of its own, no display name and a typo',
    { ...aura, metadata: { age: 'Mature', display_name: null, tags: ['postive'] } },
    {
      age: 'middle-aged',
      name: 'Thalia',
      description: 'Positive American voice, middle-aged',
      styles: ['optimistic'],
    },
  ],
  ['cartesia', 'the grammatical gender masculine', { ...cartesia, gender: 'masculine' }, { gender: 'Male' }],
  ['cartesia', 'the grammatical gender feminine', cartesia, { gender: 'Female', name: 'Katie' }],
  [
    'cartesia',
    'the grammatical gender neutral',
    { ...cartesia, gender: 'gender_neutral' },
    { gender: 'Neutral' },
  ],
  [
    'cartesia',
    'a date long before the voice',
    { ...cartesia, created_at: '1920-01-01T00:00:00Z' },
    { first_seen: undefined },
  ],
  [
    'speechify',
    'tags with a namespace, and a gender not specified',
    { ...speechify, gender: 'notSpecified', tags: ['accent:american-african-american', 'age:senior'] },
    { gender: 'Neutral', age: 'old', accent: 'African American' },
  ],
  [
    'minimax',
    'a blank that belongs to the id',
    { voice_id: 'Santa_Claus ', voice_name: 'Santa Claus' },
    { language: 'en', provider_voice_id: 'Santa_Claus ' },
  ],
  [
    'minimax',
    'a gender before the language',
    { voice_id: 'male-qn-qingse', voice_name: 'Youth' },
    { language: 'zh-CN', gender: 'Male' },
  ],
];

it.each(cases)('a record of %s with %s is normalized', expectNormalized);
