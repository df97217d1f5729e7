import { it } from '@jest/globals';
import { cartesia, expectNormalized, library, type NormalizationCase, rime } from '../support/normalized.ts';

const cases: readonly NormalizationCase[] = [
  ['rime', 'a dialect that names no region', { ...rime, dialect: 'Standard' }, { accent: 'American' }],
  ['rime', 'a descent', { ...rime, dialect: 'American Heritage' }, { accent: 'American' }],
  ['rime', 'a race', { ...rime, dialect: 'White' }, { accent: 'American' }],
  ['rime', 'an empty dialect', { ...rime, dialect: '' }, { accent: 'American' }],
  [
    'elevenlabs',
    'two nations, of which the first counts',
    { ...library, accent: 'american-irish' },
    { language: 'en-US', accent: 'American-Irish' },
  ],
  [
    'elevenlabs',
    'a nation and a county',
    { ...library, accent: 'british-essex' },
    { language: 'en-GB', accent: 'British-Essex' },
  ],
  [
    'elevenlabs',
    'England and another nation',
    { ...library, accent: 'english-swedish' },
    { language: 'en-GB', accent: 'English-Swedish' },
  ],
  [
    'elevenlabs',
    'a part of a nation',
    { ...library, accent: 'American (South)' },
    { language: 'en-US', accent: 'Southern American' },
  ],
  [
    'elevenlabs',
    'an accent of no nation',
    { ...library, accent: 'Transatlantic' },
    { language: 'en', accent: 'Transatlantic', country_name: undefined },
  ],
  [
    'elevenlabs',
    'the Spanish of Spain',
    { ...library, language: 'es', accent: 'peninsular' },
    { language: 'es-ES', accent: 'Castilian' },
  ],
  [
    'elevenlabs',
    'the Spanish of many countries',
    { ...library, language: 'es', accent: 'latin american' },
    { language: 'es-419', accent: 'Latin American', country_name: undefined },
  ],
  [
    'elevenlabs',
    'the Mandarin of Beijing',
    { ...library, language: 'zh', accent: 'beijing mandarin' },
    { language: 'zh-CN', accent: 'Beijing Mandarin' },
  ],
  [
    'elevenlabs',
    'the Mandarin of Taiwan',
    { ...library, language: 'zh', accent: 'taiwan mandarin' },
    { language: 'zh-TW', accent: 'Taiwanese' },
  ],
  [
    'elevenlabs',
    'the Arabic of no country',
    { ...library, language: 'ar', accent: 'modern standard' },
    { language: 'ar', accent: undefined, country_name: undefined },
  ],
  [
    'cartesia',
    'an accent of another country',
    { ...cartesia, country: 'it' },
    { language: 'en', accent: 'Italian', country_name: undefined },
  ],
];

it.each(cases)('a record of %s with %s gets its accent', expectNormalized);
