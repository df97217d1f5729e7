/** Fields by which `count_by` counts voices. Each is a search column. */
export const COUNT_FIELDS = [
  'provider',
  'language',
  'locale',
  'gender',
  'country',
  'accent',
  'model',
  'age',
  'style',
  'use_case',
  'preview',
  'deployment',
  'commercial',
] as const;
export type CountField = (typeof COUNT_FIELDS)[number];
