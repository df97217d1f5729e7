/** English names by language subtag, for languages without one in CLDR. Source: providers' lists, November 2026. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['hyw', 'Western Armenian'],
  ['nci', 'Classical Nahuatl'],
  ['qya', 'Quenya'],
  ['sjn', 'Sindarin'],
  // Private-use subtag by which eSpeak NG means the constructed language of the series The Expanse.
  ['qdb', 'Lang Belta'],
  // Subtag for languages without a code; Pyash is the only one that a provider lists.
  ['mis', 'Pyash'],
]);
