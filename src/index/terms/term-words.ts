/**
 * Fields of the dictionary. Each word of a value is in a field, which decides how the word is matched:
 *
 *     open     in a search: exactly, by prefix or with typos (`jenny`, `jen`, `jeny`)
 *     code     in a search: exactly (`gcp`)
 *     choice   in a search, for a gender or age: exactly, by a prefix of at least four letters, or with typos if one value fits
 *     label    in filters and did-you-mean: a whole name or code of the value (`south-african`)
 *     part     in did-you-mean: one word of a name (`african`)
 */
export const FIELDS = ['open', 'code', 'choice', 'label', 'part'] as const;
export type Field = (typeof FIELDS)[number];

/** Kinds of words of a column's value: the dictionary's fields, and `title`, a whole name that only filters look up. */
const KINDS = [...FIELDS, 'title'] as const;
type Kind = (typeof KINDS)[number];
export type TermWords = Readonly<Record<Kind, readonly string[]>>;

/** Words of one column value as one string, because strings pass between threads twenty times as fast as nested arrays. */
export type PackedWords = string;

const BETWEEN_KINDS = '\n';
const BETWEEN_WORDS = '\t';

/**
 * Joins the words of a value to one string. Empty words are left out. @example packWords({ open: ['a', 'b'], code: ['c'] }) ===
 * 'a\tb\nc\n\n\n\n'
 */
export function packWords(words: Partial<TermWords>): PackedWords {
  const wordsOf = (kind: Kind) => [...new Set(words[kind])].filter((word) => word !== '');
  return KINDS.map((kind) => wordsOf(kind).join(BETWEEN_WORDS)).join(BETWEEN_KINDS);
}

export function unpackWords(packed: PackedWords, kind: Kind): string[] {
  const text = packed.split(BETWEEN_KINDS)[KINDS.indexOf(kind)];
  return text ? text.split(BETWEEN_WORDS) : [];
}
