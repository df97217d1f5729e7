import { splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Columns, voicesWithAny } from '../columns/columns.ts';
import { addBelow, createBitset, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, type PageRequest, subtract } from '../structures/voice-set.ts';

/** Maximum number of lists of language tags for which the set of voices is cached. */
const MAX_LISTS = 100;

/** Creates the function that finds the voices whose native language is in a list of BCP-47 tags. If no voice is found, it returns undefined. */
export function createLanguagePreference(columns: Columns, scratch: Scratch) {
  return memoize((tags: string): ReadonlyBitset | undefined => {
    const languages = new Set(splitList(tags).map(languageOf));
    const values = columns.native_locale.distinct.flatMap((locale, value) =>
      languages.has(languageOf(locale)) ? { column: 'native_locale' as const, value } : [],
    );
    if (values.length === 0) return undefined;
    const bits = createBitset(scratch.capacity);
    bits.set(voicesWithAny(columns, values, scratch).bits);
    return bits;
  }, MAX_LISTS);
}

function languageOf(tag: string): string {
  return (tag.split(/[-_]/u, 1)[0] ?? '').toLowerCase();
}

/** Splits hits of a `language` filter: first native speakers and the top tier (one preferred model), then all other speakers of the language. */
export function splitByNative(
  hits: CountedVoiceSet,
  native: ReadonlyBitset,
  tierCount: number,
  scratch: Scratch,
): Generator<CountedVoiceSet> {
  const first = scratch.copyOf(native);
  addBelow(first, tierCount);
  return splitBy(hits, first, scratch);
}

/** Splits the top tier (one preferred model), and then all other hits, into voices of a preferred language and the rest: four sets in all. */
export function* splitByPreferred(
  hits: CountedVoiceSet,
  preferred: ReadonlyBitset,
  tierCount: number,
  scratch: Scratch,
): Generator<CountedVoiceSet> {
  const tier = scratch.empty();
  addBelow(tier, tierCount);
  for (const part of splitBy(hits, tier, scratch)) yield* splitBy(part, preferred, scratch);
}

/** Yields the hits that are in a set, then the remaining hits. The remaining hits are computed on demand, because the first mostly fill a page. */
function* splitBy(hits: CountedVoiceSet, bits: ReadonlyBitset, scratch: Scratch): Generator<CountedVoiceSet> {
  const first = intersectAll([hits, { bits }], scratch);
  yield first;
  yield subtract(hits, first.bits, scratch);
}

/** Returns one page of the hits of several sets, listed one set after the other. `select` returns a page of a single set. */
export function selectFromAll<T extends CountedVoiceSet>(
  sets: Iterable<T>,
  { offset, limit }: PageRequest,
  select: (set: T, page: PageRequest) => number[],
): number[] {
  const ranks: number[] = [];
  let skip = offset;
  for (const set of sets) {
    if (skip < set.count) ranks.push(...select(set, { offset: skip, limit: limit - ranks.length }));
    if (ranks.length >= limit) break;
    skip = Math.max(0, skip - set.count);
  }
  return ranks;
}
