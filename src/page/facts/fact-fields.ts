/** Facts of a voice in the order of the page. */
export const FACT_FIELDS = [
  'name',
  'provider',
  'language',
  'country',
  'other_languages',
  'accent',
  'gender',
  'age',
  'styles',
  'use_cases',
  'description',
  'model_id',
  'models',
  'status',
  'provider_voice_id',
  'id',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];
