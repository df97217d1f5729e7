import type { Voice } from '../../domain/voice.ts';

/** Fields of a voice that are no facts of their own, because another fact or another part of its page shows them. */
type NotShown =
  | 'local_name'
  | 'language_name'
  | 'country_name'
  | 'gender_stated'
  | 'ends_on'
  | 'replaced_by'
  | 'uniqueKey'
  | 'preview'
  | 'preview_on_page'
  | 'preview_verified'
  | 'first_seen'
  | 'matched';
export type FactField = Exclude<keyof Voice, NotShown> | 'country';

/** Facts of a voice in the order of the page. The compiler reports a field that is neither here nor among those not shown. */
const ORDER: Readonly<Record<FactField, true>> = {
  name: true,
  provider: true,
  language: true,
  country: true,
  language_country: true,
  other_languages: true,
  accent: true,
  gender: true,
  age: true,
  styles: true,
  styles_on_request: true,
  use_cases: true,
  description: true,
  sample_rate: true,
  words_per_minute: true,
  model_id: true,
  models: true,
  status: true,
  provider_voice_id: true,
  id: true,
};
export const FACT_FIELDS = Object.keys(ORDER) as readonly FactField[];
