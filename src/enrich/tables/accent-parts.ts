/**
 * Parts of a country by the word that names them, as the adjective of an accent: `south` → Southern. Source: accents in
 * providers' lists, November 2026.
 */
export const COUNTRY_PARTS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ...(
    [
      ['north', 'Northern'],
      ['south', 'Southern'],
      ['east', 'Eastern'],
      ['west', 'Western'],
      ['northeast', 'Northeastern'],
      ['northwest', 'Northwestern'],
      ['southeast', 'Southeastern'],
      ['southwest', 'Southwestern'],
      ['midwest', 'Midwestern'],
    ] as const
  ).flatMap(([noun, adjective]) => [
    [noun, adjective] as const,
    [`${noun}ern` as Lowercase<string>, adjective] as const,
  ]),
  ['central', 'Central'],
]);

/** Adjectives that replace a country's own beside a part of the country, by region: "Northern English", not "Northern British". */
export const PART_ADJECTIVES: ReadonlyMap<string, string> = new Map([['GB', 'English']]);

/**
 * Regions of a bare part of a country in an English voice without a country, because English-speakers mean one country
 * by the word: "a Southern accent" is that of the southern United States.
 */
export const ENGLISH_PARTS: ReadonlyMap<string, string> = new Map([
  ['Southern', 'US'],
  ['Northern', 'GB'],
]);
