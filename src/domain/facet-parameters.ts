import type { SearchQuery } from './query.ts';
import type { Facets } from './voice-list.ts';

/** Query parameters by the facet group whose values they filter by. */
export const FACET_PARAMETERS = {
  provider: 'providers',
  gender: 'genders',
  language: 'language',
  country: 'country',
  accent: 'accent',
  model: 'model',
  age: 'ages',
  use_cases: 'use_cases',
  styles: 'styles',
  has_preview: 'has_preview',
} as const satisfies Readonly<Record<keyof Facets, keyof SearchQuery>>;
