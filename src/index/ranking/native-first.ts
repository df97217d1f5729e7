import { splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Columns, voicesWithAny } from '../columns/columns.ts';
import { addBelow, createBitset, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, type PageRequest, subtract } from '../structures/voice-set.ts';

/** Maximum number of lists of language tags for which the set of voices is cached. */
const MAX_LISTS = 100;

/**
 * Creates the function that finds the voices of a list of BCP-47 tags: first the voices whose native locale is a tag with a region (`es-MX`), and then all
 * voices whose native language is that of a tag. A set without voices is left out.
 */
export function createLanguagePreference(columns: Columns, scratch: Scratch) {
  const { distinct } = columns.native_locale;
  return memoize((tags: string): readonly ReadonlyBitset[] => {
    const asked = splitList(tags).map((tag) => tag.replaceAll('_', '-').toLowerCase());
    const languages = new Set(asked.map(languageOf));
    const regional = new Set(asked.filter((tag) => tag.includes('-')));
    const isRegional = (locale: string) => regional.has(locale.toLowerCase());
    return [isRegional, (locale: string) => languages.has(languageOf(locale))].flatMap((isMeant) => {
      const values = distinct.flatMap((locale, value) =>
        isMeant(locale) ? [{ column: 'native_locale' as const, value }] : [],
      );
      if (values.length === 0) return [];
      const bits = createBitset(scratch.capacity);
      bits.set(voicesWithAny(columns, values, scratch).bits);
      return bits;
    });
  }, MAX_LISTS);
}

function languageOf(tag: string): string {
  return (tag.split('-', 1)[0] ?? '').toLowerCase();
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

/** Splits the top tier (one preferred model), and then all other hits, into the voices of each preferred set and the rest. */
export function* splitByPreferred(
  hits: CountedVoiceSet,
  preferred: readonly ReadonlyBitset[],
  tierCount: number,
  scratch: Scratch,
): Generator<CountedVoiceSet> {
  const tier = scratch.empty();
  addBelow(tier, tierCount);
  for (let rest of splitBy(hits, tier, scratch)) {
    for (const bits of preferred) {
      const first = intersectAll([rest, { bits }], scratch);
      yield first;
      rest = subtract(rest, first.bits, scratch);
    }
    yield rest;
  }
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
