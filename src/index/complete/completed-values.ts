import { CompletionKind } from '../../domain/completion.ts';
import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { REGIONS } from '../../vocabulary/facets.ts';
import { columnValues } from '../columns/columns.ts';
import type { CatalogParts } from '../parts.ts';
import type { Place } from '../terms/key-index.ts';
import { type CompletedColumn, type CompletedValue, createValueKeys, trimKey } from '../terms/value-keys.ts';
import { tokenize } from '../text/analyzer.ts';
import { COMPLETED_CHARACTERS } from '../text/lexicon.ts';
import { languagesOf, type Meaning, type MeantValue, valuesOf as meantBy } from '../text/meaning.ts';
import type { SplitText } from './split-completion.ts';

const COLUMNS: readonly CompletedColumn[] = [
  ...CompletionKind.options.filter((kind) => kind !== 'voice'),
  'locale',
];
/** Maximum number of lexicon words that complete one prefix. English words come first. */
const MAX_LEXICON_WORDS = 24;
/**
 * Match position ({@link Place}) of a weak match in the lexicon. The text is the start of a synonym or of a name in another language, or is
 * itself a lexicon word of three letters.
 */
const MEANT: Place = 2;
/** Pattern of a text of one to three Latin letters. Such a text is a word in too many languages: `gra` is Polish for game. */
const SHORT = /^[a-z]{1,3}$/;

/** Values to which a text can be completed: one value, or several that one word means together, such as `grandma` → Female, old. */
export interface FoundValues {
  readonly place: Place;
  /** Values of the completion; the list has at least one. */
  readonly values: readonly CompletedValue[];
  /** Name of the region, if the values are the countries or languages of a region. */
  readonly name?: string;
}

/** Finds the values to which the last words of a text can be completed, by the values' names and by the words of the lexicon. */
export type FindValues = (text: SplitText) => readonly FoundValues[];

export function createValueFinder({ columns, words, lexicon, matchLocales }: CatalogParts): FindValues {
  const valueKeys = lazy(() => createValueKeys(columns, words, COLUMNS, matchLocales));

  const named: NameValues = (column, names) => {
    const known = names.filter((name) => name !== undefined);
    return valueKeys().listed(
      column,
      columnValues(columns, column, known).map(({ value }) => value),
    );
  };

  /** Returns the column values for one value of a lexicon entry. */
  function valuesOfMeant({ kind, text }: MeantValue): readonly CompletedValue[] {
    if (kind === 'provider') return named('provider', [text]);
    if (kind === 'word') return valueKeys().named(text);
    return languagesOf({ kind, text }).flatMap((name) =>
      valueKeys()
        .named(tokenize(name).join(''))
        .filter(({ column }) => column === 'language'),
    );
  }

  function valuesOf(meaning: Meaning): FoundValues[] {
    const meant = meantBy(meaning);
    const [first] = meant;
    if (!first) return [];
    if (first.kind === 'region') return valuesOfRegion(first.text, named);
    if (meant.length === 1)
      return valuesOfMeant(first).map((value): FoundValues => ({ place: 0, values: [value] }));
    const values = meant.flatMap((each) => valuesOfMeant(each).slice(0, 1));
    return values.length === meant.length ? [{ place: 0, values }] : [];
  }

  /** Looks the text up in the lexicon, as whole words and as the prefix of a word, and returns the values of the entries found. */
  function findMeant({ key, tail }: SplitText): FoundValues[] {
    const all = tokenize(tail);
    const [only = ''] = all;
    const word = trimKey(key);
    const isShort = SHORT.test(word);
    if (isShort && word.length < COMPLETED_CHARACTERS) return [];
    const meaning = lexicon.meaningAt(all, 0);
    const meant = meaning && meaning.length === all.length ? valuesOf(meaning) : [];
    const whole = isShort ? meant.map((found) => ({ ...found, place: MEANT })) : meant;
    if (all.length > 1 || key.endsWith('-') || isShort || only.length < COMPLETED_CHARACTERS) return whole;
    const begun = lexicon
      .wordsStartingWith(only)
      .slice(0, MAX_LEXICON_WORDS)
      .flatMap((word) => lexicon.meaningAt([word], 0) ?? [])
      .flatMap(valuesOf);
    return [...whole, ...begun.map((found) => ({ ...found, place: MEANT }))];
  }

  return (text) => {
    const meant = text.key === '' ? [] : findMeant(text);
    const found = new Map(text.key === '' ? valueKeys().all : valueKeys().find(text.key));
    return [...mergeMeant(found, meant), ...asFound(found)];
  };
}

type NameValues = (
  column: CompletedColumn,
  names: readonly (string | undefined)[],
) => readonly CompletedValue[];

/** Returns the countries of a region, or its languages if no voice has one of these countries. */
function valuesOfRegion(key: string, named: NameValues): FoundValues[] {
  const { countries = [], languages = [] } = REGIONS.get(key) ?? {};
  const places = named(
    'country',
    countries.map((code) => nameOfRegion(code, 'en')),
  );
  const spoken = languages.map((code) => nameOfLanguage(code, 'en'));
  const values = places.length > 0 ? places : named('language', spoken);
  const name = key.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase());
  return values.length > 0 ? [{ place: 0, values, name }] : [];
}

function asFound(found: ReadonlyMap<CompletedValue, Place>): FoundValues[] {
  return Array.from(found, ([value, place]) => ({ place, values: [value] }));
}

/** Merges values found by lexicon into those found by name (`found`): adds single values, and returns each group once with its best position. */
function mergeMeant(found: Map<CompletedValue, Place>, meant: readonly FoundValues[]): FoundValues[] {
  const best = new Map<string, FoundValues>();
  for (const each of meant) {
    const [only, further] = each.values;
    if (only && !further) found.set(only, leastOf(each.place, found.get(only)));
    else {
      const key = each.values.map(({ column, value }) => `${column} ${value}`).join();
      if (each.place < (best.get(key)?.place ?? Number.POSITIVE_INFINITY)) best.set(key, each);
    }
  }
  return [...best.values()];
}

function leastOf(place: Place, other: Place = place): Place {
  return place < other ? place : other;
}
