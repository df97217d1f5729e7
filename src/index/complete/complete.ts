import {
  type CompleteQuery,
  type Completion,
  type CompletionKind,
  type CompletionResponse,
  MAX_COMPLETIONS,
} from '../../domain/completion.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import { groupBy } from '../../lib/group-by.ts';
import { TRAITS } from '../columns/schema.ts';
import type { ResolveConditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { type CompletionCounts, createCompletionCounts, type Selection } from './completion-counts.ts';
import { createCompletionDescriber } from './describe-completion.ts';
import { type Candidate, createCandidateFinder } from './find-candidates.ts';
import { createCompletionSplitter, isJoint, type SplitText } from './split-completion.ts';

/** Maximum number of characters that filters take in a response. A limit is needed, because every completion repeats the request's filters. `scripts/docs/written.mjs` reads it. @public */
export const MAX_REPEATED_CHARACTERS = 100_000;

/** Number of candidates counted per requested completion: several, because many find no voice, but few, because each count is a search. */
const MAX_COUNTED_PER_COMPLETION = 3;
/** Number of candidates that may be counted for any request. Even a request for few completions needs some candidates, because many find no voice. */
const MIN_COUNTED = 30;

/** Number that puts voices after all other kinds of completions. */
const LAST = 100;

export function createComplete(parts: CatalogParts, resolve: ResolveConditions) {
  const split = createCompletionSplitter(parts);
  const findCandidates = createCandidateFinder(parts);
  const describe = createCompletionDescriber(parts);

  function complete({ q, limit, ...filters }: CompleteQuery): Completion[] {
    const counts = createCompletionCounts(parts, resolve, filters);
    const texts = split(q).map((text) => withKnownHead(text, counts));
    const wanted = Math.min(limit, MAX_COMPLETIONS, maxCompletions(filters));
    const seen = new Set<string>();
    const completions: Completion[] = [];
    let left = Math.max(MIN_COUNTED, wanted * MAX_COUNTED_PER_COMPLETION);
    for (const { item, text } of orderCandidates(findCandidates(texts, counts))) {
      if (completions.length === wanted || left === 0) break;
      const described = describe(item, text, filters);
      if (!described) continue;
      const { applied, ...shown } = described;
      const parameters = toParameters({ ...filters, ...applied });
      // No two completions have the same value, or the same parameters.
      const keys = [`${shown.kind} ${shown.value}`, JSON.stringify(Object.entries(parameters).sort())];
      if (keys.some((key) => seen.has(key))) continue;
      for (const key of keys) seen.add(key);
      left--;
      const count = counts.total(applied);
      if (isUseful(count, text, counts))
        completions.push({ ...shown, label: distinctLabel(shown, completions), count, parameters });
    }
    return completions;
  }

  return (query: CompleteQuery): CompletionResponse => ({
    q: query.q.slice(0, MAX_SEARCH_CHARACTERS),
    completions: parts.scratch.within(() => complete(query)),
  });
}

/** Returns the label of a completion. The voice's id is added if an earlier voice has the same label. */
function distinctLabel(
  { kind, label, value }: Pick<Completion, 'kind' | 'label' | 'value'>,
  earlier: readonly Completion[],
): string {
  const isTaken = kind === 'voice' && earlier.some((other) => other.kind === kind && other.label === label);
  return isTaken ? `${label}: ${value}` : label;
}

/** Removes the words before the completed word if no voice matches them. A completion may ignore such words, because a search ignores them too. */
function withKnownHead(text: SplitText, counts: CompletionCounts): SplitText {
  if (isJoint(text) || text.head === '') return text;
  const isKnown = counts.hitsFor(text.head).count > 0 || counts.isFound(text.head);
  return isKnown ? text : { ...text, head: '' };
}

/** Reports whether a completion finds voices. After an operator, the completion must also change the number of hits. */
function isUseful(count: number, { head, operator }: SplitText, { hitsFor }: CompletionCounts): boolean {
  if (count === 0 || operator === 'none') return count > 0;
  const before = hitsFor(head).count;
  // After `or`, a completion must add voices. `female or` is not completed by `american`, because `or` joins only values of one kind.
  return operator === 'or' ? count > before : count !== before;
}

function maxCompletions(filters: Selection): number {
  const characters = Object.values(filters).reduce<number>((sum, value) => sum + String(value).length, 1);
  return Math.max(1, Math.floor(MAX_REPEATED_CHARACTERS / characters));
}

function toParameters(selection: Selection): Record<string, string> {
  const given = Object.entries(selection).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * Orders candidates: matches at the start of a name first, then all others, both by completed ending of the text, match position, turn, weight and kind.
 * In each turn, every kind adds its most frequent remaining candidate, so that a language finds room beside a hundred names of voices.
 */
function orderCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
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
