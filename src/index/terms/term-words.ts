/**
 * Fields of the dictionary. The field that has a word decides how the word is matched:
 *
 *     open     in a search: exactly, by prefix or with typos (`jenny`, `jen`, `jeny`)
 *     code     in a search: exactly (`gcp`)
 *     choice   in a search, for a gender or age: exactly, by a prefix of at least four letters, or with typos if one value fits
 *     label    in filters and did-you-mean: a whole name or code of the value (`south-african`)
 *     part     in did-you-mean: one word of a name (`african`)
 *     title    in filters: a further whole name of the value
 */
const FIELDS = ['open', 'code', 'choice', 'label', 'part', 'title'] as const;
export type Field = (typeof FIELDS)[number];
export type TermWords = Readonly<Record<Field, readonly string[]>>;

/** Words of one column value as one string, because strings pass between threads twenty times as fast as nested arrays. */
export type PackedWords = string;

const BETWEEN_FIELDS = '\n';
const BETWEEN_WORDS = '\t';

/** Joins a value's words, except empty ones. @example packWords({ open: ['a', 'b'], code: ['c'] }) === 'a\tb\nc\n\n\n\n' */
export function packWords(words: Partial<TermWords>): PackedWords {
  const wordsOf = (field: Field) => [...new Set(words[field])].filter((word) => word !== '');
  return FIELDS.map((field) => wordsOf(field).join(BETWEEN_WORDS)).join(BETWEEN_FIELDS);
}

export function unpackWords(packed: PackedWords, field: Field): string[] {
  let start = 0;
  for (let before = FIELDS.indexOf(field); before > 0; before--)
    start = packed.indexOf(BETWEEN_FIELDS, start) + 1;
  const end = packed.indexOf(BETWEEN_FIELDS, start);
  const text = end < 0 ? packed.slice(start) : packed.slice(start, end);
  return text === '' ? [] : text.split(BETWEEN_WORDS);
}
