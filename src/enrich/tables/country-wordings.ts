/** Wordings of countries in providers' lists that are no names of them (lower case) → ISO 3166 code. */
export const COUNTRY_WORDINGS: ReadonlyMap<string, string> = new Map([
  // Rime's spelling, as seen in 2026.
  ['equador', 'EC'],
  ['england', 'GB'],
  ['korea', 'KR'],
]);
