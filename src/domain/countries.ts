import { createRequire } from 'node:module';
import type { Country } from 'world-countries';

/**
 * Countries and territories of ISO 3166 with demonyms, languages and other spellings (world-countries).
 * Its type declarations describe an ES module and its entry is CommonJS, so that an import has the wrong type.
 */
export const countries = createRequire(import.meta.url)('world-countries') as readonly Country[];
