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

/** Loads rows as a `Map`, because an object has an inherited property for the value `constructor`. */
function loadRows<Value extends string, Row>(set: DataSet<Record<Value, Row>>): ReadonlyMap<Value, Row> {
  return new Map(Object.entries<Row>(loadDataFile(set)) as [Value, Row][]);
}
