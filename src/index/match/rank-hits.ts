import type { SelectTop } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { selectFromAll } from '../ranking/native-first.ts';
import type { BoostedPage } from '../ranking/select-page.ts';
import { type CountedVoiceSet, intersectAll, type PageRequest } from '../structures/voice-set.ts';
import type { ExpandedText } from './expand-text.ts';
import type { VoiceFinding } from './find-voices.ts';
import type { WordMatch } from './match-words.ts';

/** Creates the ranking of hits. In a search for a name, the top tier (one preferred model) does not come first: `jan` asks for Jan, not Janus. */
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
