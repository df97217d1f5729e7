import * as z from 'zod';
import { Age, Gender, ProviderSlug } from '../domain/voice.ts';
import { COUNTRIES, REGIONS, STYLES, USE_CASES } from './facets.ts';
import { endingOf } from './phrases.ts';
import { UNTOLD } from './untold.ts';

const STYLE_KEYS = new Set([...STYLES].flatMap(([style, { codes }]) => [style, ...codes]));
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Pattern of an accent's label: `Southern American`. */
const ACCENT = /^\p{Lu}[\p{L}' -]+$/u;

const Phrases = z.array(z.string().regex(/[\p{L}\p{N}]/u, 'has no letter')).min(1);

/** Creates the schema of phrases by key. Each key must satisfy `isKnown`. Error messages call a key by the word `idea`, such as "style". */
function phrasesBy(idea: string, isKnown: (key: string) => boolean) {
  return z.record(z.string().refine(isKnown, `is no known ${idea}`), Phrases);
}

/** Words of one language that people type when they search for a voice. Most names of languages and countries are left out: CLDR has them. */
export const QueryWords = z
  .strictObject({
    /**
     * Paradigms of the language: regular inflections by ending. A hyphen stands for the stem: with `ый: [-ый, -ая, -ое]`, the entry `стар~ый` stands for
     * three forms. Without paradigms, the table would be several times as long.
     */
    paradigms: z.record(z.string(), z.array(z.string().includes('-'))).optional(),
    /** Alternative spellings of letters: `ü` → `ue`. An underscore stands for the end of a word. A search recognizes a word in both spellings. */
    spellings: z.record(z.string(), z.string()).optional(),
    /** Words that describe no voice: articles, prepositions, auxiliaries, polite words, and words for voice, speaker or audio. */
    empty: Phrases,
    /** Words before an excluded word: `without`, `except`, `not`. */
    not: Phrases.optional(),
    /** Words after an excluded word: Japanese `以外`. */
    notAfter: Phrases.optional(),
    /** Words between alternatives: `or`. */
    or: Phrases.optional(),
    /** Words between the items of a list: `and`. */
    and: Phrases.optional(),
    genders: z.partialRecord(Gender, Phrases),
    ages: z.partialRecord(Age, Phrases).optional(),
    /** Words for people, by the values that a word implies: `grandma` is under `Female old`. Values may be genders, ages, accents and use cases. */
    people: phrasesBy('gender, age, accent or use case', (key) => key.split(' ').every(isOfPerson)),
    /** Words for use cases, by the slug of the use case: `audiobook`. */
    useCases: phrasesBy('use case', (key) => USE_CASES.has(key)),
    /** Words for styles, by the slug of the style or of its synonym: `warm`. */
    styles: phrasesBy('style', (key) => STYLE_KEYS.has(key)),
    /** Words for languages, by language code: inflected forms, and usual spellings that CLDR lacks. */
    languages: phrasesBy('language', (key) => LANGUAGE_NAMES.of(key) !== undefined).optional(),
    /** Words for countries, by ISO 3166 code: adjectives of nations with inflections, and usual names that CLDR lacks. */
    countries: phrasesBy('country', (key) => COUNTRIES.has(key)).optional(),
    /** Words for accents within a nation, by the label of the accent: `Southern American`, `Scottish`. */
    accents: phrasesBy('accent', (key) => ACCENT.test(key)).optional(),
    /** Words for groups of countries, by region of data/facets/region.yaml: `nordic`. */
    regions: phrasesBy('region', (key) => REGIONS.has(key)).optional(),
    /** Words for deployments. The words under `local` mean engines on the user's own machine: `offline`, `open source`. */
    deployments: z.strictObject({ local: Phrases }).optional(),
    /** Words for models whose licence or plan allows commercial use. */
    commercial: z.strictObject({ allowed: Phrases }).optional(),
    /** Words that ask for a fact that the directory does not contain, by fact of data/untold.yaml: `cheap` asks for the price. */
    untold: phrasesBy('fact of data/untold.yaml', (key) => UNTOLD.has(key)).optional(),
    /** Further names of providers, by slug of the provider: names in another script, and usual spellings. */
    providers: z.record(ProviderSlug, Phrases).optional(),
  })
  .superRefine(({ paradigms = {}, ...lists }, { addIssue }) => {
    const unused = new Set(Object.keys(paradigms));
    for (const { path, phrase } of phrasesIn(lists)) {
      const ending = endingOf(phrase) ?? '';
      unused.delete(ending);
      if (ending !== '' && !Object.hasOwn(paradigms, ending))
        addIssue({ code: 'custom', path, message: `${phrase} has no such paradigm` });
    }
    for (const ending of unused)
      addIssue({ code: 'custom', path: ['paradigms', ending], message: 'no word has this ending' });
  });
export type QueryWords = z.infer<typeof QueryWords>;

function phrasesIn(
  lists: object,
  path: readonly (string | number)[] = [],
): { path: (string | number)[]; phrase: string }[] {
  return Object.entries(lists).flatMap(([key, value]) =>
    typeof value === 'string'
      ? { path: [...path, Array.isArray(lists) ? Number(key) : key], phrase: value }
      : phrasesIn(value, [...path, key]),
  );
}

function isOfPerson(part: string): boolean {
  const isTrait = Gender.safeParse(part).success || Age.safeParse(part).success;
  return isTrait || ACCENT.test(part) || USE_CASES.has(part);
}
