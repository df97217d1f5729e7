import { lazy } from '../../lib/lazy.ts';
import { REGIONS } from '../../vocabulary/facets.ts';
import type { CatalogParts } from '../parts.ts';
import type { Place } from '../terms/key-index.ts';
import { tokenize } from '../text/analyzer.ts';
import { COMPLETED_CHARACTERS } from '../text/lexicon.ts';
import { alternativesOf, languagesOf, type Meaning, type MeantValue, valuesOf } from '../text/meaning.ts';
import type { SplitText } from './split-completion.ts';
import { type CompletedValue, createValueKeys, trimKey } from './value-keys.ts';

/** Maximum number of lexicon words (words that people search with) that complete one prefix, English words first. */
const MAX_LEXICON_WORDS = 24;
/** Match position of a weak match in the lexicon: start of a synonym, start of a name in another language, or whole word of three letters. */
const MEANT: Place = 2;
/** Pattern of a text of one to three Latin letters. A match of such a text is weak, because it is a word in many languages: `gra` is Polish for game. */
const SHORT = /^[a-z]{1,3}$/;

/** Values of one completion of a text: a single value, or several values that one word means together: `grandma` → Female, old. */
export interface FoundValues {
  readonly place: Place;
  /** Values of the completion. The list has at least one value. */
  readonly values: readonly CompletedValue[];
  /** Name of the region, if the values are the countries or languages of a region. */
  readonly name?: string;
}

/** Finds the values that complete the last words of a text, by the values' names and by the words of the lexicon. */
export type FindValues = (text: SplitText) => readonly FoundValues[];

export function createValueFinder(parts: CatalogParts): FindValues {
  const { findByName, lexicon, valueCodes } = parts;
  const valueKeys = lazy(() => createValueKeys(parts));

  /** Returns the column values for one value of a lexicon entry. For a region, returns its countries or, if no voice is from these, its languages. */
  function valuesOfMeant({ kind, text }: MeantValue): readonly CompletedValue[] {
    if (kind === 'word')
      return (
        alternativesOf({ kind, text })
          .map(valueKeys().whole)
          .find((found) => found.length > 0) ?? []
      );
    if (kind === 'region') {
      const { countries, languages } = REGIONS.get(text) ?? {};
      const places = valuesCoded(valueCodes, 'country', countries);
      return places.length > 0 ? places : valuesCoded(valueCodes, 'language', languages);
    }
    const column = kind === 'provider' ? kind : 'language';
    const names = kind === 'provider' ? [text] : languagesOf({ kind, text });
    return names.flatMap((name) => findByName(column, name)).map(({ value }) => ({ column, value }));
  }

  /** Returns one completion for each value that a word can mean. Values that a word means together (`grandma`, a region) are one completion. */
  function completionsOf(meaning: Meaning, place: Place): FoundValues[] {
    const meant = valuesOf(meaning);
    const found = meant.map(valuesOfMeant);
    if (meant.length > 1) {
      const values = found.flatMap((each) => each.slice(0, 1));
      return values.length === meant.length ? [{ place, values }] : [];
    }
    const [only] = meant;
    const [values = []] = found;
    if (only?.kind !== 'region') return values.map((value) => ({ place, values: [value] }));
    return values.length > 0 ? [{ place, values, name: nameOfRegion(only.text) }] : [];
  }

  /** Returns the values of the lexicon entries that match the text as whole words, or that start with the text. */
  function findMeant({ key, tail }: SplitText): FoundValues[] {
    const all = tokenize(tail);
    const [only = ''] = all;
    const isShort = SHORT.test(trimKey(key));
    if (isShort && only.length < COMPLETED_CHARACTERS) return [];
    const meaning = lexicon.meaningOf(all);
    const whole = meaning ? completionsOf(meaning, isShort ? MEANT : 0) : [];
    if (all.length > 1 || key.endsWith('-') || isShort || only.length < COMPLETED_CHARACTERS) return whole;
    const begun = lexicon.wordsStartingWith(only).slice(0, MAX_LEXICON_WORDS);
    const meanings = begun.flatMap((word) => lexicon.meaningOf([word]) ?? []);
    return [...whole, ...meanings.flatMap((each) => completionsOf(each, MEANT))];
  }

  return (text) => {
    const best = new Map<string, FoundValues>();
    const add = (found: FoundValues) => {
      const id = found.values.map(({ column, value }) => `${column} ${value}`).join();
      if (found.place < (best.get(id)?.place ?? Number.POSITIVE_INFINITY)) best.set(id, found);
    };
    for (const [value, place] of valueKeys().find(text.key)) add({ place, values: [value] });
    findMeant(text).forEach(add);
    return [...best.values()];
  };
}

function valuesCoded(
  valueCodes: CatalogParts['valueCodes'],
  column: 'country' | 'language',
  codes: readonly string[] = [],
): readonly CompletedValue[] {
  const values = codes.map((code) => ({ column, value: valueCodes[column].indexOf(code) }));
  return values.filter(({ value }) => value >= 0);
}

/** Returns the name of a region by its key: `latin-america` → Latin America. */
function nameOfRegion(key: string): string {
  return key.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase());
}
