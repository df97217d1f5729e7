/** Countries whose CLDR name is not what people say in plain English. */
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
