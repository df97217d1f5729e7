/** Operator that combines words or excludes one: `german or dutch`, `not american`, Japanese `azure以外`. */
type Operator = 'not' | 'notAfter' | 'or' | 'and';

/**
 * Value that a word means. A `word` is one that values of the catalog have, a name of several words joined: `unitedkingdom`. The others name a
 * value by its key: the region `nordic`, the provider `hume`, the deployment `local`, the commercial use `allowed`, the fact `price`, which the
 * directory does not tell; or languages by their shown names, of which several may share one: `Gula (Chad)|Gula (Central African Republic)`.
 */
export interface MeantValue {
  readonly kind: 'word' | 'language' | 'region' | 'provider' | 'deployment' | 'commercial' | 'untold';
  readonly text: string;
}

/** Meaning of a word or phrase: nothing (`please`), an operator, or values, all of which a voice has: `бабушка` → female, old. */
export type Meaning = (
  | { readonly kind: 'empty' | Operator }
  | { readonly kind: 'values'; readonly values: readonly MeantValue[] }
) & {
  /** True if the word or phrase is English. */
  readonly isEnglish?: true;
  /** True if the phrase is one of the rarer names of a language or an accent, which completes no beginning and corrects no typo. */
  readonly isName?: true;
  /** Codes of the languages that have the word, if English has it not. */
  readonly languages?: readonly string[];
};

const BETWEEN_LANGUAGES = '|';

/** Returns the value that means languages by their shown names. */
export function languageValue(names: readonly string[]): MeantValue {
  return { kind: 'language', text: names.join(BETWEEN_LANGUAGES) };
}

/** Returns the shown names of the languages that a value means; none for another value. */
export function languagesOf(value: MeantValue | undefined): readonly string[] {
  return value?.kind === 'language' ? value.text.split(BETWEEN_LANGUAGES) : [];
}

/** Returns the values of a meaning; none for an operator or a word that tells nothing. */
export function valuesOf(meaning: Meaning | undefined): readonly MeantValue[] {
  return meaning?.kind === 'values' ? meaning.values : [];
}

/** Returns the meaning of the words of values. */
export function meaningOfWords(...words: readonly string[]): Meaning {
  return { kind: 'values', values: words.map((text) => ({ kind: 'word', text })) };
}

/** Returns a text that is equal for equal values, and that a packed lexicon stores: `language:german`, `female`. */
export function formatValue({ kind, text }: MeantValue): string {
  return kind === 'word' ? text : `${kind}:${text}`;
}

const FORMATTED = /^(language|region|provider|deployment|commercial|untold):(.*)$/s;

/** Parses what {@link formatValue} writes. */
export function parseValue(formatted: string): MeantValue {
  const [, kind, text = ''] = FORMATTED.exec(formatted) ?? [];
  return kind === undefined ? { kind: 'word', text: formatted } : { kind: kind as MeantValue['kind'], text };
}
