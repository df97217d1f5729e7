import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, subtract } from '../structures/voice-set.ts';
import type { WordMatch } from './relax.ts';

/** Sets of voices that come before the other hits, one after the other. */
export interface Precedence {
  /** Voices that have all words of the search. */
  readonly leading: CountedVoiceSet;
  /** Voices that follow them, and the words that score these. */
  readonly further: CountedVoiceSet;
  readonly words: readonly WordMatch[];
}

/** Hits with the words that score them. */
interface PlacedHits extends CountedVoiceSet {
  readonly words: readonly WordMatch[];
}

/** Divides hits into sets that follow each other: those with all words, further ones, and others. `kept` are the words of the first and last. */
export function placeHits(
  hits: CountedVoiceSet,
  kept: readonly WordMatch[],
  { leading, further, words }: Precedence,
  scratch: Scratch,
): readonly PlacedHits[] {
  const first = intersectAll([hits, leading], scratch);
  const second = intersectAll([hits, further], scratch);
  const others = subtract(subtract(hits, first.bits, scratch), second.bits, scratch);
  return [
    { ...first, words: kept },
    { ...second, words },
    { ...others, words: kept },
  ];
}
