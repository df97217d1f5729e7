import type { Span } from '../text/find-span.ts';
import type { Meaning, MeantValue } from '../text/meaning.ts';

/** A word or phrase as it stands in the text, with its meaning in the lexicon. */
export interface RawWord extends Span {
  readonly kind: 'raw';
  readonly word: string;
  readonly meaning?: Meaning | undefined;
  /** True if the meaning was not looked up in the lexicon, because the word belongs to a parameter or to an age in numbers. */
  readonly isRead?: true;
}

/** A word, phrase or operator. `isList` is true for an `and` that is written as a comma or another separator of a list. */
export type RawToken = RawWord | (Span & { readonly kind: 'not' | 'or' | 'and'; readonly isList?: boolean });

/** A token before parameters are read. An assignment is the sign between a parameter's name and its value: `=`, `:`. */
export type SplitToken = RawToken | (Span & { readonly kind: 'assignment' });

/** A word of a search, folded (`Español` → `espanol`) unless it is a locale code. */
export interface Word {
  readonly kind: 'word';
  readonly word: string;
  /** Values of which a voice must have all, because the word means them together: `бабушка` → female, old. */
  readonly meaning?: readonly MeantValue[];
  /** True if a neighbouring word marks this word as an accent: `russian` in `russian accent`. */
  readonly isAccent?: true;
  /** True if the meaning counts although the word as written also names a value: in `country: de`, `de` is Germany, although it is the code of German. */
  readonly isMeant?: true;
}

/** A token of a search: a word, or an operator that combines or excludes words. */
export type Token = Word | { readonly kind: 'not' | 'notAfter' | 'or' | 'and' };

/** A stop word: a word that does not describe a voice. */
export interface EmptyWord {
  readonly kind: 'empty';
  readonly word: string;
}
