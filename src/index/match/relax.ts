import { MIN_NAMING_SCORE } from '../columns/columns.ts';
import { COLUMN_NAMES, MANNERS, TRAITS } from '../columns/schema.ts';
import type { TermPostings } from '../ranking/word-postings.ts';
import type { Clause } from '../read/clause.ts';
import { and, andCount, andNot, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';
import { KEPT } from '../terms/costs.ts';
import type { Expansion } from '../terms/expansion.ts';

/** Places of columns. They stand in a map, because every value that a word means asks for one. */
const PLACES = new Map(COLUMN_NAMES.map((name) => [name, TRAITS[name].kept ?? KEPT.last]));
/** Places of genders, and of styles and uses. A style is kept before a use, because it tells how a voice sounds. */
const GENDER = PLACES.get('gender');
const MANNER_PLACES: ReadonlySet<number> = new Set(
  Array.from(MANNERS, (name) => PLACES.get(name) ?? KEPT.last),
);
const MATCHES: readonly Expansion['match'][] = ['exact', 'prefix', 'typo', 'none'];

/** A clause of a search with its postings. */
export interface WordMatch extends TermPostings, Clause {
  /** Returns whether a word of the clause is some voice's whole name. */
  isWholeName(): boolean;
  /** Returns whether the word only stands in longer names of languages, countries or accents. */
  isPart(): boolean;
}

/** The clauses of a relaxed search, and the voices that have all of them. */
export interface Relaxed {
  readonly kept: readonly WordMatch[];
  readonly found: VoiceSet;
}

/**
 * Relaxes a search whose words are not all found in any one voice. Keeps words one at a time, exact matches and
 * selective columns first, and drops a word if no voice has the word and all words kept so far. Undefined if no word can
 * be kept.
 */
export function relax(
  words: readonly WordMatch[],
  without: ReadonlyBitset | undefined,
  scratch: Scratch,
): Relaxed | undefined {
  const bits = scratch.full();
  if (without) andNot(bits, without);
  const kept: WordMatch[] = [];
  const rareCount = scratch.capacity * KEPT.usualGenderShare;
  for (const match of inOrder(words, rareCount)) {
    if (andCount(bits, match.bits) === 0) continue;
    kept.push(match);
    and(bits, match.bits);
  }
  return kept.length === 0 ? undefined : { kept, found: { bits, sparse: undefined } };
}

/** Returns the words that voices have in the order in which they are tried. */
function inOrder(words: readonly WordMatch[], rareCount: number): readonly WordMatch[] {
  return words.filter(({ count }) => count > 0).sort((a, b) => compare(a, b, rareCount));
}

/** Compares two words: exact ones first, then selective ones. */
function compare(a: WordMatch, b: WordMatch, rareCount: number): number {
  const byMatch = MATCHES.indexOf(a.expansion.match) - MATCHES.indexOf(b.expansion.match);
  const selectivity = selectivityOf(a, rareCount);
  return byMatch || selectivity - selectivityOf(b, rareCount) || compareCounts(a, b, selectivity);
}

/**
 * Compares two words of one kind: the rarer style or use, because it tells more, and the more frequent gender first, because `neutral` beside a woman mostly is a
 * manner. Other words stay in the order of the search.
 */
function compareCounts(a: WordMatch, b: WordMatch, selectivity: number): number {
  if (MANNER_PLACES.has(selectivity)) return a.count - b.count;
  return selectivity === GENDER ? b.count - a.count : 0;
}

function selectivityOf({ count, expansion, isWholeName, isPart }: WordMatch, rareCount: number): number {
  const lowest = lowestOf(expansion);
  if (lowest === GENDER && count < rareCount) return KEPT.rareGender;
  if (isWholeName()) return Math.min(KEPT.wholeName, lowest);
  return isPart() ? Math.max(KEPT.part, lowest) : lowest;
}

/** Selectivity of expansions. They are cached by word, and some have hundreds of terms. */
const lowestKnown = new WeakMap<Expansion, number>();

function lowestOf(expansion: Expansion): number {
  const known = lowestKnown.get(expansion);
  if (known !== undefined) return known;
  const named = expansion.terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
  const terms = named.length > 0 ? named : expansion.terms;
  const lowest = Math.min(...new Set(terms.map(({ column }) => PLACES.get(column) ?? KEPT.last)));
  lowestKnown.set(expansion, lowest);
  return lowest;
}
