/** ISO 15924 codes of scripts that lists call by their English names (lower case), as Meta's MMS does. */
export const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['arabic', 'Arab'],
  ['cyrillic', 'Cyrl'],
  ['devanagari', 'Deva'],
  ['latin', 'Latn'],
  ['khmer', 'Khmr'],
  ['thai', 'Thai'],
  ['tibetan', 'Tibt'],
]);
