import * as z from 'zod';
import { defineDataSet } from '../lib/data-set.ts';
import { Tag } from './facet-data-sets.ts';

const Words = z.array(z.string().min(1));

/** Locales by provider code: codes that BCP-47 does not define, such as `en-uk`, and codes that mean another locale in BCP-47. */
export const VendorLocales = defineDataSet({
  path: 'vendor-locales',
  schema: z.record(
    z.string().regex(/^(?:[a-z\d-]+:)?[a-z\d-]+$/, 'is no locale code in lower case with hyphens'),
    z.strictObject({ tag: Tag, accent: z.string().optional() }),
  ),
});

/** Words in providers' texts that name no value of a facet, and words that show which noun an adjective of a description refers to. */
export const Wordings = defineDataSet({
  path: 'wordings',
  schema: z.strictObject({
    no_accents: Words,
    descent: Words,
    no_use_cases: Words,
    other_phrases: Words,
    accent_nouns: Words,
    place_prepositions: Words,
    voice_nouns: Words,
    speaker_nouns: Words,
    stop_words: Words,
    joints: Words,
  }),
});

/** Facts that people ask for and the directory does not contain, such as the price, each with an explanation. */
export const Untold = defineDataSet({ path: 'untold', schema: z.record(z.string(), z.string().min(1)) });
