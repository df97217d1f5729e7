import { type ColumnName, TRAITS } from '../columns/schema.ts';
import { namedColumns } from '../read/clause.ts';
import { and, andCount, andNot, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { WordMatch } from './match-words.ts';

/** Places of special words in the order in which words are kept if no voice has all words. Any other word has the place `Trait.kept` of its column. */
const KEPT = {
  /** Word that is the whole name of a voice, kept after providers and languages. */
  wholeName: 2.5,
  /** Word that occurs only in longer names of languages, countries or accents: `ancient` in Ancient Greek. The word is kept before styles. */
  part: 8,
  last: 14,
} as const;

/** Place of genders in the order `Trait.kept`. */
const GENDER = placeOf('gender');
const MATCHES: readonly Expansion['match'][] = ['exact', 'prefix', 'typo', 'none'];

/** Leaves out words of a search that no voice matches. A word is kept if some voice has it and all words kept before; undefined if no word is kept. */
export function relax(words: readonly WordMatch[], without: ReadonlyBitset | undefined, scratch: Scratch) {
  const bits = scratch.full();
  if (without) andNot(bits, without);
  const kept: WordMatch[] = [];
  for (const match of inOrder(words)) {
    if (andCount(bits, match.bits) === 0) continue;
    kept.push(match);
    and(bits, match.bits);
  }
  return kept.length === 0 ? undefined : { kept, found: { bits } };
}

/** Returns the words that some voice has, in the order in which relaxation tries them: exact matches first, then by `Trait.kept`. */
function inOrder(words: readonly WordMatch[]): readonly WordMatch[] {
  return words
    .filter(({ count }) => count > 0)
    .map((match) => ({
      match,
      certainty: MATCHES.indexOf(match.expansion.match),
      place: selectivityOf(match),
    }))
    .sort(
      (a, b) =>
        a.certainty - b.certainty ||
        a.place - b.place ||
        // The more frequent of two genders is tried first, because `neutral` beside `woman` is mostly a style.
        (a.place === GENDER ? b.match.count - a.match.count : 0),
    )
    .map(({ match }) => match);
}

function selectivityOf({ expansion, isWholeName, isPart }: WordMatch): number {
  const lowest = Math.min(...new Set(namedColumns(expansion).map(placeOf)));
  if (isWholeName()) return Math.min(KEPT.wholeName, lowest);
  return isPart() ? Math.max(KEPT.part, lowest) : lowest;
}

function placeOf(column: ColumnName): number {
  return TRAITS[column].kept ?? KEPT.last;
}
