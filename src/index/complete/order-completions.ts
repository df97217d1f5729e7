import { type CompletionKind, MAX_COMPLETIONS } from '../../domain/completion.ts';
import { groupBy } from '../../lib/group-by.ts';
import { TRAITS } from '../columns/schema.ts';
import type { Candidate } from './find-candidates.ts';

/** Number that puts voices after all other kinds of completions. */
const LAST = 100;

/**
 * Orders candidates: matches at the start of a name come first, ordered by completed ending of the text, match position, turn, weight and kind. In
 * each turn, every kind has its most frequent remaining candidate, so that a hundred names of voices leave room for a language.
 */
export function orderCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
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
