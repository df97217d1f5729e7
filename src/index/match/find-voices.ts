import type { CatalogParts } from '../parts.ts';
import { uniteVoices, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import { createBandDivider, type ScoredBand } from './bands.ts';
import type { Remaining } from './exclude.ts';
import type { WordMatch } from './match-words.ts';
import { relax } from './relax.ts';

/** Words of a search, and the voices that have all of them. */
export interface Candidates extends Remaining {
  readonly matches: readonly WordMatch[];
  /** Ranks of the voices whose id equals the search text. */
  readonly byId: readonly number[];
  /** Voices whose name equals the search text; undefined if there are none. */
  readonly named: VoiceSet | undefined;
}

export interface VoiceFinding {
  /** Words that the hits match. If no voice has all words of the search, only words that some voice has together are kept. */
  readonly kept: readonly WordMatch[];
  readonly found: VoiceSet;
  /** Bands of the hits; undefined if all hits match in the same way. */
  readonly bands: readonly ScoredBand[] | undefined;
}

/** Creates the function that finds voices with as many words of a search as possible. Filters are not considered, so that a filter never adds hits. */
export function createVoiceFinder(parts: CatalogParts) {
  const { scratch, omitted } = parts;
  const divide = createBandDivider(parts);

  return ({ matches, all, without, byId, named }: Candidates): VoiceFinding => {
    const isFound = all.count + byId.length > 0;
    const relaxed = isFound || omitted.has('relaxing') ? undefined : relax(matches, without, scratch);
    const { kept, found } = relaxed ?? { kept: matches, found: withRanks(all, byId, scratch) };
    const isDivided = byId.length === 0 && (isFound || relaxed) && !omitted.has('bands');
    const dropped = matches.filter((match) => !kept.includes(match));
    const bands = isDivided ? divide(kept, dropped, without, named) : undefined;
    const [first, ...others] = bands ?? [];
    if (!bands || (first?.matched === 'all' && others.length === 0)) return { kept, found, bands: undefined };
    const united = others.reduce<VoiceSet>((set, band) => uniteVoices(set, band, scratch), first ?? found);
    // The bands may have one word more than `kept`. No hit has this word, but some hits have a value similar to it.
    return { kept: first && first.words.length > kept.length ? first.words : kept, found: united, bands };
  };
}
