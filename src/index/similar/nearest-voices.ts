import type { StoredVoice } from '../../domain/voice.ts';
import { type Columns, MAX_SCORE, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { and, andCount, andNot, type Bitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet, PageRequest, VoiceSet } from '../structures/voice-set.ts';
import { type ComparedField, type ComparedTerms, comparedTerms } from './similarity.ts';

/** The voices of a set of at most this size are scored one by one, because splitting so small a set field by field takes longer. */
const MAX_SCORED = 256;

/** Returns a page of the hits, sorted by how similar they are to the reference voice in `fields` (most similar first), then by rank. */
export type FindNearest = (
  reference: StoredVoice,
  hits: CountedVoiceSet,
  page: PageRequest,
  fields: readonly ComparedField[],
) => number[];

/**
 * Creates the search for the voices nearest to a reference voice. The fields are compared in a fixed order. Each field splits the hits into those that
 * have the reference voice's value and those that lack it. The search is depth-first: nearest voices are found first, and it stops at a full page.
 *
 *     gender =  ─┬─ locale = ─┬─ accent = …      a set that lies before the page is skipped by its count,
 *                │            └─ accent ≠ …      the voices of a small set are scored one by one
 *                └─ locale ≠ …
 *     gender ≠  ─ …                              an age is split by its distance: same age, one step, two steps, …
 */
export function createNearestFinder(
  columns: Columns,
  topK: (hits: VoiceSet, terms: readonly ScoredTerm[], page: PageRequest) => number[],
  scratch: Scratch,
  maxScored = MAX_SCORED,
): FindNearest {
  return (reference, hits, { offset, limit }, fields) => {
    const page: number[] = [];
    let skip = offset;

    function scoreRest(bits: Bitset, rest: readonly ComparedTerms[]): void {
      const terms = rest.flatMap((each) => each.terms);
      page.push(...topK({ bits }, terms, { offset: skip, limit: limit - page.length }));
      skip = 0;
    }

    function visit(bits: Bitset, count: number, rest: readonly ComparedTerms[]): void {
      const [field, ...others] = rest;
      if (page.length === limit) return;
      if (count <= skip) {
        skip -= count;
        return;
      }
      // Hits are scored by models, styles and use cases, and not split by them, because voices may share none, one or several.
      if (!field || field.isCounted || (count <= maxScored && field.maxScore <= MAX_SCORE)) {
        scoreRest(bits, rest);
        return;
      }
      const best = field.terms.filter(({ score }) => score === field.terms[0]?.score);
      const lower = field.terms.slice(best.length);
      const shared = voicesWithAny(columns, best, scratch);
      const sameCount = andCount(bits, shared.bits);
      const same = scratch.copyOf(bits);
      and(same, shared.bits);
      if (sameCount > 0) visit(same, sameCount, others);
      andNot(bits, shared.bits);
      const further = lower.length > 0 ? [{ ...field, terms: lower }, ...others] : others;
      if (sameCount < count) visit(bits, count - sameCount, further);
    }

    const compared = comparedTerms(columns, fields, reference);
    scratch.within(() => visit(scratch.copyOf(hits.bits), hits.count, compared));
    return page;
  };
}
