import { remember } from '../../domain/memoize.ts';
import type { Columns, Term } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { FindLocales } from '../text/locale-match.ts';
import type { Pace } from '../time-slicer.ts';
import { SEARCHED_COLUMNS, type TermsImage } from './build-terms.ts';
import { openWordIndex, type WordHit } from './dictionary.ts';
import { findTypos, guessWord } from './typos.ts';

/**
 * What a hit in a column weighs, where that is not 1. A name is what people type; a style or a tier narrows. A
 * provider goes before people of its name, and a gender or age before names that hold the word.
 */
const WEIGHTS: Readonly<Partial<Record<ColumnName, number>>> = {
  name_word: 6,
  provider: 7,
  gender: 3,
  age: 3,
  language: 1.5,
  country: 1.5,
  accent: 1.5,
};
/**
 * A voice's score for a word is the sum over its columns. An exact word in the lightest column is worth more than
 * the start of a word in name, id, language, country and accent together.
 */
const SCORES = { exact: 100, prefix: 6, typo: 6 } as const;
/** No word can give more: exact in every column. */
export const MAX_WORD_SCORE = 3000;

/** Who writes out a word of these means it, not something longer: chile is no Chilemba. */
const WHOLE = ['language', 'country', 'accent', 'provider'] as const satisfies readonly ColumnName[];
/** Shorter words are too often the start of a name to stand for a gender or an age. */
const MIN_CHOICE_PREFIX_CHARACTERS = 4;
/** So many words start with a letter that it says nothing beside other words. */
const LETTER = /^[a-z]$/;

/** A value that a word may mean, and how well it fits. */
export interface Meaning extends Term {
  readonly score: number;
}

/** What a word is taken for. */
export interface Reading {
  readonly match: 'exact' | 'prefix' | 'typo' | 'none';
  /** Each value once. */
  readonly meanings: readonly Meaning[];
  /** The words that a typo was taken for. */
  readonly readAs: readonly string[];
}

const NOTHING: Reading = { match: 'none', meanings: [], readAs: [] };

/** The distinct values of the searched columns: a few thousand, however many voices there are. */
export interface Vocabulary {
  /** What a folded word, or a locale code as it was written, may mean as it stands. */
  read(word: string): Reading;
  /** Names with a word that starts with this letter. */
  readLetter(letter: string): Reading;
  /** What a word that means nothing as it stands is a typo of. */
  correct(word: string): Reading;
  /** Known words that are further off than a typo. */
  guess(word: string): readonly string[];
  /** Whether two words are one term: `middle aged`, `chirp 3`. */
  isPhrase(first: string, second: string): boolean;
  /** Whether voices have a locale that this code asks for: `en_GB`. */
  isLocale(text: string): boolean;
}

export async function openVocabulary(
  columns: Columns,
  { words, phrases }: TermsImage,
  findLocales: FindLocales,
  pace: Pace,
): Promise<Vocabulary> {
  const index = await openWordIndex(words, pace);
  const termOf = numberTerms(columns);

  const isOf = ({ id }: WordHit, ...names: ColumnName[]) => {
    const { column } = termOf(id);
    return names.some((name) => name === column);
  };

  /** The terms that were hit, each once with its best score. */
  function toMeanings(scored: readonly (readonly [WordHit, number])[]): Meaning[] {
    const best = new Map<number, number>();
    for (const [{ id }, score] of scored) best.set(id, Math.max(best.get(id) ?? 0, score));
    return Array.from(best, ([id, score]) => {
      const { column, value } = termOf(id);
      return { column, value, score: Math.max(1, Math.round(score * (WEIGHTS[column] ?? 1))) };
    });
  }

  function read(word: string): Reading {
    if (/[-_]/.test(word)) return { match: 'exact', meanings: localesOf(word), readAs: [] };
    const codes = [...index.exact(word, 'code', 'choice'), ...modernHits(word)];
    const exact = [
      // A gender in a name, as in Calm Woman, is what the voice's own gender says already.
      ...codes.map((hit) => [hit, isOf(hit, 'name_word', 'id_word') ? 0 : SCORES.exact] as const),
      ...index.exact(word, 'open').map((hit) => [hit, SCORES.exact] as const),
    ];
    const isWhole = codes.length > 0 || exact.some(([hit]) => isOf(hit, ...WHOLE));
    const starting = (isWhole ? [] : startingWith(word)).map(
      (hit) => [hit, SCORES.prefix * closeness(word, hit)] as const,
    );
    if (exact.length + starting.length > 0)
      return {
        match: exact.length > 0 ? 'exact' : 'prefix',
        meanings: toMeanings([...exact, ...starting]),
        readAs: [],
      };
    return NOTHING;
  }

  function correct(word: string): Reading {
    const hits = findTypos(word, index);
    if (hits.length === 0) return NOTHING;
    return {
      match: 'typo',
      meanings: toMeanings(hits.map((hit) => [hit, SCORES.typo * closeness(word, hit)])),
      readAs: [...new Set(hits.flatMap((hit) => hit.terms))],
    };
  }

  /** Languages by an older or longer code than theirs. Where a name is spelled alike, the name is meant: Dan, Ben. */
  function modernHits(word: string): WordHit[] {
    const code = modernCode(word);
    if (code === undefined) return [];
    if (index.exact(word, 'open').some((hit) => isOf(hit, 'name_word'))) return [];
    return index.exact(code, 'code').filter((hit) => isOf(hit, 'language'));
  }

  function startingWith(word: string): readonly WordHit[] {
    if (LETTER.test(word)) return [];
    return word.length < MIN_CHOICE_PREFIX_CHARACTERS
      ? index.startingWith(word, 'open')
      : index.startingWith(word, 'open', 'choice');
  }

  /** Without the index, which makes a record of each of the many hits. */
  function readLetter(letter: string): Reading {
    const meanings = [...columns.name_word.values.entries()]
      .filter(([, word]) => word.startsWith(letter))
      .map(([value]) => ({ column: 'name_word' as const, value, score: SCORES.prefix }));
    return meanings.length > 0 ? { match: 'prefix', meanings, readAs: [] } : NOTHING;
  }

  const localesOf = remember((code: string): readonly Meaning[] =>
    findLocales(code).map((value) => ({ column: 'locale', value, score: SCORES.exact })),
  );

  return {
    read: remember(read),
    correct: remember(correct),
    readLetter: remember(readLetter),
    guess: (word) => guessWord(word, index),
    isPhrase: (first, second) =>
      phrases.has(first + second) ||
      (/^\p{N}+$/u.test(second) && index.exact(first + second, 'open').length > 0),
    isLocale: (text) => /[-_]/.test(text) && localesOf(text).length > 0,
  };
}

/** Terms by their numbers: values are numbered through all searched columns. */
function numberTerms(columns: Columns): (id: number) => Term {
  const groups: { column: ColumnName; start: number; end: number }[] = [];
  let end = 0;
  for (const column of SEARCHED_COLUMNS) {
    const start = end;
    end += columns[column].values.length;
    groups.push({ column, start, end });
  }
  return (id) => {
    const group = groups.find((each) => id < each.end);
    if (!group) throw new RangeError(`there is no term ${id}`);
    return { column: group.column, value: id - group.start };
  };
}

/** The ISO 639 code that an older or longer one became: `iw` → he, `jpn` → ja, `cmn` → zh. */
function modernCode(word: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(word)) return undefined;
  const { language } = new Intl.Locale(word);
  return language === word ? undefined : language;
}

/** 1 for the word itself, less the more the matched word is longer. */
function closeness(word: string, { terms }: WordHit): number {
  const difference = Math.min(...terms.map((term) => Math.abs(term.length - word.length)));
  return word.length / (word.length + 0.3 * difference);
}
