import type { StoredVoice } from '../../domain/voice.ts';
import { sparseVoices } from '../columns/column.ts';
import type { Columns } from '../columns/columns.ts';
import { type ColumnName, valuesIn } from '../columns/schema.ts';
import type { Scorer } from '../ranking/ranker.ts';
import {
  addTo,
  type Bitset,
  has,
  intersect,
  intersects,
  isEmpty,
  size,
  subtract,
} from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { COMPARED, sharedValues, voicesInLanguageOf } from './similarity.ts';

/** The weightiest fields, which many voices have in common, and the others but the use cases, which are scored. */
const GROUPING = COMPARED.slice(0, 3);
const TELLING_APART = COMPARED.slice(3, -1);
/** Remembered groups of voices; those that are gone are mostly of a few. */
const MAX_GROUPS = 16;

/** Ranks of the voices closest to one that is not in the catalog. */
export type FindClosest = (voice: StoredVoice, limit: number) => number[];

/**
 * Finds what comes first by score without scoring: as each field outweighs all after it, the closest voices are
 * those left when field by field the voices that share it are kept, unless there are none.
 */
export function createClosestFinder(columns: Columns, scorer: Scorer, scratch: Scratch): FindClosest {
  const groups = new Map<string, Bitset>();

  function keepAlike(bits: Bitset, voice: StoredVoice, fields: typeof COMPARED): void {
    for (const { column } of fields)
      for (const { value } of sharedValues(columns, column, voice, 0)) keepWith(bits, column, value);
  }

  function keepWith(bits: Bitset, column: ColumnName, value: number): void {
    const dense = columns[column].dense[value];
    if (dense) {
      if (intersects(bits, dense)) intersect(bits, dense);
      return;
    }
    const shared = sparseVoices(columns[column], value).filter((rank) => has(bits, rank));
    if (shared.length === 0) return;
    bits.fill(0);
    for (const rank of shared) addTo(bits, rank);
  }

  function groupOf(voice: StoredVoice): Bitset {
    const key = JSON.stringify([voice.language_name, GROUPING.map(({ column }) => valuesIn(column, voice))]);
    const known = groups.get(key);
    if (known) return known;
    const bits = voicesInLanguageOf(voice, columns, scratch).slice();
    keepAlike(bits, voice, GROUPING);
    if (groups.size >= MAX_GROUPS) groups.clear();
    groups.set(key, bits);
    return bits;
  }

  function find(voice: StoredVoice, limit: number): number[] {
    const useCases = sharedValues(columns, 'use_case', voice, 1);
    const found: number[] = [];
    let candidates: Bitset | undefined;
    const alike = scratch.copyOf(groupOf(voice));
    for (;;) {
      keepAlike(alike, voice, TELLING_APART);
      found.push(
        ...scorer.best(
          { bits: alike, few: undefined, total: size(alike) },
          [{ meanings: useCases }],
          0,
          limit - found.length,
        ),
      );
      if (found.length >= limit) return found;
      candidates ??= voicesInLanguageOf(voice, columns, scratch);
      subtract(candidates, alike);
      if (isEmpty(candidates)) return found;
      alike.set(candidates);
      keepAlike(alike, voice, GROUPING);
    }
  }

  return (voice, limit) => scratch.within(() => find(voice, limit));
}
