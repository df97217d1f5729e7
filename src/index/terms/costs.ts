/**
 * Costs of the readings of words, as negative logarithms of how often a word of a query is meant so: 1 less is 2.7 times as likely. The cheapest
 * reading of the whole query wins. Estimated from the queries of `test/ranking`, November 2026; the costs of typos are in `typo-cost.ts`.
 */
export const COSTS = {
  /** Age in numbers: `8 years old`. */
  age: 0,
  /** Phrase of the lexicon. */
  phrase: 0.25,
  /** Word that tells nothing, or an operator. Alone it is more often a name: Will, May. */
  empty: 0.3,
  onlyEmpty: 1.5,
  /** Whole name of a value: a language, a gender, a style. */
  label: 0.5,
  /** Word of the lexicon. */
  lexicon: 0.6,
  /** Code of two letters in a query of few words, or a longer one; in a sentence; and of three letters for one of thousands of languages. */
  code: 0.5,
  codeInSentence: 3,
  rareCode: 3.4,
  /** Language or provider that the tables know and no voice has. */
  absent: 0.9,
  /** Two words written as one, or one as two. */
  join: 0.6,
  /** Name of a voice, a word of a longer name or id, and a word of a longer name of a language or country. */
  name: 1.2,
  namePart: 2,
  labelPart: 2.5,
  /** Word of everyday English that means nothing here; any other unknown word. */
  ordinary: 3,
  unknown: 12,
  /** Beginning of a value's word. */
  beginning: 4,
  /** Words without their blank, each of which tells something; with a name among them. The costs of the parts come on top. */
  glued: 4,
  gluedName: 4.8,
  /** Typo of a word that tells nothing or of a value, and of a name. The cost of the typo comes on top. */
  typo: 4.5,
  nameTypo: 4.8,
  transliterated: 5,
  /** Toll of a language other than English for its words together: where a word of it is neither a name nor an English word, or all are. */
  foreign: 1,
  foreignAlike: 3.2,
  /** Discount of a word of the query's language, so that words that are understood anyway tell the language. */
  spoken: 0.02,
} as const;

/** Places in which a relaxed search keeps words that the column of their value does not tell (`kept` of its trait), the lowest number first. */
export const KEPT = {
  /** Word that is some voice's whole name: after providers and languages. */
  wholeName: 2.5,
  /** Gender that fewer than so many of all voices have, as non-binary: after accents. */
  rareGender: 6,
  usualGenderShare: 1 / 8,
  /** Word that only stands in longer names of languages, countries and accents: before styles. */
  part: 8,
  last: 14,
} as const;
