/** Operator that combines words or excludes one: `german or dutch`, `not american`, Japanese `azure以外`. */
type Operator = 'not' | 'notAfter' | 'or' | 'and';

/**
 * A value that a word of a query means; the kind decides the form of `text`:
 *
 *     word         a word of a value in the catalog; a name of several words is joined to one: `unitedkingdom`. Of several words, joined by `|`,
 *                  the first that a voice has: `glaswegian|scottish|unitedkingdom`
 *     language     display names of languages that share a name, joined by `|`: `Gula (Chad)|Gula (Central African Republic)`
 *     untold       a fact that the directory does not record: `price`
 *     otherwise    a key: the region `nordic`, the provider `hume`, the deployment `local`, the commercial use `allowed`
 */
export interface MeantValue {
  readonly kind: 'word' | 'language' | 'region' | 'provider' | 'deployment' | 'commercial' | 'untold';
  readonly text: string;
}

/** Meaning of a word or phrase: nothing (`please`), an operator (`not`), or values that a voice must all have: `бабушка` means female and old. */
export type Meaning = (
  | { readonly kind: 'empty' | Operator }
  | { readonly kind: 'values'; readonly values: readonly MeantValue[] }
) & {
  readonly isEnglish?: true;
  /** True for a rarer name of a language or accent. A rarer name completes no prefix and corrects no typo. */
  readonly isName?: true;
  /** Codes of the languages in which the word has this meaning. An English meaning lists no languages. */
  readonly languages?: readonly string[];
};

const BETWEEN = '|';

/** Returns the value that means the languages with these display names. */
export function languageValue(names: readonly string[]): MeantValue {
  return { kind: 'language', text: names.join(BETWEEN) };
}

/** Returns the display names of the languages that a value means; an empty list for a value that means no language. */
export function languagesOf(value: MeantValue | undefined): readonly string[] {
  return value?.kind === 'language' ? alternativesOf(value) : [];
}

export function alternativesOf({ text }: MeantValue): readonly string[] {
  return text.split(BETWEEN);
}

export function valuesOf(meaning: Meaning | undefined): readonly MeantValue[] {
  return meaning?.kind === 'values' ? meaning.values : [];
}

/** Returns the value that means the first of the given words that a voice has. */
export function wordValue(words: readonly string[]): MeantValue {
  return { kind: 'word', text: words.join(BETWEEN) };
}

/** Returns the text of a value in a packed lexicon: `language:German`, `female`. Equal values have equal texts. */
export function formatValue({ kind, text }: MeantValue): string {
  return kind === 'word' ? text : `${kind}:${text}`;
}

const FORMATTED = /^(language|region|provider|deployment|commercial|untold):(.*)$/s;

export function parseValue(formatted: string): MeantValue {
  const [, kind, text = ''] = FORMATTED.exec(formatted) ?? [];
  return kind === undefined ? { kind: 'word', text: formatted } : { kind: kind as MeantValue['kind'], text };
}
