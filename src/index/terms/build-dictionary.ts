import { addNumber, type NumberedTexts, numberTexts } from '../structures/string-multimap.ts';

/** How a word may be found. */
const FIELDS = ['open', 'code', 'choice'] as const;
export type Field = (typeof FIELDS)[number];

/** The words of one value of a column, joined by blanks. */
export interface TermDocument extends Readonly<Record<Field, string>> {
  readonly id: number;
  /** Found as they stand, by their start, or with a typo. */
  readonly open: string;
  /** Found as they stand. */
  readonly code: string;
  /** A closed vocabulary's: as codes, and else only where nothing but the right one can be meant. */
  readonly choice: string;
}

/** The words of documents, by how they may be found. */
export type Words = Readonly<Record<Field, NumberedTexts>>;

export function buildWords(documents: readonly TermDocument[]): Words {
  return {
    open: numberWords(documents, 'open'),
    code: numberWords(documents, 'code'),
    choice: numberWords(documents, 'choice'),
  };
}

function numberWords(documents: readonly TermDocument[], field: Field): NumberedTexts {
  const idsOf = new Map<string, number[]>();
  for (const document of documents) {
    const words = document[field].split(' ').filter((word) => word !== '');
    for (const word of new Set(words)) addNumber(idsOf, word, document.id);
  }
  return numberTexts(idsOf);
}
