import type { Age, Gender } from '../../domain/voice.ts';

/** Words by the value that they mean. Words are separated by blanks; a phrase has underscores: `voz_en_off`. */
type WordsOf<Value extends string> = Readonly<Partial<Record<Value, string>>>;

/** Words of one language that people type when they look for a voice, beside CLDR's names of languages and countries. */
export interface QueryWords {
  /**
   * Forms of regular inflections by ending, a hyphen standing for the stem: with `ый: '-ый -ая -ое'` the table writes `стар~ый` for all
   * three, because inflected forms would make a table several times as long.
   */
  readonly paradigms?: Readonly<Record<string, string>>;
  /** Letters that people type instead of others: `ü` → `ue`; an underscore is the end of a word. Each word is known with and without them. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Words that tell nothing about a voice: articles, prepositions, auxiliaries, polite words, words for voice, speaker, audio, text to speech. */
  readonly empty: string;
  /** Words before what is to be excluded: `without`, `except`, `not`. */
  readonly not: string;
  /** Words after what is to be excluded: Japanese `以外`. */
  readonly notAfter?: string;
  /** Words between alternatives: `or`. */
  readonly or: string;
  /** Words between things of a list: `and`. */
  readonly and: string;
  readonly genders: WordsOf<Gender>;
  readonly ages: WordsOf<Age>;
  /** Words for people that mean a gender, an age and an accent, or several: `grandma`. The key is the meaning: `Female old`, `child`, `Female Californian`. */
  readonly people: Readonly<Record<string, string>>;
  /** Words by slug of the use case: `audiobook`. */
  readonly useCases: Readonly<Record<string, string>>;
  /** Words by slug of the style: `warm`. */
  readonly styles: Readonly<Record<string, string>>;
  /** Words by language code: inflected forms and usual spellings that CLDR's name of the language in this language is not. */
  readonly languages: Readonly<Record<string, string>>;
  /** Words by ISO 3166 code: adjectives of nations with their inflections, and usual names that are not CLDR's. */
  readonly countries?: Readonly<Record<string, string>>;
  /** Words by accent label, for accents within a nation: `Southern American`, `Scottish`. */
  readonly accents?: Readonly<Record<string, string>>;
  /** Words by key of a region: see the list. */
  readonly regions?: Readonly<Record<string, string>>;
  /** Words by deployment: an engine of the deployment `local` runs on one's own machine, and its models are open: `offline`, `open_source`. */
  readonly deployments?: Readonly<Record<string, string>>;
  /** Words by provider slug: names in another script or usual spellings. */
  readonly providers?: Readonly<Record<string, string>>;
}
