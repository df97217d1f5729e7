/**
 * Language codes by name (lower case), for names that CLDR lacks, and for languages without a two-letter code, because
 * CLDR is searched for two-letter codes only. Source: providers' lists, November 2026.
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
  // Norwegian is read as Bokmål (`nb`), because every provider with Norwegian voices means Bokmål by `no`.
  ['norwegian', 'nb'],
  ['norsk', 'nb'],
  ['oriya', 'or'],
  ['tagalog', 'fil'],
]);

/** Codes of UN M.49 by names of regions that are no country (lower case). Source: providers' lists, November 2026. */
export const REGION_ALIASES: ReadonlyMap<string, string> = new Map<Lowercase<string>, string>([
  ['latin america', '419'],
  ['latin american', '419'],
  ['latam', '419'],
]);
