/** Operator that combines words or excludes one: `german or dutch`, `not american`, Japanese `azure以外`. */
type Operator = 'not' | 'notAfter' | 'or' | 'and';

/**
 * Value that a word means. A `word` is a word of catalog values, with names of several words joined: `unitedkingdom`. A `language` has display
 * names joined by `|`, because languages may share a name: `Gula (Chad)|Gula (Central African Republic)`. Other kinds have a key: the region
 * `nordic`, the provider `hume`, the deployment `local`, the commercial use `allowed`, and for `untold` a fact that the directory does not
 * record: `price`.
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
  readonly isEnglish?: true;
  /** True for a rarer name of a language or accent, which is used neither to complete a prefix nor to correct a typo. */
  readonly isName?: true;
  /** Codes of the languages that have the word; absent for an English word. */
  readonly languages?: readonly string[];
};

const BETWEEN_LANGUAGES = '|';

/** Returns the value that means the languages with these display names. */
export function languageValue(names: readonly string[]): MeantValue {
  return { kind: 'language', text: names.join(BETWEEN_LANGUAGES) };
}

/** Returns the display names of the languages that a value means; an empty list for a value of another kind. */
export function languagesOf(value: MeantValue | undefined): readonly string[] {
  return value?.kind === 'language' ? value.text.split(BETWEEN_LANGUAGES) : [];
}

export function valuesOf(meaning: Meaning | undefined): readonly MeantValue[] {
  return meaning?.kind === 'values' ? meaning.values : [];
}

/** Returns the meaning whose values are the given words of catalog values. */
export function meaningOfWords(...words: readonly string[]): Meaning {
  return { kind: 'values', values: words.map((text) => ({ kind: 'word', text })) };
}

/** Returns a text that is equal for equal values, and that a packed lexicon stores: `language:german`, `female`. */
export function formatValue({ kind, text }: MeantValue): string {
  return kind === 'word' ? text : `${kind}:${text}`;
}

const FORMATTED = /^(language|region|provider|deployment|commercial|untold):(.*)$/s;

export function parseValue(formatted: string): MeantValue {
  const [, kind, text = ''] = FORMATTED.exec(formatted) ?? [];
  return kind === undefined ? { kind: 'word', text: formatted } : { kind: kind as MeantValue['kind'], text };
}
