import type { StoredVoice } from '../../domain/voice.ts';
import { type Columns, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import type { ScoreEach } from '../ranking/score-each.ts';
import type { PageRequest } from '../ranking/select-page.ts';
import { andNot, andWithCount, type Bitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import { COMPARED, isCounted, sharedTerms } from './similarity.ts';

/** Size up to which a set's voices are scored one by one, because splitting so small a set field by field takes longer. */
const MAX_SCORED = 256;

/** Returns a page of the hits, most similar to the reference first, equals in rank order. */
export type FindNearest = (reference: StoredVoice, hits: CountedVoiceSet, page: PageRequest) => number[];

/**
 * Nearest-neighbour search by lexicographic refinement: each field splits the hits into voices with the reference voice's value
 * and voices without it, depth first, so that the nearest voices are found first and the search can stop at the end of the page.
 *
 *     gender =  ─┬─ locale = ─┬─ accent = …      a set that lies before the page is skipped by its count,
 *                │            └─ accent ≠ …      the voices of a small set are scored one by one
 *                └─ locale ≠ …
 *     gender ≠  ─ …
 */
export function createNearestFinder(
  columns: Columns,
  scoreEach: ScoreEach,
  scratch: Scratch,
  maxScored = MAX_SCORED,
): FindNearest {
  return (reference, hits, { offset, limit }) => {
    const compared = COMPARED.map((field) => sharedTerms(columns, field, reference));
    const fields = compared.filter((terms) => terms.length > 0);
    const page: number[] = [];
    let skip = offset;

    function scoreRest(bits: Bitset, terms: readonly ScoredTerm[]): void {
      const rest = { offset: skip, limit: limit - page.length };
      page.push(...scoreEach({ bits, sparse: undefined }, terms, rest));
      skip = 0;
    }

    function visit(bits: Bitset, count: number, rest: readonly (readonly ScoredTerm[])[]): void {
      const [terms, ...others] = rest;
      if (page.length === limit) return;
      if (count <= skip) {
        skip -= count;
        return;
      }
      // Styles and use cases are scored, not split in two, because voices may share none, one or several of them.
      if (!terms || isCounted(terms) || count <= maxScored) {
        scoreRest(bits, [...(terms ?? []), ...others.flat()]);
        return;
      }
      const shared = voicesWithAny(columns, terms, scratch);
      const same = scratch.copyOf(bits);
      const sameCount = andWithCount(same, shared.bits);
      if (sameCount > 0) visit(same, sameCount, others);
      andNot(bits, shared.bits);
      if (sameCount < count) visit(bits, count - sameCount, others);
    }

    scratch.within(() => visit(scratch.copyOf(hits.bits), hits.count, fields));
    return page;
  };
}
