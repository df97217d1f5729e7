import type { StoredVoice, VoiceField } from '../../domain/voice.ts';

/**
 * Ways in which a word of a search finds a value of a column:
 *
 *     token      the value is one word of a name or id, in lower case without diacritics; the search word equals, starts or misspells it: `jenny`
 *     compound   the value is several words of an id, written as one, and the search word equals it: `jennyneural`
 *     name       the search word is a word of one of the value's names, or one of the value's codes
 *     choice     the search word is a name or code of a gender or age; a typo counts only if one value is nearest: `femal` → Female
 *     title      the search word is a word of one of the value's names; the value itself is a language tag, which no search word finds
 *     none       no word of a search finds the value, only a filter does
 */
type WordKind = 'token' | 'compound' | 'name' | 'choice' | 'title' | 'none';

/** A trait describes how searches use a column. Code that applies to several columns selects the columns by their traits. */
export interface Trait {
  /** Returns a voice's distinct values in the column, also for a removed voice. */
  readonly values: (voice: StoredVoice) => readonly string[];
  readonly isMultiValued?: true;
  /** Way in which search words find the values; absent for a column that search words never match. */
  readonly words?: WordKind;
  /** Kind of the values, such as `origin`; absent if no search word can mean a value. The word `or` joins values of the same kind: `german or dutch`. */
  readonly kind?: string;
  /**
   * Factor of the score of a match; 1 if absent. Names have a high weight, because people search for names most. Providers have the highest weight, so
   * that their voices precede voices named like them. Genders and ages outweigh models and use cases, whose names may contain a gender or an age.
   */
  readonly weight?: number;
  /**
   * If no voice matches all words of a search, words for columns with low numbers are kept first, and words for columns without one last. A language
   * (2) precedes a use case (9.5), because a voice that lacks the wanted language is of little use. A style precedes a name, because a name may equal
   * a style by chance (`warrior`). A gender precedes an accent, because only an accent can be widened (Kansai to Japanese).
   */
  readonly kept?: number;
  /** For a column of all languages or locales that a voice speaks, the column of the native ones: `native_language` for `language`; else absent. */
  readonly native?: 'native_language' | 'native_locale';
  /** True if most voices have only one value. A search for two values then means either value: `catalan, basque` finds voices of either language. */
  readonly isExclusive?: true;
  /** True if a name of several words is matched as a whole: the adjacent words `south african` are read as one word. */
  readonly isPhrased?: true;
  /** True if an exact match excludes values that only start with the word: `chile` is the country Chile, not the start of the name Chilemba. */
  readonly isFinal?: true;
  /** True if most voices have no value, because providers rarely state one. A search word for a value is then a preference, not a requirement. */
  readonly isSparse?: true;
  /** Field of a published voice that contains the column's values; absent if no field contains them. */
  readonly field?: VoiceField;
  /** Position of a column's values among otherwise equal completions, lowest first. Columns that divide the catalog most clearly have low numbers. */
  readonly completed?: number;
  /** Returns the display label of a value, for a column whose values are not displayed as they are. */
  readonly label?: (value: string) => string | undefined;
}
