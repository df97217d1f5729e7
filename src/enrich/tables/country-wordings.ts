/**
 * Country codes (ISO 3166) by the provider's wording in lower case, for wordings that domain/country-table.ts lacks:
 * `england` → GB. Source: providers' lists, November 2026.
 */
export const COUNTRY_WORDINGS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  // Rime writes this misspelling (2026).
  ['equador', 'EC'],
  ['england', 'GB'],
  ['korea', 'KR'],
]);
