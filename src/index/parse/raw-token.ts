import type { Span } from '../text/find-span.ts';
import type { Meaning } from '../text/meaning.ts';

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
