/**
 * Costs of the readings (possible interpretations) of a query's words: negative natural logarithms of their frequencies, so that a reading that
 * costs 1 less is 2.7 times as likely. The cheapest reading of the whole query wins. Estimated from the queries of `test/ranking`, November
 * 2026; the costs of typos are in `typo-cost.ts`.
 */
export const COSTS = {
  /** Age in numbers: `8 years old`. */
  age: 0,
  /** Phrase of several words in the lexicon of query words. */
  phrase: 0.25,
  /** Operator, or word without a meaning for the search. As the whole query it is more often a name: Will, May. */
  empty: 0.3,
  onlyEmpty: 1.5,
  /** Whole name of a value: a language, a gender, a style. */
  label: 0.5,
  /** Single word in the lexicon of query words. */
  lexicon: 0.6,
  /** Code of a language, country or locale. */
  code: 0.5,
  codeInSentence: 3,
  rareCode: 3.4,
  /** Known language or provider that no voice has. */
  absent: 0.9,
  /** Word of the catalog that the query writes as two words. The cost of the word is added. */
  join: 0.6,
  /** Whole name of a voice. */
  name: 1.2,
  namePart: 2,
  labelPart: 2.5,
  /** Everyday English word without a meaning for the search. */
  ordinary: 3,
  unknown: 12,
  /** Prefix of a value's word. */
  beginning: 4,
  /** Words written without a blank, each of which describes the voice. The costs of the words are added. */
  glued: 4,
  gluedName: 4.8,
  /** Misspelled word other than a name. The cost of the typo is added. */
  typo: 4.5,
  nameTypo: 4.8,
  transliterated: 5,
  /** Cost of reading a query in a language other than English, added once for all words of the language. */
  foreign: 1,
  foreignAlike: 3.2,
  /** Discount per word of the query's language, so that a word that costs nothing extra (`frau`) still decides the language. */
  spoken: 0.02,
} as const;

/** `Trait.kept` values (order in which words are kept if no voice matches all) for words whose column alone does not decide the order. */
export const KEPT = {
  /** Whole name of a voice: after providers and languages. */
  wholeName: 2.5,
  /** Gender of less than the share `usualGenderShare` of all voices, such as non-binary: after accents. */
  rareGender: 6,
  usualGenderShare: 1 / 8,
  /** Word that occurs only in longer names of languages, countries and accents: before styles. */
  part: 8,
  last: 14,
} as const;
