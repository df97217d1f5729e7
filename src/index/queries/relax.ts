import type { TermPostings } from '../ranking/word-postings.ts';
import { and, andCount, andNot, count, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { intersectAll, type VoiceSet } from '../structures/voice-set.ts';
import type { Expansion, TermColumn } from '../terms/expansion.ts';
import { type Clause, MIN_NAMING_SCORE } from './clause.ts';

/**
 * Order in which a relaxed search keeps words, by the column of a value that the word names: a `language` word (2) is kept before a
 * `use_case` word (9), because a language tells more of what was meant. Uses and styles are kept before a word of some name, which
 * only happens to be one (`warrior`), and a word that is a voice's whole name is kept before them. A gender is kept before an accent, because an
 * accent can give way to a wider one (Kansai to Japanese), and a gender to nothing.
 */
const SELECTIVITY: Readonly<Record<TermColumn | 'whole_name' | 'part', number>> = {
  provider: 0,
  whole_name: 2.5,
  language: 2,
  native_language: 2,
  locale: 3,
  native_locale: 3,
  country: 4,
  gender: 4.5,
  accent: 5,
  age: 7,
  part: 8,
  style: 9,
  use_case: 9,
  name_word: 10,
  id_word: 11,
  id_compound: 12,
  model: 13,
  status: 14,
};
/** Place of a rare gender in the order: after accents. */
const RARE_GENDER = 6;
/** Length from which the beginning of a word is kept alone where other words are unknown. */
const MIN_TELLING_PREFIX = 5;
/** Number of voices that are a choice. */
const MIN_CHOICE = 2;
/** Share of all voices that have a usual gender, as a divisor. Fewer are non-binary, which gives way to an accent. */
const RARE_GENDER_DIVISOR = 8;
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

/** Sets that bound a relaxed search: voices of the filters, and voices that a `not` leaves out. */
export interface RelaxBounds {
  readonly within: readonly VoiceSet[];
  readonly without: ReadonlyBitset | undefined;
}

/**
 * Relaxes a search whose words are not all found in any one voice of the filters. Keeps words one at a time, exact matches and
 * selective columns first, and drops a word if no voice of the filters has the word, or one that `correct` takes it for, and all words
 * kept so far. Undefined if no word can be kept and no filter is left to answer by.
 */
export function relax(
  words: readonly WordMatch[],
  { within, without }: RelaxBounds,
  correct: (match: WordMatch) => WordMatch | undefined,
  scratch: Scratch,
): Relaxed | undefined {
  const allowed = scratch.copyOf(intersectAll(within, scratch).bits);
  if (without) andNot(allowed, without);
  if (count(allowed) === 0) return undefined;
  const isLeftover = hasUnknown(words);
  const kept: WordMatch[] = [];
  const keep = (match: WordMatch): boolean => {
    if (andCount(allowed, match.bits) === 0) return false;
    kept.push(match);
    and(allowed, match.bits);
    return true;
  };
  const rareCount = count(scratch.full()) / RARE_GENDER_DIVISOR;
  for (const match of inOrder(words, allowed, rareCount)) {
    if (isLeftover && kept.length === 0 && isVague(match)) continue;
    const corrected = keep(match) ? undefined : correct(match);
    if (corrected) keep(corrected);
  }
  if (kept.length === 0 && within.length === 0) return undefined;
  const bits = scratch.full();
  for (const match of kept) and(bits, match.bits);
  if (without) andNot(bits, without);
  return { kept, found: { bits, sparse: undefined } };
}

function hasUnknown(words: readonly WordMatch[]): boolean {
  return words.some(({ count }) => count === 0);
}

/** Returns whether a word is only the short beginning of other words, so that it is no answer to a phrase: `open` in "open source". */
function isVague({ words, expansion }: WordMatch): boolean {
  return expansion.match === 'prefix' && words.every((word) => word.length < MIN_TELLING_PREFIX);
}

/** Yields the words that voices have in the order in which they are tried. `allowed` shrinks meanwhile, because it has the words kept so far. */
function* inOrder(
  words: readonly WordMatch[],
  allowed: ReadonlyBitset,
  rareCount: number,
): Generator<WordMatch> {
  const pending = words.filter(({ count }) => count > 0).sort((a, b) => compare(a, b, rareCount));
  for (let [first] = pending; first; [first] = pending) {
    const { match } = first.expansion;
    const isManner = (word: WordMatch) =>
      word.expansion.match === match && selectivityOf(word, rareCount) === SELECTIVITY.style;
    const next = isManner(first) ? chooseManner(pending.filter(isManner), allowed) : first;
    pending.splice(pending.indexOf(next), 1);
    yield next;
  }
}

/**
 * Chooses the style or use to keep: the rarest that leaves a choice of voices, because it tells more. If none does, the one that leaves the
 * most voices, because providers state few uses, and a single voice with one is no choice.
 */
function chooseManner(rarestFirst: readonly WordMatch[], allowed: ReadonlyBitset): WordMatch {
  const left = ({ bits }: WordMatch) => andCount(allowed, bits);
  const choice = rarestFirst.find((word) => left(word) >= MIN_CHOICE);
  return choice ?? rarestFirst.reduce((best, word) => (left(word) > left(best) ? word : best));
}

/** Compares two words: exact ones first, then selective ones. */
function compare(a: WordMatch, b: WordMatch, rareCount: number): number {
  const byMatch = MATCHES.indexOf(a.expansion.match) - MATCHES.indexOf(b.expansion.match);
  const selectivity = selectivityOf(a, rareCount);
  return byMatch || selectivity - selectivityOf(b, rareCount) || compareCounts(a, b, selectivity);
}

/**
 * Compares two words of one kind: the rarer style or use, and the more frequent gender first, because `neutral` beside a woman mostly is a
 * manner. Other words stay in the order of the search.
 */
function compareCounts(a: WordMatch, b: WordMatch, selectivity: number): number {
  if (selectivity === SELECTIVITY.style) return a.count - b.count;
  return selectivity === SELECTIVITY.gender ? b.count - a.count : 0;
}

function selectivityOf({ count, expansion, isWholeName, isPart }: WordMatch, rareCount: number): number {
  const lowest = lowestOf(expansion);
  if (lowest === SELECTIVITY.gender && count < rareCount) return RARE_GENDER;
  if (isWholeName()) return Math.min(SELECTIVITY.whole_name, lowest);
  return isPart() ? Math.max(SELECTIVITY.part, lowest) : lowest;
}

/** Selectivity of expansions. They are cached by word, and some have hundreds of terms. */
const lowestKnown = new WeakMap<Expansion, number>();

function lowestOf(expansion: Expansion): number {
  const known = lowestKnown.get(expansion);
  if (known !== undefined) return known;
  const named = expansion.terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
  const terms = named.length > 0 ? named : expansion.terms;
  const lowest = Math.min(...new Set(terms.map(({ column }) => SELECTIVITY[column])));
  lowestKnown.set(expansion, lowest);
  return lowest;
}
