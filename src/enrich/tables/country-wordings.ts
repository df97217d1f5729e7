/**
 * ISO 3166 codes by wordings of providers that are no names of a country (lower case).
 * Source: providers' lists, November 2026.
 */
export const COUNTRY_WORDINGS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  // Rime writes this misspelling (2026).
  ['equador', 'EC'],
  ['england', 'GB'],
  ['korea', 'KR'],
]);
