import { memoize, memoizeByObject } from '../../lib/memoize.ts';
import { MIN_NAMING_SCORE, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, FURTHER, NAMING_COLUMNS, NATIVE, SPARSE } from '../columns/schema.ts';
import type { Band } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { andNot, createFullBitset, type ReadonlyBitset } from '../structures/bitset.ts';
import { intersectAll, subtract, uniteVoices, type VoiceSet } from '../structures/voice-set.ts';
import { type Expansion, termsOf } from '../terms/expansion.ts';
import type { WordMatch } from './match-words.ts';

/** Score of a similar value, as a share of the score of the value that the search word names. */
const NEAR_SHARE = 0.5;

/** A band (hits that match a search in the same way) with the words by which its hits are ranked. */
export interface ScoredBand extends Band {
  readonly words: readonly WordMatch[];
}

/** Creates the function that returns two sets of column values (terms) that a search word means. The sets divide the hits of a search into bands. */
function createNatures({ columns, findNeighbours }: CatalogParts) {
  function nearTerms({ match, terms }: Expansion): readonly ScoredTerm[] | undefined {
    const named = match === 'typo' ? terms : terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
    const sparse = named.filter(({ column }) => SPARSE.has(column));
    const isEvidence =
      sparse.length > 0 && named.every(({ column }) => SPARSE.has(column) || NAMING_COLUMNS.has(column));
    if (!isEvidence) return undefined;
    const near = sparse.flatMap(({ column, value, score }) =>
      termsOf(
        columns,
        column,
        findNeighbours(column, columns[column].distinct[value] ?? ''),
        Math.round(score * NEAR_SHARE),
      ),
    );
    const isOwn = (term: ScoredTerm) =>
      terms.some(({ column, value }) => column === term.column && value === term.value);
    // A misspelled word gets no similar values, because they would be too far from the word.
    return match === 'typo' ? terms : [...terms, ...near.filter((term) => !isOwn(term))];
  }

  // The nature of a word is cached by the expansion object (all terms) of the word, because the same word mostly has the same object in all searches.
  const natureOf = memoizeByObject((expansion: Expansion) => ({
    /** Terms that only native speakers match, for a word that means a language; undefined for any other word. */
    own: ownTerms(expansion),
    /** Terms of a word that means a use, style or age, with the terms of similar values; undefined for any other word. */
    near: nearTerms(expansion),
  }));
  return ({ expansion }: WordMatch) => natureOf(expansion);
}

/**
 * Creates the function that divides the hits of a search into bands. Providers state uses, styles and ages of few voices. A search word for a use,
 * style or age is therefore a preference and not a requirement:
 *
 *     all       voices with all words
 *     near      voices with a use, style or age that is similar to the one in the search
 *     without   voices that do not state a use, style or age; only if the search has other words too
 *     also      if the search names a language: voices that have all words, but speak the language only as an additional one
 *
 * If the search names a language, the first three bands have native speakers only. Returns undefined if no word means a use, style, age or language.
 */
export function createBandDivider(parts: CatalogParts) {
  const { columns, scratch } = parts;
  const { findPostings } = parts.ranker;
  const natureOf = createNatures(parts);
  // The set of voices without a value in a column is cached, because uniting the voices of all values takes long.
  const unstatedIn = memoize((column: ColumnName): VoiceSet => {
    const stated = columns[column].distinct.map((_, value) => ({ column, value }));
    const bits = createFullBitset(scratch.capacity);
    andNot(bits, voicesWithAny(columns, stated, scratch).bits);
    return { bits };
  });

  /** Returns the voices that have the word or a similar value, and the voices that state no use, style or age in the columns of the word. */
  function openTo(match: WordMatch, { expansion }: WordMatch): VoiceSet {
    const named = expansion.terms.flatMap(({ column }) => (SPARSE.has(column) ? column : []));
    const unstated = intersectAll([...new Set(named)].map(unstatedIn), scratch);
    return uniteVoices(match, unstated, scratch);
  }

  /** Divides the voices that have the words `kept` into bands. Voices in `without`, such as those that a `not` excludes, are left out. */
  return (
    kept: readonly WordMatch[],
    dropped: readonly WordMatch[],
    without: ReadonlyBitset | undefined,
    named: VoiceSet | undefined,
  ): readonly ScoredBand[] | undefined => {
    const isEvidence = (match: WordMatch) => natureOf(match).near !== undefined;
    const conditions = kept.filter((match) => !isEvidence(match));
    const having = kept.filter(isEvidence);
    const isKnown = (match: WordMatch) => match.expansion.match === 'exact' && isEvidence(match);
    const evidence = having.length > 0 ? having : dropped.filter(isKnown).slice(0, 1);
    const languages = conditions.filter((match) => natureOf(match).own);
    if (evidence.length + languages.length === 0) return undefined;
    const base = subtract(intersectAll(conditions, scratch), without, scratch);
    const owned = intersectAll(
      [base, ...languages.map((match) => findPostings(natureOf(match).own ?? []))],
      scratch,
    );
    const own = owned.count > 0 ? owned : base;
    const near = evidence.map((match) => ({ ...match, ...findPostings(natureOf(match).near ?? []) }));
    const matching = intersectAll([own, ...evidence], scratch);
    // A voice whose name is the whole text comes first, even if it lacks a word: the voice Wise Teacher states no use.
    const all = named ? intersectAll([uniteVoices(matching, named, scratch)], scratch) : matching;
    const nearby = subtract(intersectAll([own, ...near], scratch), all.bits, scratch);
    const silent =
      conditions.length > 0
        ? intersectAll([own, ...near.map((match, at) => openTo(match, evidence[at] ?? match))], scratch)
        : nearby;
    const rest = subtract(subtract(silent, nearby.bits, scratch), all.bits, scratch);
    if (
      all.count + nearby.count + rest.count === 0 ||
      (having.length < evidence.length && nearby.count === 0)
    )
      return undefined;
    const taken = uniteVoices(own, all, scratch).bits;
    const also = subtract(intersectAll([base, ...evidence], scratch), taken, scratch);
    const scored = [...conditions, ...near];
    const bands: ScoredBand[] = [
      { ...all, matched: 'all', words: [...conditions, ...evidence] },
      { ...nearby, matched: 'near', words: scored },
      { ...rest, matched: 'without', words: scored },
      { ...also, matched: 'also', words: [...conditions, ...evidence] },
    ];
    return bands.filter(({ count }) => count > 0);
  };
}

function ownTerms({ terms }: Expansion): readonly ScoredTerm[] | undefined {
  return terms.some(({ column }) => NATIVE.has(column))
    ? terms.filter(({ column }) => !FURTHER.has(column))
    : undefined;
}
