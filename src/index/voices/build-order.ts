import { QUALITY_RANKS, qualityOf } from '../../domain/quality.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { createInterner } from '../structures/interner.ts';

/** The top tier is the voices of one model of one provider. They come before all other voices in the default order. */
export interface TopTier {
  readonly provider: string;
  readonly model: string;
}

/**
 * The static orders of voices are the same for all queries. A voice's rank is its place in the default order: by top
 * tier, then quality, then name, then id. The index identifies each voice by its rank, so that voices sorted by rank
 * are in the default order.
 */
export interface StaticOrders {
  readonly voiceCount: number;
  /** Number of voices in the top tier. They have the lowest ranks. */
  readonly tierCount: number;
  /** Ranks of all voices by name, then id: the order of `sort=name`. */
  readonly byName: Uint32Array<ArrayBuffer>;
  /** Ranks of all voices by `first_seen`, latest first, then rank: the order of `sort=newest`. */
  readonly byNewest: Uint32Array<ArrayBuffer>;
}

/** The voice order holds the static orders, and maps a voice's rank to its position in the snapshot and back. */
export interface VoiceOrder {
  /** Position in the snapshot of the voice with each rank. `ranks` is the inverse: the rank of the voice at each position. */
  readonly positions: Uint32Array<ArrayBuffer>;
  readonly ranks: Uint32Array<ArrayBuffer>;
  /** Positions of all voices in the snapshot, sorted by the voices' ids. */
  readonly byId: Uint32Array<ArrayBuffer>;
  readonly orders: StaticOrders;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Collects the id, name, class and date of each voice. Voices are added in the order of the snapshot. */
export interface OrderBuilder {
  add(voice: StoredVoice): void;
  /** @throws {Error} if two voices have the same id */
  finish(): VoiceOrder;
}

/**
 * Creates a builder that orders voices by a radix sort: one sort by id, then stable counting sorts by name, class and
 * date. Names and dates are compared as distinct values only, of which there are far fewer than voices. A voice's class
 * joins top tier and quality in one number, so that one counting sort orders by both.
 */
export function createOrderBuilder(voiceCount: number, topTier: TopTier): OrderBuilder {
  const ids: string[] = [];
  const names = createInterner();
  const dates = createInterner();
  const nameOf = new Uint32Array(voiceCount);
  const dateOf = new Uint32Array(voiceCount);
  const classOf = new Uint8Array(voiceCount);

  return {
    add: (voice) => {
      const position = ids.push(voice.id) - 1;
      nameOf[position] = names.numberOf(voice.name);
      dateOf[position] = dates.numberOf(voice.first_seen ?? '');
      const isTop = voice.provider === topTier.provider && voice.model_id === topTier.model;
      classOf[position] = qualityOf(voice) + (isTop ? 0 : QUALITY_RANKS);
    },
    finish: () => {
      const nameOrder = names.sort(compareNames).indexOfNumber;
      const dateOrder = dates.sort((a, b) => compareText(b, a)).indexOfNumber;
      const byId = sortIds(ids);
      const byName = countingSort(byId, nameOf, nameOrder.length, (name) => nameOrder[name] ?? 0);
      const positions = countingSort(byName, classOf, 2 * QUALITY_RANKS, (rank) => rank);
      const byNewest = countingSort(positions, dateOf, dateOrder.length, (date) => dateOrder[date] ?? 0);
      const ranks = invert(positions);
      const toRanks = (order: Uint32Array<ArrayBuffer>) => order.map((position) => ranks[position] ?? 0);
      const tierCount = classOf.filter((rank) => rank < QUALITY_RANKS).length;
      return {
        positions,
        ranks,
        byId,
        orders: { voiceCount, tierCount, byName: toRanks(byName), byNewest: toRanks(byNewest) },
      };
    },
  };
}

/** Returns positions in ascending order of ids. Ids that are sorted already, as ingests write them, take one pass. */
function sortIds(ids: readonly string[]): Uint32Array<ArrayBuffer> {
  const sorted = new Uint32Array(ids.length).map((_, position) => position);
  if (isAscending(ids, sorted)) return sorted;
  sorted.sort((a, b) => compareText(ids[a] ?? '', ids[b] ?? ''));
  if (!isAscending(ids, sorted)) throw new Error('the snapshot lists a voice twice');
  return sorted;
}

function isAscending(ids: readonly string[], order: Uint32Array): boolean {
  for (let at = 1; at < order.length; at++)
    if ((ids[order[at - 1] ?? 0] ?? '') >= (ids[order[at] ?? 0] ?? '')) return false;
  return true;
}

/** Returns the positions in `order`, sorted by `groupOf(keys[position])`, a number below `groupCount`. Stable counting sort: O(n) */
function countingSort(
  order: Uint32Array,
  keys: Uint8Array | Uint32Array,
  groupCount: number,
  groupOf: (key: number) => number,
): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(groupCount + 1);
  for (const key of keys) next[groupOf(key) + 1] = (next[groupOf(key) + 1] ?? 0) + 1;
  for (let group = 1; group < next.length; group++) next[group] = (next[group] ?? 0) + (next[group - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const position of order) {
    const group = groupOf(keys[position] ?? 0);
    const at = next[group] ?? 0;
    sorted[at] = position;
    next[group] = at + 1;
  }
  return sorted;
}

/** Returns the inverse of a permutation: `[2, 0, 1]` → `[1, 2, 0]`. */
function invert(order: Uint32Array): Uint32Array<ArrayBuffer> {
  const inverse = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) inverse[order[at] ?? 0] = at;
  return inverse;
}

/** Compares names as a person sorts them, `voice 2` before `voice 10`; by code unit if they differ only in case or diacritics. */
function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || compareText(a, b);
}

/** Compares by UTF-16 code units. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
