import type { StoredVoice } from '../domain/voice.ts';

/** Which voices come first whatever is searched: those of one provider's best model. */
export interface TopTier {
  readonly provider: string;
  readonly model: string;
}

/** Voices in rank order: a voice's place is its rank. The first `tierCount` are of the top tier. */
export interface Ranked {
  readonly voices: readonly StoredVoice[];
  readonly tierCount: number;
  /** Ranks by name alone, then id: the order of `sort=name`. */
  readonly byName: Uint32Array;
  /** Ranks with the voices seen last first: the order of `sort=newest`. */
  readonly byNewest: Uint32Array;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts by top tier, then name, then id. Few names are distinct, so that only those are collated. */
export function rankVoices(voices: readonly StoredVoice[], topTier: TopTier): Ranked {
  const placeOfName = new Map(
    [...new Set(voices.map(({ name }) => name))].sort(compareNames).map((name, place) => [name, place]),
  );
  const keyed = voices.map((voice) => ({
    voice,
    tier: voice.provider === topTier.provider && voice.model_id === topTier.model ? 0 : 1,
    name: placeOfName.get(voice.name) ?? 0,
  }));
  keyed.sort((a, b) => a.tier - b.tier || a.name - b.name || compareText(a.voice.id, b.voice.id));
  const ranks = Uint32Array.from(keyed.keys());
  const at = (rank: number) => keyed[rank] as (typeof keyed)[number];
  return {
    voices: keyed.map(({ voice }) => voice),
    tierCount: keyed.filter(({ tier }) => tier === 0).length,
    byName: ranks
      .slice()
      .sort((a, b) => at(a).name - at(b).name || compareText(at(a).voice.id, at(b).voice.id)),
    byNewest: ranks
      .slice()
      .sort((a, b) => compareText(at(b).voice.first_seen ?? '', at(a).voice.first_seen ?? '') || a - b),
  };
}

/** As a person sorts names; those that differ only in case or accents by code point. */
function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || compareText(a, b);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
