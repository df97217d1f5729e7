import type { StoredVoice } from '../../domain/voice.ts';
import { createNumbering } from '../structures/interner.ts';

/** Which voices come first whatever is searched: those of one provider's best model. */
export interface TopTier {
  readonly provider: string;
  readonly model: string;
}

/** The orders of voices, which are named by rank: their place in the order of relevance where nothing is searched. */
export interface Orders {
  readonly voiceCount: number;
  /** How many voices are of the top tier; they come first. */
  readonly tierCount: number;
  /** Ranks by name alone, then id: the order of `sort=name`. */
  readonly byName: Uint32Array<ArrayBuffer>;
  /** Ranks with the voices seen last first: the order of `sort=newest`. */
  readonly byNewest: Uint32Array<ArrayBuffer>;
}

/** Voices by their places in the snapshot. */
export interface Ranking {
  /** The place of the voice with each rank, and the rank of the voice at each place. */
  readonly places: Uint32Array<ArrayBuffer>;
  readonly ranks: Uint32Array<ArrayBuffer>;
  /** Places by id. */
  readonly byId: Uint32Array<ArrayBuffer>;
  readonly orders: Orders;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Takes voices in the order of the snapshot. */
export interface RankingBuilder {
  add(voice: StoredVoice): void;
  /** @throws {Error} where two voices have the same id */
  finish(): Ranking;
}

/**
 * Orders voices by top tier, then name, then id. Sorts ids and the few distinct names and dates; from then on voices
 * are only dealt out by what they have, which leaves those that have the same as they were.
 */
export function createRankingBuilder(voiceCount: number, topTier: TopTier): RankingBuilder {
  const ids: string[] = [];
  const names = createGroups(voiceCount);
  const dates = createGroups(voiceCount);
  const tiers = new Uint8Array(voiceCount);

  return {
    add: ({ id, name, first_seen = '', provider, model_id }) => {
      tiers[ids.length] = provider === topTier.provider && model_id === topTier.model ? 0 : 1;
      ids.push(id);
      names.add(name);
      dates.add(first_seen);
    },
    finish: () => {
      const byId = sortIds(ids);
      const byName = deal(byId, names.sort(compareNames));
      const places = deal(byName, tiers);
      const ranks = invert(places);
      const toRanks = (order: Uint32Array<ArrayBuffer>) => order.map((place) => ranks[place] ?? 0);
      return {
        places,
        ranks,
        byId,
        orders: {
          voiceCount,
          tierCount: tiers.filter((tier) => tier === 0).length,
          byName: toRanks(byName),
          byNewest: toRanks(
            deal(
              places,
              dates.sort((a, b) => compareText(b, a)),
            ),
          ),
        },
      };
    },
  };
}

/** Ingests write voices in the order of their ids; then this is one look at each. */
function sortIds(ids: readonly string[]): Uint32Array<ArrayBuffer> {
  const sorted = new Uint32Array(ids.length).map((_, place) => place);
  if (isAscending(ids, sorted)) return sorted;
  sorted.sort((a, b) => compareText(ids[a] ?? '', ids[b] ?? ''));
  if (!isAscending(ids, sorted)) throw new Error('the snapshot lists a voice twice');
  return sorted;
}

/** Whether each is above the one before. */
function isAscending(ids: readonly string[], order: Uint32Array): boolean {
  for (let at = 1; at < order.length; at++)
    if ((ids[order[at - 1] ?? 0] ?? '') >= (ids[order[at] ?? 0] ?? '')) return false;
  return true;
}

/** Voices by a text, of which few are distinct. */
function createGroups(voiceCount: number) {
  const numbering = createNumbering();
  const numbers = new Uint32Array(voiceCount);
  let added = 0;
  return {
    add: (text: string): void => {
      numbers[added++] = numbering.numberOf(text);
    },
    /** For each voice the place of its text among all. */
    sort: (compare: (a: string, b: string) => number): Uint32Array => {
      const { places } = numbering.sort(compare);
      return numbers.map((number) => places[number] ?? 0);
    },
  };
}

/** The places by ascending group; within a group as they stand. */
function deal(places: Uint32Array, groups: Uint8Array | Uint32Array): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(places.length + 2);
  for (const group of groups) next[group + 1] = (next[group + 1] ?? 0) + 1;
  for (let group = 1; group < next.length; group++) next[group] = (next[group] ?? 0) + (next[group - 1] ?? 0);
  const dealt = new Uint32Array(places.length);
  for (const place of places) {
    const group = groups[place] ?? 0;
    const at = next[group] ?? 0;
    dealt[at] = place;
    next[group] = at + 1;
  }
  return dealt;
}

/** The rank of each place, or the place of each rank. */
function invert(order: Uint32Array): Uint32Array<ArrayBuffer> {
  const inverse = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) inverse[order[at] ?? 0] = at;
  return inverse;
}

/** As a person sorts names; those that differ only in case or accents by code point. */
function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || compareText(a, b);
}

/** By UTF-16 code units. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
