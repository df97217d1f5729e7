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

/** Words in order, and the documents of each: ids[starts[w] … starts[w + 1]] of word w. */
export interface WordList {
  readonly words: readonly string[];
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ids: Uint32Array<ArrayBuffer>;
}

/** The words of documents, by how they may be found. */
export type Words = Readonly<Record<Field, WordList>>;

export function buildWords(documents: readonly TermDocument[]): Words {
  return {
    open: listWords(documents, 'open'),
    code: listWords(documents, 'code'),
    choice: listWords(documents, 'choice'),
  };
}

function listWords(documents: readonly TermDocument[], field: Field): WordList {
  const idsOf = new Map<string, number[]>();
  for (const document of documents) {
    for (const word of new Set(document[field].split(' '))) {
      const known = idsOf.get(word);
      if (known) known.push(document.id);
      else if (word !== '') idsOf.set(word, [document.id]);
    }
  }
  const sorted = [...idsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  for (const [at, [, ids]] of sorted.entries()) starts[at + 1] = (starts[at] ?? 0) + ids.length;
  return {
    words: sorted.map(([word]) => word),
    starts,
    ids: Uint32Array.from(sorted.flatMap(([, ids]) => ids)),
  };
}
