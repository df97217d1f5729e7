import type { StoredVoice, VoiceField } from '../../domain/voice.ts';

/**
 * Ways in which a word of a search finds a value of a column:
 *
 *     token      the value is one word of a name or id, in lower case without diacritics; the search word equals, starts or misspells it: `jenny`
 *     compound   the value is several words of an id, written as one, and the search word equals it: `jennyneural`
 *     name       the search word is a word of one of the value's names, or one of the value's codes
 *     choice     the search word is a name or code of a gender or age; a typo counts only if one value is nearest: `femal` → Female
 *     title      the search word is a word of one of the value's names; the value itself is a language tag, and no word finds it
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
  /** Kind of the values, such as `origin`; absent if no search word means them. The word `or` joins values of one kind: `german or dutch`. */
  readonly kind?: string;
  /**
   * Factor of the score of a match; 1 if absent. Names have a high weight, because people search for names most. The provider has the highest weight,
   * so that its voices precede voices named like the provider. Genders and ages outweigh models and use cases, which may contain the same word.
   */
  readonly weight?: number;
  /**
   * Order in which words for the column are kept if no voice matches all words of a search: lowest first, absent last. A language (2) precedes a
   * use case (9.5), because a voice in another language is of little use. A style precedes a name, because a name may equal a style by chance
   * (`warrior`). A gender precedes an accent, because only an accent can be widened (Kansai to Japanese).
   */
  readonly kept?: number;
  /** Column of only the native languages or locales, for a column of all of them: `native_language` for `language`; absent for any other column. */
  readonly native?: 'native_language' | 'native_locale';
  /** True if a voice mostly has one value. Two values of an exclusive column are alternatives: `catalan, basque` finds voices of either language. */
  readonly isExclusive?: true;
  /** True if a value's name of several words is matched as a whole: the adjacent words `south african` are read as one word. */
  readonly isPhrased?: true;
  /** True if an exact match excludes values that only start with the word: `chile` is the country Chile, not the start of the name Chilemba. */
  readonly isFinal?: true;
  /** True if most voices have no value, because providers rarely state one. A search word for a sparse column is a preference, not a requirement. */
  readonly isSparse?: true;
  /** Field of a published voice that contains the column's values; absent if no field contains them. */
  readonly field?: VoiceField;
  /** Position of a column's values among otherwise equal completions, lowest first. Columns that divide the catalog most clearly have low numbers. */
  readonly completed?: number;
  /** Returns the display label of a value, for a column whose values are not displayed as they are. */
  readonly label?: (value: string) => string | undefined;
}
