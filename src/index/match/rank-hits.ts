import type { CatalogParts } from '../parts.ts';
import type { BoostedPage, PageRequest } from '../ranking/select-page.ts';
import { type CountedVoiceSet, intersectAll } from '../structures/voice-set.ts';
import type { ExpandedText } from './expand-text.ts';
import type { VoiceFinding } from './find-voices.ts';
import type { WordMatch } from './match-words.ts';
import { selectFromAll } from './native-first.ts';

/** Divides hits into sets that follow each other. */
type SplitHits = (hits: CountedVoiceSet) => Iterable<CountedVoiceSet>;

/** Returns a page of the hits, best first, equals in rank order. With `isByScore`, the top tier does not come first. */
export type SelectTop = (
  hits: CountedVoiceSet,
  page: PageRequest,
  isByScore: boolean,
  split: SplitHits,
) => number[];

/** Returns the function that ranks the hits of a search. The top tier does not lead those of a name, because `jan` means no Janus of the top tier. */
export function createRanking(
  { wholeIds, wholeName }: ExpandedText,
  { kept, bands }: VoiceFinding,
  { ranker, scratch }: Pick<CatalogParts, 'ranker' | 'scratch'>,
): SelectTop {
  const isNamed =
    wholeName !== undefined ||
    kept.some(({ expansion, isWholeName }) => !expansion.isCategory && isWholeName());
  return (hits, page, isByScore, split) => {
    const boosts: BoostedPage['boosts'] = { wholeIds, wholeName, isTierFirst: !isByScore && !isNamed };
    const ranked = (set: CountedVoiceSet, words: readonly WordMatch[], part: PageRequest) =>
      ranker.rankHits(set, words, { offset: part.offset, limit: part.limit, boosts });
    if (!bands || isByScore) return selectFromAll(split(hits), page, (set, part) => ranked(set, kept, part));
    const placed = bands.map((band) => ({ ...intersectAll([hits, band], scratch), words: band.words }));
    return selectFromAll(placed, page, ({ words, ...set }, part) =>
      selectFromAll(split(set), part, (some, rest) => ranked(some, words, rest)),
    );
  };
}
