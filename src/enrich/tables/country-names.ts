/**
 * Country names in plain English by ISO 3166 code, for countries whose CLDR name (version 48) is not in common use.
 */
export const PLAIN_COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  // CLDR: "Congo - Kinshasa".
  ['CD', 'Democratic Republic of the Congo'],
  // CLDR: "Hong Kong SAR China", "Macao SAR China".
  ['HK', 'Hong Kong'],
  ['MO', 'Macao'],
  // CLDR: "Myanmar (Burma)".
  ['MM', 'Myanmar'],
  // CLDR: "Palestinian Territories".
  ['PS', 'Palestine'],
]);
