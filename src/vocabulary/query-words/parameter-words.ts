import { ACCENT_WORDS, LANGUAGE_WORDS } from './context-words.ts';

/** Names of parameters before a colon or equals sign, whose value may be the code of a language: `lang=de`, `idioma: pt`. */
export const LANGUAGE_PARAMETERS: readonly string[] = [
  ...LANGUAGE_WORDS,
  ...['locale', 'locales', 'lng', 'idiomas', 'línguas', 'sprachen', 'langues', 'talen'],
];

/** Names of parameters whose value may be the code of a country: `country: US`. Source: usage, November 2026. */
export const COUNTRY_PARAMETERS: readonly string[] = [
  ...[
    'country',
    'countries',
    'region',
    'regions',
    'nation',
    'país',
    'países',
    'pays',
    'land',
    'paese',
    'страна',
  ],
  ...['ülke', '国', '国家', '國家', '국가', ...ACCENT_WORDS],
];

/** Names of parameters whose values are words as any others. */
export const OTHER_PARAMETERS: readonly string[] = [
  ...['gender', 'genders', 'sex', 'provider', 'providers', 'vendor', 'engine', 'model', 'model_id'],
  ...['use_case', 'use_cases', 'style', 'styles', 'search', 'query', 'género', 'genre'],
];
