/**
 * Fields of the dictionary. The field of a value's word decides how a search word finds the value:
 *
 *     open     exactly, by prefix or with typos
 *     code     exactly
 *     choice   (gender, age) exactly, and by prefix or with typos only if nothing else can be meant
 *     label    a whole name or code of the value, for did-you-mean
 *     part     a word of a label, for did-you-mean
 */
export const FIELDS = ['open', 'code', 'choice', 'label', 'part'] as const;
export type Field = (typeof FIELDS)[number];

/** Words of one column value by field, and `title`: whole names that only filters find. */
const KINDS = [...FIELDS, 'title'] as const;
type Kind = (typeof KINDS)[number];
export type TermWords = Readonly<Record<Kind, readonly string[]>>;

/** Words of one column value as one string, because strings pass between threads twenty times as fast as nested arrays. */
export type PackedWords = string;

const BETWEEN_KINDS = '\n';
const BETWEEN_WORDS = '\t';

/** Packs the words of a value. Empty words are left out. @example packWords({ open: ['a', 'b'], code: ['c'] }) === 'a\tb\nc\n\n\n\n' */
export function packWords(words: Partial<TermWords>): PackedWords {
  const textOf = (kind: Kind) => distinct(words[kind] ?? []).join(BETWEEN_WORDS);
  return KINDS.map(textOf).join(BETWEEN_KINDS);
}

/** Unpacks the words of one kind. */
export function unpackWords(packed: PackedWords, kind: Kind): string[] {
  const text = packed.split(BETWEEN_KINDS)[KINDS.indexOf(kind)];
  return text ? text.split(BETWEEN_WORDS) : [];
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '');
}
