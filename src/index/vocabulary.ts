import MiniSearch from 'minisearch';
import type { AliasLookup } from './aliases.ts';
import type { ColumnName, Columns } from './columns.ts';
import { tokenize } from './text.ts';

/** What a hit in each searched column weighs. A name is what people type; a style or a tier narrows. */
const WEIGHTS = {
  name: 4,
  provider: 2,
  language: 1.5,
  country: 1.5,
  accent: 1.5,
  model: 1,
  id_word: 1,
  gender: 1,
  age: 1,
  use_case: 1,
} as const satisfies Partial<Record<ColumnName, number>>;

type SearchedColumn = keyof typeof WEIGHTS;
export const SEARCHED_COLUMNS = Object.keys(WEIGHTS) as readonly SearchedColumn[];

/** Exact beats prefix beats typo, whatever the column: the steps are wider apart than the weights. */
const EXACT = 100;
const PREFIX = 10;
const TYPO = 1;
/** Shorter words are never taken for a typo of another. */
const MIN_TYPO_CHARACTERS = 4;
/** Edits allowed per character, rounded: one up to seven characters, two up to twelve. */
const TYPO_SHARE = 0.2;
/** Language codes that people write for a country: who searches for uk wants no Ukrainian. As a filter they stand. */
const COUNTRY_FIRST = new Set(['uk']);
/** Words within names that nobody looks for, and that are codes of languages besides. */
const FILLERS = new Set([
  'al',
  'and',
  'da',
  'das',
  'de',
  'del',
  'di',
  'do',
  'du',
  'el',
  'la',
  'las',
  'le',
  'los',
  'of',
  'the',
  'und',
]);
/** Remembered expansions; people type the same words. */
const MAX_REMEMBERED = 5000;

/** A value of a searched column. Terms are numbered through all columns: `bases[column] + value`. */
export interface Expansion {
  readonly term: number;
  readonly column: SearchedColumn;
  /** Place of the value in its column. */
  readonly value: number;
  readonly score: number;
}

/** The distinct values of the searched columns: a few thousand, however many voices there are. */
export interface Vocabulary {
  readonly termCount: number;
  readonly bases: Readonly<Record<SearchedColumn, number>>;
  /** The values that a folded word may mean, each once with its best score. */
  expand(word: string): readonly Expansion[];
}

interface TermDocument {
  readonly id: number;
  /** Words that may also be found by their start or with a typo. */
  readonly open: string;
  /** Codes and closed vocabularies: found as they stand. */
  readonly closed: string;
}

/** Indexes the values with MiniSearch, one document a value. */
export async function buildVocabulary(columns: Columns, aliasesOf: AliasLookup): Promise<Vocabulary> {
  const terms: Omit<Expansion, 'score'>[] = [];
  const documents: TermDocument[] = [];
  const bases = {} as Record<SearchedColumn, number>;
  for (const column of SEARCHED_COLUMNS) {
    bases[column] = terms.length;
    for (const [value, text] of columns[column].values.entries()) {
      documents.push({ id: terms.length, ...wordsOf(column, text, aliasesOf) });
      terms.push({ term: terms.length, column, value });
    }
  }
  const index = new MiniSearch<TermDocument>({
    fields: ['open', 'closed'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word) => word,
  });
  await index.addAllAsync(documents, { chunkSize: 500 });

  const find = (word: string, options: { fields: string[]; prefix?: boolean; fuzzy?: number }) =>
    index.search(word, options);

  function expand(word: string): readonly Expansion[] {
    const best = new Map<number, number>();
    const add = (term: number, score: number) => {
      const column = terms[term]?.column;
      if (column) best.set(term, Math.max(best.get(term) ?? 0, score * WEIGHTS[column]));
    };
    const isLanguage = (id: number) => terms[id]?.column === 'language';
    const exact = [
      ...find(word, { fields: ['open', 'closed'] }),
      ...modernCode(word).flatMap((code) =>
        find(code, { fields: ['closed'] }).filter(({ id }) => isLanguage(id)),
      ),
    ];
    for (const { id } of exact) add(id, EXACT);
    const isClosed = exact.some(({ match }) => Object.values(match).flat().includes('closed'));
    if (!isClosed) {
      const starting = find(word, { fields: ['open'], prefix: true });
      for (const hit of starting) add(hit.id, PREFIX * closeness(word, hit.terms));
      if (starting.length === 0 && word.length >= MIN_TYPO_CHARACTERS) {
        for (const hit of find(word, { fields: ['open'], fuzzy: TYPO_SHARE }))
          add(hit.id, TYPO * closeness(word, hit.terms));
      }
    }
    return [...best].flatMap(([term, score]) => {
      const known = terms[term];
      return known ? [{ ...known, score }] : [];
    });
  }

  return { termCount: terms.length, bases, expand: remember(expand) };
}

function wordsOf(
  column: SearchedColumn,
  text: string,
  aliasesOf: AliasLookup,
): Pick<TermDocument, 'open' | 'closed'> {
  const { names, codes } = aliasesOf(column, text);
  const meant = column === 'language' ? codes.filter((code) => !COUNTRY_FIRST.has(code)) : codes;
  const closed = meant.flatMap(tokenize).filter((word) => word.length > 1);
  const open = isClosedColumn(column)
    ? []
    : [text, ...names].flatMap(tokenize).filter((word) => !FILLERS.has(word));
  return { open: open.join(' '), closed: closed.join(' ') };
}

/** The ISO 639 code that an older or longer one became: `iw` → he, `jpn` → ja, `cmn` → zh. */
function modernCode(word: string): string[] {
  if (!/^[a-z]{2,3}$/.test(word)) return [];
  const { language } = new Intl.Locale(word);
  return language === word ? [] : [language];
}

function isClosedColumn(column: SearchedColumn): boolean {
  return column === 'gender' || column === 'age';
}

/** 1 for the word itself, less the more the matched word is longer or shorter. */
function closeness(word: string, matched: readonly string[]): number {
  const difference = Math.min(...matched.map((term) => Math.abs(term.length - word.length)));
  return word.length / (word.length + 0.3 * difference);
}

/** Remembers what a pure function gave, up to a bound. */
function remember<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = work(word);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(word, result);
    return result;
  };
}
