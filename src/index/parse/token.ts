import type { Span } from '../text/find-span.ts';
import type { Meaning, MeantValue } from '../text/meaning.ts';

/** A word or phrase as it stands in the text, with its meaning in the lexicon. */
export interface RawWord extends Span {
  readonly kind: 'raw';
  readonly word: string;
  readonly meaning?: Meaning | undefined;
  /** True if the meaning is known without the lexicon: the value of a parameter, an age in numbers. */
  readonly isRead?: true;
}

/** A word or phrase, or a separator. A list has commas or such signs between its words. */
export type RawToken = RawWord | (Span & { readonly kind: 'not' | 'or' | 'and'; readonly isList?: boolean });

/** A token before parameters are read: an assignment is a sign between the name of a parameter and its value: `=`, `:`. */
export type SplitToken = RawToken | (Span & { readonly kind: 'assignment' });

/** A word of a search, folded (`Español` → `espanol`) except a locale code. */
export interface Word {
  readonly kind: 'word';
  readonly word: string;
  /** Values that the word means in some language, all of them: `бабушка` → female, old. */
  readonly meaning?: readonly MeantValue[];
  /** Values that a longer word means which the last word of the search begins, while a person may still be typing it. */
  readonly completion?: readonly MeantValue[];
  /** True if a word beside it says that it means an accent: `russian` in `russian accent`. */
  readonly isAccent?: true;
  /** True if the meaning counts also where voices have the word as it stands: the country of `country: de`, `latin` in `latin language`. */
  readonly isMeant?: true;
}

/** A token of a search: a word, or an operator that combines or excludes words. */
export type Token = Word | { readonly kind: 'not' | 'notAfter' | 'or' | 'and' };

/** A word that tells nothing about a voice. */
export interface EmptyWord {
  readonly kind: 'empty';
  readonly word: string;
}
