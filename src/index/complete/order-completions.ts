import { CompletionKind, MAX_COMPLETIONS } from '../../domain/completion.ts';
import { groupBy } from '../../lib/group-by.ts';
import { TRAITS } from '../columns/schema.ts';
import type { Place } from '../terms/key-index.ts';

/** Kinds in the order in which they stand among equals, voices last. */
const KINDS = CompletionKind.options.toSorted((a, b) => placeOf(a) - placeOf(b));
const KIND_ORDER: ReadonlyMap<CompletionKind, number> = new Map(KINDS.map((kind, order) => [kind, order]));
/** Weight of a whole name or code of one or two letters against a beginning: `ma` is Morocco, and begins Male. */
const SHORT_WHOLE_WEIGHT = 4;
/** Pattern of a text of one or two letters of the alphabet. In other scripts they may be a word. */
const SHORT = /^[a-z]{1,2}-?$/;
const PLACES = 4;

/** A value or speaker that may complete a text. */
export interface Candidate extends PlaceAndWeight {
  readonly kind: CompletionKind;
  /** Order of the ending that it completes, the longest first. */
  readonly ending: number;
  /** Order of candidates of one kind that are equal otherwise. */
  readonly tie: number;
}

interface PlaceAndWeight {
  readonly place: Place;
  /** Number of its voices among the hits, or a multiple of it. */
  readonly weight: number;
}

/** Returns how place and number of voices count for a text: one or two letters begin so much that the number tells more than the place. */
export function weigh(key: string, place: Place, count: number): PlaceAndWeight {
  if (place > 0 || !SHORT.test(key)) return { place, weight: count };
  return { place: 1, weight: count * SHORT_WHOLE_WEIGHT };
}

/**
 * Orders candidates: beginnings before other places, then by the ending, the place, the turn, the number of voices, and the kind. Kinds
 * take turns, each with its most frequent candidate first, so that the names of a hundred voices leave room for a language.
 */
export function orderCandidates<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const groups = groupBy(
    candidates,
    (each) => (each.ending * KINDS.length + kindOrder(each)) * PLACES + each.place,
  );
  const turns = [...groups.values()].flatMap((group) =>
    group
      .sort((a, b) => b.weight - a.weight || a.tie - b.tie)
      .slice(0, MAX_COMPLETIONS)
      .map((candidate, turn) => ({ candidate, turn })),
  );
  turns.sort(
    (a, b) =>
      Number(a.candidate.place > 1) - Number(b.candidate.place > 1) ||
      a.candidate.ending - b.candidate.ending ||
      a.candidate.place - b.candidate.place ||
      a.turn - b.turn ||
      b.candidate.weight - a.candidate.weight ||
      kindOrder(a.candidate) - kindOrder(b.candidate),
  );
  return turns.map(({ candidate }) => candidate);
}

export function kindOrder({ kind }: Pick<Candidate, 'kind'>): number {
  return KIND_ORDER.get(kind) ?? 0;
}

function placeOf(kind: CompletionKind): number {
  const { length } = CompletionKind.options;
  return kind === 'voice' ? length + 1 : (TRAITS[kind].completed ?? length);
}
