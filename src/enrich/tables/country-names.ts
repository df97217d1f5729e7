/**
 * Country names in plain English by ISO 3166 code, for countries whose CLDR name (version 48) is not in common use.
 */
export const PLAIN_COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  // CLDR's name of this country is "Congo - Kinshasa".
  ['CD', 'Democratic Republic of the Congo'],
  // CLDR's names of these two regions are "Hong Kong SAR China" and "Macao SAR China".
  ['HK', 'Hong Kong'],
  ['MO', 'Macao'],
  // CLDR's name of this country is "Myanmar (Burma)".
  ['MM', 'Myanmar'],
  // CLDR's name of this country is "Palestinian Territories".
  ['PS', 'Palestine'],
]);
