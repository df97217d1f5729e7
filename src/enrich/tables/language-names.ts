/** English names of languages by subtag, for subtags that stand for no particular language: `mis`. Source: providers' lists, November 2026. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  // Private-use subtag by which eSpeak NG means the constructed language of the series The Expanse.
  ['qdb', 'Lang Belta'],
  // The subtag `mis` means any language without a code of its own; Pyash is the only such language that a provider lists.
  ['mis', 'Pyash'],
]);
