import { type CompletionKind, MAX_COMPLETIONS } from '../../domain/completion.ts';
import { groupBy } from '../../domain/group-by.ts';
import type { Place } from '../terms/key-index.ts';

/** Order of kinds among equals: values that divide the catalog most clearly first, and voices last. */
const KINDS: readonly CompletionKind[] = [
  'language',
  'gender',
  'accent',
  'country',
  'provider',
  'age',
  'style',
  'use_case',
  'model',
  'voice',
];
const KIND_ORDER: ReadonlyMap<CompletionKind, number> = new Map(KINDS.map((kind, order) => [kind, order]));

/** A value or speaker that may complete a text. */
export interface Candidate {
  readonly kind: CompletionKind;
  readonly place: Place;
  /** Number of its voices among the hits. */
  readonly count: number;
  /** Order of candidates of one kind that are equal otherwise. */
  readonly tie: number;
}

/**
 * Orders candidates by the place of the text, then by turn, then by the number of voices, then by kind. Kinds take turns, each with its
 * most frequent candidate first, so that the names of a hundred voices leave room for a language.
 */
export function orderCandidates<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const orderOf = ({ kind }: Candidate) => KIND_ORDER.get(kind) ?? 0;
  const groups = groupBy(candidates, (each) => each.place * KINDS.length + orderOf(each));
  const turns = [...groups.values()].flatMap((group) =>
    group
      .sort((a, b) => b.count - a.count || a.tie - b.tie)
      .slice(0, MAX_COMPLETIONS)
      .map((candidate, turn) => ({ candidate, turn })),
  );
  turns.sort(
    (a, b) =>
      a.candidate.place - b.candidate.place ||
      a.turn - b.turn ||
      b.candidate.count - a.candidate.count ||
      orderOf(a.candidate) - orderOf(b.candidate),
  );
  return turns.map(({ candidate }) => candidate);
}
