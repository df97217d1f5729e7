/**
 * Costs of readings (possible interpretations of a query's words). The cheapest reading of the whole query wins. A cost is the negative natural
 * logarithm of a frequency in the queries of `test/ranking` (estimate of November 2026). A reading that costs 1 less is 2.7 times as likely.
 */
export const COSTS = {
  /** Words read as an age in numbers: `8 years old`. */
  age: 0,
  /** Several words that are one known phrase together: `text to speech voice`. */
  phrase: 0.25,
  /** Operator (`not`) or word without meaning (`please`). As the only word of a query, it costs `onlyEmpty`: it is more often a name (Will, May). */
  empty: 0.3,
  onlyEmpty: 1.5,
  /** Word read as the whole name of a value, such as a language, a gender or a style. */
  label: 0.5,
  /** Word read by its meaning in the lexicon of query words. */
  lexicon: 0.6,
  /** Word read as the code of a language, country or locale. */
  code: 0.5,
  codeInSentence: 3,
  rareCode: 3.4,
  /** Word read as a language or provider that the project knows, but that no voice has. */
  absent: 0.9,
  /** Two words read as one word of the catalog, in addition to the cost of the joined word: `eleven labs`. */
  join: 0.6,
  /** Word read as the whole name of a voice. */
  name: 1.2,
  namePart: 2,
  labelPart: 2.5,
  /** Word read as everyday English without a meaning for the search. */
  ordinary: 3,
  unknown: 12,
  /** Word read as the first letters of a longer word: `jen` for jenny. */
  beginning: 4,
  /** Word read as several words without blanks, each of which describes the voice: `dutchfemale`. The costs of these words are added. */
  glued: 4,
  /** Word read as a misspelling of a word other than a name, in addition to the cost of the typo (`typo-cost.ts`). */
  typo: 4.5,
  nameTypo: 4.8,
  transliterated: 5,
  /** Cost of reading words in a language other than English, added once for all words of the language together. */
  foreign: 1,
  foreignAlike: 3.2,
  /** Amount subtracted from a reading's cost for each word in the query's language. It decides between equal costs: `frau` makes a query German. */
  spoken: 0.02,
} as const;
