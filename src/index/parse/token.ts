import type { MeantValue } from '../text/meaning.ts';

/** A word of a search, folded (`Español` → `espanol`) except a locale code. */
export interface Word {
  readonly kind: 'word';
  readonly word: string;
  /** Values that the word means in some language, all of them: `бабушка` → female, old. */
  readonly meaning?: readonly MeantValue[];
  /** Values that a longer word means which the last word of the search begins, while a person may still be typing it. */
  readonly completion?: readonly MeantValue[];
  /** True if a word beside it says that it means a language: `latin` in `latin language`. */
  readonly isLanguage?: true;
  /** True if a word beside it says that it means an accent: `russian` in `russian accent`. */
  readonly isAccent?: true;
  /** True if the meaning counts also where voices have the word as it stands: the country of `country: de`. */
  readonly isMeant?: true;
}
/** A token of a search: a word, or an operator that combines or excludes words. */
export type Token =
  | Word
  | {
      readonly kind: 'not' | 'notAfter' | 'or' | 'and';
      /** True for a comma, after which a language stands for another one: `czech, slovak`. */
      readonly isList?: boolean;
    };

/** A word that tells nothing about a voice. */
export interface EmptyWord {
  readonly kind: 'empty';
  readonly word: string;
}
