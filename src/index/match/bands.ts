import { memoize } from '../../lib/memoize.ts';
import { MIN_NAMING_SCORE, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, FURTHER, NAMING_COLUMNS, NATIVE, SPARSE } from '../columns/schema.ts';
import type { Band } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { andNot, createFullBitset, type ReadonlyBitset } from '../structures/bitset.ts';
import { intersectAll, subtract, uniteVoices, type VoiceSet } from '../structures/voice-set.ts';
import { type Expansion, termsOf } from '../terms/expansion.ts';
import type { WordMatch } from './match-words.ts';

/** Share of the score of a value that a near value has. */
const NEAR_SHARE = 0.5;

/** Band with the words that score its hits. */
export interface ScoredBand extends Band {
  readonly words: readonly WordMatch[];
}

/** Properties of a word that decide how it divides the hits. */
interface WordNature {
  /** Terms of the word without further languages; undefined for a word that means no language. */
  readonly own: readonly ScoredTerm[] | undefined;
  /** Terms of the word and of near values; undefined for a word that means no use, style or age. Names with the word are named after it. */
  readonly near: readonly ScoredTerm[] | undefined;
}

/** Creates the function that tells the nature of a word. */
function createNatures({ columns, findNeighbours }: CatalogParts): (match: WordMatch) => WordNature {
  // Most expansions are cached by word, so that equal words of two searches share one.
  const natures = new WeakMap<Expansion, WordNature>();

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
    // The neighbours of a value that no voice has, or of a misspelled one, would be too far from the word.
    return match === 'typo' ? terms : [...terms, ...near.filter((term) => !isOwn(term))];
  }

  return ({ expansion }) => {
    const known = natures.get(expansion);
    if (known) return known;
    const nature = { own: ownTerms(expansion), near: nearTerms(expansion) };
    natures.set(expansion, nature);
    return nature;
  };
}

/**
 * Divides the hits of a search into bands. Providers state uses, styles and ages of few voices, so that these words are evidence: voices that have them
 * all come first, then those with near values, then those that say nothing about it, if the search has a condition too. Where it names a language, these are
 * own speakers, and others with all words follow. Undefined for a search without such a word.
 */
export function createBandDivider(parts: CatalogParts) {
  const { columns, scratch } = parts;
  const { findPostings } = parts.ranker;
  const natureOf = createNatures(parts);
  // Kept for good, because every search of a use, style or age asks for them, and a union of all values takes long.
  const unstatedIn = memoize((column: ColumnName): VoiceSet => {
    const stated = columns[column].distinct.map((_, value) => ({ column, value }));
    const bits = createFullBitset(scratch.capacity);
    andNot(bits, voicesWithAny(columns, stated, scratch).bits);
    return { bits, sparse: undefined };
  });

  /** Returns the voices that have a word or a near value, or state nothing in the columns of its values. */
  function openTo(match: WordMatch, { expansion }: WordMatch): VoiceSet {
    const named = expansion.terms.flatMap(({ column }) => (SPARSE.has(column) ? column : []));
    const unstated = intersectAll([...new Set(named)].map(unstatedIn), scratch);
    return uniteVoices(match, unstated, scratch);
  }

  /** Divides the voices that have the `kept` words. `without` are the voices that a `not` leaves out. */
  return (
    kept: readonly WordMatch[],
    dropped: readonly WordMatch[],
    without: ReadonlyBitset | undefined,
  ): readonly ScoredBand[] | undefined => {
    const isEvidence = (match: WordMatch) => natureOf(match).near !== undefined;
    const conditions = kept.filter((match) => !isEvidence(match));
    const having = kept.filter(isEvidence);
    const isKnown = (match: WordMatch) => match.expansion.match === 'exact' && isEvidence(match);
    const evidence = having.length > 0 ? having : dropped.filter(isKnown).slice(0, 1);
    if (evidence.length === 0) return undefined;
    const base = subtract(intersectAll(conditions, scratch), without, scratch);
    const languages = conditions.filter((match) => natureOf(match).own);
    const owned = intersectAll(
      [base, ...languages.map((match) => findPostings(natureOf(match).own ?? []))],
      scratch,
    );
    const own = owned.count > 0 ? owned : base;
    const near = evidence.map((match) => ({ ...match, ...findPostings(natureOf(match).near ?? []) }));
    const all = intersectAll([own, ...evidence], scratch);
    const nearby = subtract(intersectAll([own, ...near], scratch), all.bits, scratch);
    const silent =
      conditions.length > 0
        ? intersectAll([own, ...near.map((match, at) => openTo(match, evidence[at] ?? match))], scratch)
        : nearby;
    const rest = subtract(subtract(silent, nearby.bits, scratch), all.bits, scratch);
    if (all.count + nearby.count + rest.count === 0 || (having.length === 0 && nearby.count === 0))
      return undefined;
    const also = subtract(intersectAll([base, ...evidence], scratch), own.bits, scratch);
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
