/**
 * ISO 15924 codes by English name (lower case), for scripts that lists name. Source: the languages of Meta's MMS,
 * 2026.
 */
export const SCRIPTS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['arabic', 'Arab'],
  ['cyrillic', 'Cyrl'],
  ['devanagari', 'Deva'],
  ['latin', 'Latn'],
  ['khmer', 'Khmr'],
  ['thai', 'Thai'],
  ['tibetan', 'Tibt'],
]);
