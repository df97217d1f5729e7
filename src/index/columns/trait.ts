import type { StoredVoice, VoiceField } from '../../domain/voice.ts';

/**
 * Ways in which the words of a search find the values of a column:
 *
 *     token      by a value itself, one folded word of a name or id: `jenny`
 *     compound   by a value itself, never by a prefix of it: a whole id
 *     name       by each word of a value's names, and by its codes
 *     choice     by a name or code of one of a few values; a typo matches only if no other value is as close: `femal` → Female
 *     title      by each word of a value's names without parentheses, not by the value, because it is a language tag
 *     none       not at all; only a filter finds the values
 */
type WordKind = 'token' | 'compound' | 'name' | 'choice' | 'title' | 'none';

/** A trait describes how searches use a column. Code that handles several columns selects them by trait. */
export interface Trait {
  /** Returns a voice's distinct values in the column, also for a removed voice. */
  readonly values: (voice: StoredVoice) => readonly string[];
  readonly isMultiValued?: true;
  /** Way in which search words find the values; absent for a column that search words never match. */
  readonly words?: WordKind;
  /** Kind of the values. The alternatives in `x or y` are values of one kind. Absent for a column that is never a term of a search. */
  readonly kind?: string;
  /**
   * Factor by which a match's score is multiplied, 1 if absent. Names have a high weight, because people search for names most. A provider
   * outweighs voices with the provider's name, and a gender or age outweighs models and use cases that contain the word.
   */
  readonly weight?: number;
  /**
   * Order in which words are kept if no voice matches the whole search, lowest number first, last if absent. A word for a language (2) precedes
   * one for a use case (9.5), because a voice in another language is of less use to the user. Use cases and styles precede words of names,
   * because a word may equal a name by chance (`warrior`). A gender precedes an accent, because an accent can be widened (Kansai to Japanese)
   * and a gender cannot.
   */
  readonly kept?: number;
  /** Column of the native values alone, for a column of native and additional values. */
  readonly native?: 'native_language' | 'native_locale';
  /** True if a voice typically has one of the values, so that two words of a list are alternatives: `catalan, basque`. */
  readonly isExclusive?: true;
  /** True if adjacent words of a search match a name of several words as one word: `south african`. */
  readonly isPhrased?: true;
  /** True if an exact match excludes matches as a prefix: `chile` is the country Chile, not a prefix of the name Chilemba. */
  readonly isFinal?: true;
  /** True if providers state a value for few voices, so that a search word for one is a preference, not a requirement. */
  readonly isSparse?: true;
  /** Published field that contains the values. */
  readonly field?: VoiceField;
  /** Order of the column among otherwise equal completions, lowest number first: columns that divide the catalog most clearly come first. */
  readonly completed?: number;
  /** Returns the display label of a value, for a column whose values are not displayed as they are. */
  readonly label?: (value: string) => string | undefined;
}
