import type { StoredVoice, VoiceField } from '../../domain/voice.ts';

/**
 * Ways in which the words of a search find the values of a column:
 *
 *     token      by a value itself, one folded word of a name or id: `jenny`
 *     compound   by a value itself, never by its beginning: a whole id
 *     name       by each word of a value's names, and by its codes
 *     choice     by a name or code of a value, one of a few; a typo finds it only if no other value is as close: `femal` → Female
 *     title      by each word of a value's names without parentheses, and not by the value, a tag
 *     none       not at all: a filter alone finds them
 */
type WordKind = 'token' | 'compound' | 'name' | 'choice' | 'title' | 'none';

/** A trait tells what a column is to a search. Every set of columns in the program is the columns of some trait. */
export interface Trait {
  /** Returns a voice's distinct values in the column; the voice may be a removed one. */
  readonly values: (voice: StoredVoice) => readonly string[];
  /** True if a voice may have several values. */
  readonly isMultiValued?: true;
  /** Way in which words find the values; absent for a column that is no term of a search by itself. */
  readonly words?: WordKind;
  /** Kind of the values. In `x or y`, a value may stand for another one of its kind; absent for a column that no word means. */
  readonly kind?: string;
  /**
   * Factor by which a match's score is multiplied, 1 if absent. Names weigh much because people search for names most. A provider comes before
   * voices named like it, and a gender or age before models and use cases that contain the word.
   */
  readonly weight?: number;
  /**
   * Place in the order in which a relaxed search keeps words, last if absent: a `language` word (2) is kept before a `use_case`
   * word (9.5), because a language tells more of what was meant. Uses and styles are kept before a word of some name, which only happens to be
   * one (`warrior`). A gender is kept before an accent, because an accent can give way to a wider one (Kansai to Japanese), and a gender to
   * nothing.
   */
  readonly kept?: number;
  /** Column of voices' own values, of a column that has the further ones of voices too. */
  readonly native?: 'native_language' | 'native_locale';
  /** True if a voice has one of the values, so that two words of a list are alternatives: `catalan, basque`. */
  readonly isExclusive?: true;
  /**
   * True if a name of several words counts as one word where a search has the words side by side (`south african`), and if the beginning of a
   * word beside other words scores as the word.
   */
  readonly isPhrased?: true;
  /** True if an exact match excludes longer words: `chile` is the country Chile, not the beginning of the name Chilemba. */
  readonly isFinal?: true;
  /** Published field that has the values. */
  readonly field?: VoiceField;
  /** Place among the kinds of completions that are equal otherwise: values that divide the catalog most clearly first. */
  readonly completed?: number;
  /** Returns the text to show for a value, if the value is none. */
  readonly label?: (value: string) => string | undefined;
}
