import type * as z from 'zod';
import { SearchQuery } from './query.ts';

/** Filters of lists in browse order: those of a search that rank nothing. */
export const VoiceFilters = SearchQuery.pick({
  providers: true,
  genders: true,
  language: true,
  native: true,
  country: true,
  model: true,
  accent: true,
  ages: true,
  use_cases: true,
  styles: true,
  gender_stated: true,
  status: true,
  has_preview: true,
});
export type VoiceFilters = z.infer<typeof VoiceFilters>;
