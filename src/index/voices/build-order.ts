import type { StoredVoice } from '../../domain/voice.ts';
import { lazy } from '../../lib/lazy.ts';
import { isEnded, qualityOf, rangeOf } from '../../providers/quality.ts';
import { createInterner } from '../structures/interner.ts';

/** The top tier consists of the voices of one model of one provider. The default order starts with these voices. */
export interface TopTier {
  readonly provider: string;
  readonly model: string;
}

/**
 * Orders of all voices, the same for all queries. A voice's rank is its position in the default order, and represents the voice in the index.
 * docs/search.md lists the keys of the default order.
 */
export type StaticOrders = ReturnType<ReturnType<typeof createOrderBuilder>['finish']>['orders'];

/** Sort keys of all voices, by position in the snapshot. */
type Keys = Uint8Array | Uint32Array;

/** Sort key of a voice whose pitch was not measured. The sort keys of measured pitches are in tenths of a Hz, and are all lower. */
const UNHEARD = 65_535;

const collator = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** Creates a builder that orders voices by a radix sort: by id, then by each further criterion with a stable counting sort. */
export function createOrderBuilder(voiceCount: number, topTier: TopTier) {
  const ids: string[] = [];
  const names = createKeyColumn(voiceCount, compareNames);
  const dates = createKeyColumn(voiceCount, (a, b) => compareText(b, a));
  const languages = createKeyColumn(voiceCount, compareText);
  const providers = createKeyColumn(voiceCount, compareText);
  const quality = new Uint32Array(voiceCount);
  const isTop = new Uint8Array(voiceCount);
  const pitches = new Uint32Array(voiceCount);

  return {
    /** Adds a voice; voices are added in the order of the snapshot. `appearedOn` is the UTC day on which the voice appeared at its provider. */
    add: (voice: StoredVoice, appearedOn = ''): void => {
      const position = ids.push(voice.id) - 1;
      names.add(voice.name);
      dates.add(appearedOn);
      languages.add(voice.language_name ?? voice.language);
      providers.add(voice.provider);
      const rank = qualityOf(voice);
      quality[position] = rank;
      pitches[position] =
        voice.heard?.pitch_hz === undefined ? UNHEARD : Math.round(voice.heard.pitch_hz * 10);
      const isOfTier = voice.provider === topTier.provider && voice.model_id === topTier.model;
      isTop[position] = Number(isOfTier && !isEnded(rank));
    },
    /** @throws {Error} if two voices have the same id */
    finish: () => {
      const byId = sortIds(ids);
      const name = names.finish();
      const fields = { name, language: languages.finish(), provider: providers.finish(), quality };
      const positions = orderByTurns(byId, fields, isTop);
      const ranks = invert(positions);
      const toRanks = (order: Uint32Array<ArrayBuffer>) => order.map((position) => ranks[position] ?? 0);
      const tierCount = isTop.reduce((sum, each) => sum + each, 0);
      return {
        /** Position of each voice in the snapshot, by the voice's rank. */
        positions,
        /** Rank of each voice, by the voice's position in the snapshot: the inverse of `positions`. */
        ranks,
        orders: {
          voiceCount,
          /** Number of voices in the top tier. These voices have the ranks below this number. */
          tierCount,
          /** Ranks of all voices by name, then id: the order of `sort=name`. */
          name: toRanks(sortBy(byId, name)),
          /** Ranks of all voices in the order of `sort=newest`: by the day on which the provider first had the voice, latest first, unknown days last. */
          newest: toRanks(sortBy(positions, dates.finish())),
          /** Ranks of all voices in the order of `sort=pitch`: by the measured pitch, lowest first, unmeasured voices last. */
          pitch: toRanks(sortBy(positions, pitches)),
        },
      };
    },
  };
}

/**
 * Returns the voices in the default order. The top tier comes first; deprecated and retired voices come last. All other voices are ordered by
 * range of quality. Voices with the same provider, name and language, but different models, are one speaker, and have the range of the speaker's
 * best voice. Within a range, the providers of each language take turns (round robin), each with its best speakers first:
 *
 *     range 0, turn 0   azure Ada   google Achernar   polly Joanna (generative, neural, standard) …
 *              turn 1   azure Amber google Achird     polly Matthew (generative, neural) …
 */
function orderByTurns(
  byId: Uint32Array<ArrayBuffer>,
  fields: Readonly<Record<'name' | 'language' | 'provider' | 'quality', Keys>>,
  isTop: Uint8Array,
): Uint32Array<ArrayBuffer> {
  const { name, language, provider, quality } = fields;
  const bySpeaker = [quality, name, language, provider].reduce(sortBy, byId);
  const isSame = (a: number, b: number, ...keys: Keys[]) => keys.every((key) => key[a] === key[b]);
  const best = new Uint32Array(byId.length);
  let first = bySpeaker[0] ?? 0;
  for (const position of bySpeaker) {
    if (!isSame(first, position, name, language, provider)) first = position;
    best[position] = quality[first] ?? 0;
  }
  const range = best.map((rank, position) => {
    const own = quality[position] ?? 0;
    return isTop[position] ? 0 : rangeOf(isEnded(own) ? own : rank) + 1;
  });
  const byBest = [best, range, language, provider].reduce(sortBy, bySpeaker);
  const turn = new Uint32Array(byId.length);
  let turns = 0;
  for (const [at, position] of byBest.entries()) {
    const before = byBest[at - 1];
    if (before === undefined || !isSame(before, position, language, provider, range)) turns = 0;
    else if (!isSame(before, position, name)) turns++;
    turn[position] = turns;
  }
  return [turn, range].reduce(sortBy, byBest);
}

/** Creates a column of sort keys. A voice's sort key is the index of its text among the sorted distinct texts, of which there are few. */
function createKeyColumn(voiceCount: number, compare: (a: string, b: string) => number) {
  const texts = createInterner();
  const numbers = new Uint32Array(voiceCount);
  let added = 0;
  return {
    add: (text: string) => {
      numbers[added++] = texts.numberOf(text);
    },
    finish: (): Keys => {
      const { indexOfNumber } = texts.sort(compare);
      return numbers.map((number) => indexOfNumber[number] ?? 0);
    },
  };
}

/** Returns the positions in `order`, sorted by their keys with a stable counting sort: O(n + highest key) */
function sortBy(order: Uint32Array<ArrayBuffer>, keys: Keys): Uint32Array<ArrayBuffer> {
  let highest = 0;
  for (const key of keys) if (key > highest) highest = key;
  const next = new Uint32Array(highest + 2);
  for (const key of keys) next[key + 1] = (next[key + 1] ?? 0) + 1;
  for (let group = 1; group < next.length; group++) next[group] = (next[group] ?? 0) + (next[group - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const position of order) {
    const key = keys[position] ?? 0;
    const at = next[key] ?? 0;
    sorted[at] = position;
    next[key] = at + 1;
  }
  return sorted;
}

/** Returns the positions of voices by ascending id. This takes one pass if the snapshot is already sorted by id, as an ingest sorts it. */
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

/** Returns the inverse of a permutation: `[2, 0, 1]` → `[1, 2, 0]`. */
function invert(order: Uint32Array): Uint32Array<ArrayBuffer> {
  const inverse = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) inverse[order[at] ?? 0] = at;
  return inverse;
}

/** Compares names as a person sorts them, `voice 2` before `voice 10`. Names that differ only in case or diacritics are compared by code unit. */
function compareNames(a: string, b: string): number {
  return collator().compare(a, b) || compareText(a, b);
}

/** Compares texts by UTF-16 code units. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
