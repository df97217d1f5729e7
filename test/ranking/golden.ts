import { combinations } from './golden/combinations.ts';
import { languages } from './golden/languages.ts';
import { misspellings } from './golden/misspellings.ts';
import { names } from './golden/names.ts';
import { people } from './golden/people.ts';
import { places } from './golden/places.ts';
import type { Golden } from './golden-case.ts';

/** Every query of the set, by what it is about. */
export const golden: Readonly<Record<string, readonly Golden[]>> = {
  places,
  languages,
  people,
  names,
  misspellings,
  combinations,
};
