/**
 * Script codes (ISO 15924) by the script's English name in lower case, as in `azj-script_cyrillic` → Cyrl. Source: the
 * languages of Meta's MMS, 2026.
 */
export const SCRIPTS: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['arabic', 'Arab'],
  ['cyrillic', 'Cyrl'],
  ['devanagari', 'Deva'],
  ['ethiopic', 'Ethi'],
  ['latin', 'Latn'],
  ['khmer', 'Khmr'],
  ['syllabics', 'Cans'],
  ['telugu', 'Telu'],
  ['thai', 'Thai'],
  ['tibetan', 'Tibt'],
  ['tifinagh', 'Tfng'],
]);
