const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Names in use beside CLDR's, and those of languages that have no two-letter code. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['bengali', 'bn'],
  ['cantonese', 'yue'],
  ['farsi', 'fa'],
  ['filipino', 'fil'],
  ['mandarin', 'zh'],
  ['oriya', 'or'],
  ['tagalog', 'fil'],
];

/** Lower-case English name → code, of all languages with a two-letter code. */
const codes = new Map([...letterPairs().flatMap(namedCode), ...OTHER_NAMES]);

/** The code of a language that a provider calls by its English name: `Hindi` → `hi`. */
export function languageCode(name: string): string | undefined {
  return codes.get(name.trim().toLowerCase());
}

/** Retired codes (`iw`) have a name too, that of the language's present code. */
function namedCode(code: string): [name: string, code: string][] {
  const name = new Intl.Locale(code).language === code && english.of(code);
  return name ? [[name.toLowerCase(), code]] : [];
}

function letterPairs(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
