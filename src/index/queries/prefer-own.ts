import type { ScoredTerm } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { TermPostings } from '../ranking/word-postings.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { intersectAll, type VoiceSet } from '../structures/voice-set.ts';
import type { Expansion } from '../terms/vocabulary.ts';
import { MIN_NAMING_SCORE } from './clause.ts';
import type { WordMatch } from './relax.ts';

/** Columns that hold the further languages of voices too. */
const FURTHER: ReadonlySet<ColumnName> = new Set<ColumnName>(['language', 'locale']);
/** Columns of which providers state few values, so that a voice without a value may have it all the same. */
const SELDOM_STATED: ReadonlySet<ColumnName> = new Set<ColumnName>(['style', 'use_case']);
const NAMES: ReadonlySet<ColumnName> = new Set<ColumnName>(['name_word', 'id_word', 'id_compound', 'model']);

/** How a word is treated where no voice has all words and the language as its own. */
interface WordNature {
  /** Terms of the word without further languages; undefined for a word that means no language. */
  readonly own: readonly ScoredTerm[] | undefined;
  /** True if the word means a use or style. Names, ids and models with the word, such as Google's News, are named after it. */
  readonly isSeldomStated: boolean;
}

/**
 * Returns the matches with the own languages of voices in the place of all languages, if voices speak a language of the search as their
 * own and have its other words but for uses and styles, and none of the hits does. So `irish stories` finds the Irish, and no
 * Chinese voice for stories that speaks Irish as well. Undefined if the matches may stay as they are.
 */
export type PreferOwn = (
  matches: readonly WordMatch[],
  hits: VoiceSet,
  within: readonly VoiceSet[],
) => readonly WordMatch[] | undefined;

export function createOwnPreference(
  findPostings: (terms: readonly ScoredTerm[]) => TermPostings,
  scratch: Scratch,
): PreferOwn {
  // Expansions are cached by word, so that equal words share one. Postings are cached by the array of their terms.
  const natures = new WeakMap<Expansion, WordNature>();

  function natureOf({ expansion }: WordMatch): WordNature {
    const known = natures.get(expansion);
    if (known) return known;
    const nature = toNature(expansion.terms);
    natures.set(expansion, nature);
    return nature;
  }

  function haveOwn(hits: VoiceSet, languages: readonly TermPostings[]): boolean {
    const isOwn = (rank: number) => languages.every(({ bits }) => has(bits, rank));
    return hits.sparse ? hits.sparse.some(isOwn) : intersectAll([hits, ...languages], scratch).count > 0;
  }

  return (matches, hits, within) => {
    const seldom = matches.filter((match) => natureOf(match).isSeldomStated);
    if (seldom.length === 0 || seldom.length === matches.length) return undefined;
    const languages = new Map<WordMatch, TermPostings>();
    for (const match of matches) {
      const { own } = natureOf(match);
      if (own) languages.set(match, findPostings(own));
    }
    if (languages.size === 0 || haveOwn(hits, [...languages.values()])) return undefined;
    const own = matches.map((match) => ({ ...match, ...languages.get(match) }));
    const hard = own.filter((match) => !natureOf(match).isSeldomStated);
    return intersectAll([...hard, ...within], scratch).count > 0 ? own : undefined;
  };
}

function toNature(terms: readonly ScoredTerm[]): WordNature {
  const named = terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
  const isLanguage = terms.some(({ column }) => column === 'native_language');
  return {
    own: isLanguage ? terms.filter(({ column }) => !FURTHER.has(column)) : undefined,
    isSeldomStated:
      named.some(({ column }) => SELDOM_STATED.has(column)) &&
      named.every(({ column }) => SELDOM_STATED.has(column) || NAMES.has(column)),
  };
}
