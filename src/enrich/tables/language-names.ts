/** Languages that voices speak and CLDR has no English name for, by their subtags. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['hyw', 'Western Armenian'],
  ['nci', 'Classical Nahuatl'],
  ['qya', 'Quenya'],
  ['sjn', 'Sindarin'],
  // Private use: eSpeak NG speaks the language of the Belt with it.
  ['qdb', 'Lang Belta'],
  // Any language without a code; Pyash is the one that a provider lists.
  ['mis', 'Pyash'],
]);
