import type { CatalogParts } from '../parts.ts';
import type { BoostedPage, PageRequest } from '../ranking/select-page.ts';
import { has, hasBelow } from '../structures/bitset.ts';
import { type CountedVoiceSet, intersectAll } from '../structures/voice-set.ts';
import type { ExpandedText } from './expand-text.ts';
import type { VoiceFinding } from './find-voices.ts';
import type { createWordMatcher } from './match-words.ts';
import { selectFromAll } from './native-first.ts';
import type { WordMatch } from './relax.ts';
import type { Step } from './steps.ts';

/** Divides hits into sets that follow each other. */
type SplitHits = (hits: CountedVoiceSet) => Iterable<CountedVoiceSet>;

/** Returns a page of the hits, best first, equals in rank order. With `isByScore`, the top tier does not come first. */
export type SelectTop = (
  hits: CountedVoiceSet,
  page: PageRequest,
  isByScore: boolean,
  split: SplitHits,
) => number[];

/** Parts by which hits are ranked. */
interface RankingParts {
  readonly parts: Pick<CatalogParts, 'orders' | 'ranker' | 'scratch'>;
  readonly findNamesakes: ReturnType<typeof createWordMatcher>['findNamesakes'];
  readonly uses: (step: Step) => boolean;
}

/** Returns the function that ranks the hits of a search. */
export function createRanking(
  { wholeIds, wholeName }: ExpandedText,
  { kept, bands }: VoiceFinding,
  byId: readonly number[],
  { parts: { orders, ranker, scratch }, findNamesakes, uses }: RankingParts,
): SelectTop {
  return (hits, page, isByScore, split) => {
    // Namesakes lead voices of the top tier only, so that they are looked up only where a hit is one.
    const isTierFirst = !isByScore && uses('namesakes') && hasBelow(hits.bits, orders.tierCount);
    const leaders = isTierFirst ? (findNamesakes(kept, wholeName) ?? 'all') : 'none';
    const boosts: BoostedPage['boosts'] = { wholeIds, wholeName, unscored: byId, leaders };
    const ranked = (set: CountedVoiceSet, words: readonly WordMatch[], part: PageRequest) =>
      ranker.topK(set, words, { offset: part.offset, limit: part.limit, boosts });
    if (!bands || isByScore) {
      // Without impact lists, because a hit of a band need not have all words.
      const words = bands ? kept.map((match) => ({ ...match, impacts: undefined })) : kept;
      return selectFromAll(split(hits), page, (set, part) => ranked(set, words, part));
    }
    const placed = bands.map((band) => ({ ...intersectAll([hits, band], scratch), words: band.words }));
    return selectFromAll(placed, page, ({ words, ...set }, part) =>
      selectFromAll(split(set), part, (some, rest) => ranked(some, words, rest)),
    );
  };
}

/** Selects a page of the hits in the order of a list that has all of them. */
export function selectInOrder(ranks: readonly number[]): SelectTop {
  const distinct = [...new Set(ranks)];
  return ({ bits }, { offset, limit }) =>
    distinct.filter((rank) => has(bits, rank)).slice(offset, offset + limit);
}
