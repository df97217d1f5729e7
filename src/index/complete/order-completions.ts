import { type CompletionKind, MAX_COMPLETIONS } from '../../domain/completion.ts';
import { groupBy } from '../../lib/group-by.ts';
import { TRAITS } from '../columns/schema.ts';
import type { Place } from '../terms/key-index.ts';

/** Order of voices, after all other kinds. */
const LAST = 100;
/** Factor by which a whole name or code of one or two letters outweighs a prefix: `ma` is Morocco's code and a prefix of Male. */
const SHORT_WHOLE_WEIGHT = 4;
/** Pattern of a text of one or two Latin letters. Other scripts are excluded, because two of their letters may be a word. */
const SHORT = /^[a-z]{1,2}-?$/;

/** A value or speaker that may complete a text. */
export interface Candidate extends PlaceAndWeight {
  readonly kind: CompletionKind;
  /** Index of the part of the text that the candidate completes, longest part first: in `new z`, `new z` is 0 and `z` is 1. */
  readonly ending: number;
  /** Tiebreaker of otherwise equal candidates of one kind, lowest first. */
  readonly tie: number;
}

interface PlaceAndWeight {
  readonly place: Place;
  /** Number of the candidate's voices among the hits, or a multiple of that number. */
  readonly weight: number;
}

/**
 * Returns the match position and weight of a candidate. One or two letters are the start of many names, so that a name with many voices is
 * likelier to be meant than a name or code of just these letters. Such a whole name or code is therefore treated as a match at the start, with a
 * higher weight.
 */
export function weigh(key: string, place: Place, count: number): PlaceAndWeight {
  if (place > 0 || !SHORT.test(key)) return { place, weight: count };
  return { place: 1, weight: count * SHORT_WHOLE_WEIGHT };
}

/**
 * Orders candidates. Matches at the start of a name come first; the further criteria are ending, match position, turn, weight and kind. Kinds
 * take turns: first the most frequent candidate of each kind, then the second of each kind. A hundred names of voices thus leave room for a
 * language.
 */
export function orderCandidates<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const groups = groupBy(candidates, ({ ending, kind, place }) => `${ending} ${kind} ${place}`);
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
      orderOf(a.candidate.kind) - orderOf(b.candidate.kind),
  );
  return turns.map(({ candidate }) => candidate);
}

function orderOf(kind: CompletionKind): number {
  return kind === 'voice' ? LAST : (TRAITS[kind].completed ?? LAST - 1);
}
