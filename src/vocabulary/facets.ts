import { type DataSet, loadDataFile } from '../lib/data-set.ts';
import * as sets from './facet-data-sets.ts';

/** Rows of each facet by value, in the order of the facet's data file. */
export const STYLES = loadRows(sets.Styles);
export const USE_CASES = loadRows(sets.UseCases);
export const AGES = loadRows(sets.Ages);
export const GENDERS = loadRows(sets.Genders);
export const ACCENTS = loadRows(sets.Accents);
export const COUNTRY_PARTS = loadRows(sets.CountryParts);
export const LANGUAGES = loadRows(sets.Languages);
export const LOCALES = loadRows(sets.Locales);
export const COUNTRIES = loadRows(sets.Countries);
export const REGIONS = loadRows(sets.Regions);
export const SCRIPTS = loadRows(sets.Scripts);
export const PROVIDER_NAMES = loadRows(sets.ProviderNames);

/** Loads the rows of a data set as a `Map`, because a look-up of `constructor` in an object would find an inherited function. */
function loadRows<Value extends string, Row>(set: DataSet<Record<Value, Row>>): ReadonlyMap<Value, Row> {
  return new Map(Object.entries<Row>(loadDataFile(set)) as [Value, Row][]);
}

/** Returns a map from providers' words to the facet's values. The function `keyOf` normalizes a word to a key of the map. */
export function valuesByWording<Value extends string>(
  rows: ReadonlyMap<Value, sets.RecognizedWords>,
  keyOf: (wording: string) => string,
): ReadonlyMap<string, Value> {
  return new Map(
    [...rows].flatMap(([value, { names = [], codes = [], wordings = [] }]) =>
      [...names, ...codes, ...wordings].map((word) => [keyOf(word), value] as const),
    ),
  );
}

/** Returns a map to the facet's values. Its keys are the values themselves and the words of providers for them, normalized by `keyOf`. */
export function valuesByWord<Value extends string>(
  rows: ReadonlyMap<Value, sets.RecognizedWords>,
  keyOf: (wording: string) => string,
): ReadonlyMap<string, Value> {
  const values = Array.from(rows.keys(), (value) => [keyOf(value), value] as const);
  return new Map([...values, ...valuesByWording(rows, keyOf)]);
}
