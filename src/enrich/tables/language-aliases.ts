/**
 * Language codes by a name of the language in lower case: `farsi` → `fa`. The table adds names that CLDR lacks, and
 * names of languages without a two-letter code, because `languageOfName` searches CLDR's names of two-letter codes
 * only. Source: providers' lists, November 2026.
 */
export const LANGUAGE_ALIASES: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['bengali', 'bn'],
  ['cantonese', 'yue'],
  ['粤语', 'yue'],
  ['廣東話', 'yue'],
  ['farsi', 'fa'],
  ['filipino', 'fil'],
  ['hawaiian', 'haw'],
  ['mandarin', 'zh'],
  ['普通话', 'zh'],
  ['國語', 'zh'],
  ['汉语', 'zh'],
  // The names `norwegian` and `norsk` mean Bokmål (`nb`), because every provider with Norwegian voices means Bokmål by
  // the code `no`.
  ['norwegian', 'nb'],
  ['norsk', 'nb'],
  ['oriya', 'or'],
  ['tagalog', 'fil'],
]);

/** UN M.49 codes by the lower-case name of a region of several countries: `latam` → 419. Source: providers' lists, November 2026. */
export const REGION_ALIASES: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['latin america', '419'],
  ['latin american', '419'],
  ['latam', '419'],
]);
