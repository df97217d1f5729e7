import { MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { FURTHER, MANNERS, NAMING_COLUMNS, NATIVE } from '../columns/schema.ts';
import type { TermPostings } from '../ranking/word-postings.ts';
import type { ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, subtract, type VoiceSet } from '../structures/voice-set.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { Precedence } from './precedence.ts';
import type { WordMatch } from './relax.ts';

/** Number of own speakers that fill a first look at the answer. If fewer have the use or style, the other own speakers follow them. */
const ENOUGH = 10;

/** Properties of a word that decide whether it stays where no voice has all words and the language as its own. */
interface WordNature {
  /** Terms of the word without further languages; undefined for a word that means no language. */
  readonly own: readonly ScoredTerm[] | undefined;
  /** True if the word means a use or style. Names, ids and models with the word, such as Google's News, are named after it. */
  readonly isSeldomStated: boolean;
}

/** A search before own speakers are preferred. */
interface FoundVoices {
  /** Words that the found voices have. */
  readonly kept: readonly WordMatch[];
  /** Words of the search that were left out, because no voice of the filters has them and the kept ones. */
  readonly dropped: readonly WordMatch[];
  readonly found: VoiceSet;
  readonly within: readonly VoiceSet[];
  /** Own speakers of the language of a filter. */
  readonly native: VoiceSet | undefined;
  readonly without: ReadonlyBitset | undefined;
}

/**
 * Preference of own speakers: `instead` if they replace the hits, `first` if they come before them: those with all words, then those with
 * all but the uses and styles.
 */
interface OwnPreference {
  /** Words and bounds by which own speakers are found, where no hit is one. */
  readonly instead?: { readonly words: readonly WordMatch[]; readonly within: readonly VoiceSet[] };
  readonly first?: Precedence;
  readonly notes: readonly string[];
}

/**
 * Prefers voices whose own language a search or filter names to voices that speak it as well, if the search has a use or style, which
 * providers state of few voices. If no hit is an own speaker, own speakers without the uses and styles are found: `irish stories` finds
 * the Irish, and no Chinese voice for stories that speaks Irish as well. If few hits are, the other own speakers follow them. Undefined
 * if the hits may stay as they are.
 */
type PreferOwn = (found: FoundVoices) => OwnPreference | undefined;

/** Returns whether own speakers may be preferred for these words: one is a use or style, and a word or filter names a language. */
type MayPreferOwn = (words: readonly WordMatch[], native: VoiceSet | undefined) => boolean;

/** Finds the voices whose own languages are those that words, or a filter, name; undefined if none does. */
type FindOwners = (words: readonly WordMatch[], native: VoiceSet | undefined) => CountedVoiceSet | undefined;

export function createOwnPreference(
  findPostings: (terms: readonly ScoredTerm[]) => TermPostings,
  scratch: Scratch,
): { readonly preferOwn: PreferOwn; readonly mayPreferOwn: MayPreferOwn } {
  // Expansions are cached by word, so that equal words share one. Postings are cached by the array of their terms.
  const natures = new WeakMap<Expansion, WordNature>();

  function natureOf({ expansion }: WordMatch): WordNature {
    const known = natures.get(expansion);
    if (known) return known;
    const nature = toNature(expansion);
    natures.set(expansion, nature);
    return nature;
  }

  function toOwn(match: WordMatch): WordMatch {
    const { own } = natureOf(match);
    return own ? { ...match, ...findPostings(own) } : match;
  }

  const findOwners: FindOwners = (words, native) => {
    const languages = words.filter((match) => natureOf(match).own);
    if (languages.length === 0 && !native) return undefined;
    return intersectAll([...languages.map(toOwn), ...(native ? [native] : [])], scratch);
  };

  const mayPreferOwn: MayPreferOwn = (words, native) =>
    words.some((match) => natureOf(match).isSeldomStated) &&
    (native !== undefined || words.some((match) => natureOf(match).own));

  const preferOwn: PreferOwn = ({ kept, dropped, found, within, native, without }) => {
    const seldom = kept.filter((match) => natureOf(match).isSeldomStated);
    // If nobody has any use or style of the search, no hit is an own speaker with all words, and none is a better answer than the own ones.
    const isBare = seldom.length === 0 && dropped.some((match) => natureOf(match).isSeldomStated);
    if (seldom.length === 0 && !isBare) return undefined;
    const owners = findOwners(kept, native);
    if (!owners) return undefined;
    const hits = intersectAll([found, ...within], scratch);
    const words = kept.map(toOwn);
    const leading = intersectAll([hits, owners], scratch);
    if (!isBare && leading.count >= ENOUGH) return undefined;
    const hard = words.filter((match) => !natureOf(match).isSeldomStated);
    const bounds = [...within, ...(native ? [native] : [])];
    const suited = subtract(intersectAll([...hard, ...bounds], scratch), without, scratch);
    if (suited.count === 0) return undefined;
    if (isBare || leading.count === 0) return { instead: { words, within: bounds }, notes: [] };
    const further = subtract(suited, leading.bits, scratch);
    // A filter asks for all who speak the language and have the words, so that no other voice is added.
    const isMixed = !native && hits.count > leading.count && further.count > 0;
    return isMixed ? { first: { leading, further, words: hard }, notes: [noteOn(seldom)] } : undefined;
  };

  return { preferOwn, mayPreferOwn };
}

function noteOn(seldom: readonly WordMatch[]): string {
  const words = seldom.flatMap((match) => match.words).join(' ');
  return `Few voices whose own language it is have "${words}"; its other voices follow them.`;
}

function toNature({ match, terms }: Expansion): WordNature {
  const named = match === 'typo' ? terms : terms.filter(({ score }) => score >= MIN_NAMING_SCORE);
  const isLanguage = terms.some(({ column }) => NATIVE.has(column));
  return {
    own: isLanguage ? terms.filter(({ column }) => !FURTHER.has(column)) : undefined,
    isSeldomStated:
      named.some(({ column }) => MANNERS.has(column)) &&
      named.every(({ column }) => MANNERS.has(column) || NAMING_COLUMNS.has(column)),
  };
}
