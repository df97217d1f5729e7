import { type ColumnName, MANNERS, TRAITS } from '../columns/schema.ts';
import { namedColumns } from '../read/clause.ts';
import { and, andCount, andNot, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { KEPT } from '../terms/costs.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { WordMatch } from './match-words.ts';

/** Places of genders, and of styles and uses, in the order `Trait.kept`. Styles are kept before uses, because styles describe the sound. */
const GENDER = placeOf('gender');
const MANNER_PLACES = new Set(Array.from(MANNERS, placeOf));
const MATCHES: readonly Expansion['match'][] = ['exact', 'prefix', 'typo', 'none'];

/** Relaxes a search that no voice matches. Keeps a word if some voice has it and all words kept before. Returns undefined if no word is kept. */
export function relax(words: readonly WordMatch[], without: ReadonlyBitset | undefined, scratch: Scratch) {
  const bits = scratch.full();
  if (without) andNot(bits, without);
  const kept: WordMatch[] = [];
  const rareCount = scratch.capacity * KEPT.usualGenderShare;
  for (const match of inOrder(words, rareCount)) {
    if (andCount(bits, match.bits) === 0) continue;
    kept.push(match);
    and(bits, match.bits);
  }
  return kept.length === 0 ? undefined : { kept, found: { bits } };
}

/** Returns the words that some voice has, in the order in which relaxation tries them: exact matches first, then by `Trait.kept`. */
function inOrder(words: readonly WordMatch[], rareCount: number): readonly WordMatch[] {
  return words
    .filter(({ count }) => count > 0)
    .map((match) => ({
      match,
      certainty: MATCHES.indexOf(match.expansion.match),
      place: selectivityOf(match, rareCount),
    }))
    .sort(
      (a, b) => a.certainty - b.certainty || a.place - b.place || compareCounts(a.match, b.match, a.place),
    )
    .map(({ match }) => match);
}

function compareCounts(a: WordMatch, b: WordMatch, place: number): number {
  // The rarer style or use comes first, because it narrows the hits more.
  if (MANNER_PLACES.has(place)) return a.count - b.count;
  // The more frequent gender comes first, because `neutral` beside `woman` is mostly a style.
  return place === GENDER ? b.count - a.count : 0;
}

function selectivityOf({ count, expansion, isWholeName, isPart }: WordMatch, rareCount: number): number {
  const lowest = Math.min(...new Set(namedColumns(expansion).map(placeOf)));
  if (lowest === GENDER && count < rareCount) return KEPT.rareGender;
  if (isWholeName()) return Math.min(KEPT.wholeName, lowest);
  return isPart() ? Math.max(KEPT.part, lowest) : lowest;
}

function placeOf(column: ColumnName): number {
  return TRAITS[column].kept ?? KEPT.last;
}
