import * as z from 'zod';
import { defineDataSet } from '../lib/data-set.ts';
import { Tag } from './facet-data-sets.ts';

const Text = z.string().min(1);
const Words = z.array(Text);

/** Locales by a provider's code. The codes are unknown to BCP-47 (`en-uk`), or stand for another locale in BCP-47. */
export const VendorLocales = defineDataSet({
  path: 'vendor-locales',
  schema: z.record(
    z.string().regex(/^(?:[a-z\d-]+:)?[a-z\d-]+$/, 'is no locale code in lower case with hyphens'),
    z.strictObject({ tag: Tag, accent: z.string().optional() }),
  ),
});

/** Words in providers' texts that name no value of a facet. Some of the lists help to find the noun to which an adjective of a description refers. */
export const Wordings = defineDataSet({
  path: 'wordings',
  schema: z.strictObject({
    no_accents: Words,
    descent: Words,
    no_use_cases: Words,
    other_phrases: Words,
    age_phrases: Words,
    accent_nouns: Words,
    voice_nouns: Words,
    speaker_nouns: Words,
    stop_words: Words,
    joints: Words,
  }),
});

/** Letters of other scripts with their Latin spellings, and the parts of a syllable in Hangul. */
export const Letters = defineDataSet({
  path: 'letters',
  schema: z.strictObject({
    ...{ cyrillic: Text, hiragana: Text, small_kana: Text, consonants: Text },
    ...{ vowels: Text, vowel_signs: Text, initials: Text, medials: Text, finals: Text },
  }),
});

/** Spellings (patterns) in the order in which a sound key replaces them, each with its replacement. */
export const Spellings = defineDataSet({
  path: 'spellings',
  schema: z.array(z.tuple([z.string(), z.string()])),
});

/** Answers to searches for facts that the directory does not contain, by name of the fact: `price`. */
export const Untold = defineDataSet({ path: 'untold', schema: z.record(z.string(), z.string().min(1)) });
