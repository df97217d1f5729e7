import {
  type CompleteQuery,
  type Completion,
  type CompletionResponse,
  MAX_COMPLETIONS,
} from '../../domain/completion.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import type { ResolveConditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { type CompletionCounts, createCompletionCounts, type Selection } from './completion-counts.ts';
import { createCompletionDescriber, type Described } from './describe-completion.ts';
import { createCandidateFinder } from './find-candidates.ts';
import { orderCandidates } from './order-completions.ts';
import { createCompletionSplitter, isJoint, type SplitText } from './split-completion.ts';

/** Maximum number of filter characters in a response. Each completion repeats the filters of the request. */
const MAX_REPEATED_CHARACTERS = 100_000;

/** Maximum number of candidates counted per requested completion: several, because many find nothing; few, because each count is a search. */
const MAX_COUNTED_PER_COMPLETION = 3;
/** Number of candidates that may be counted for any request, so that a request for few completions can be filled too. */
const MIN_COUNTED = 30;

export function createComplete(parts: CatalogParts, resolve: ResolveConditions) {
  const split = createCompletionSplitter(parts);
  const findCandidates = createCandidateFinder(parts);
  const describe = createCompletionDescriber(parts);

  function complete({ q, limit, ...filters }: CompleteQuery): Completion[] {
    const counts = createCompletionCounts(parts, resolve, filters);
    const texts = split(q).map((text) => withKnownHead(text, counts));
    const candidates = findCandidates(texts, counts);
    const wanted = Math.min(limit, MAX_COMPLETIONS, maxCompletions(filters));
    const distinct = createDistinct(filters);
    const completions: Completion[] = [];
    let left = Math.max(MIN_COUNTED, wanted * MAX_COUNTED_PER_COMPLETION);
    for (const { item, text } of orderCandidates(candidates)) {
      if (completions.length === wanted || left === 0) break;
      const described = describe(item, text, filters);
      if (!described || !distinct.add(described)) continue;
      left--;
      const completion = finish(described, text, filters, counts);
      if (completion) completions.push(distinct.label(completion));
    }
    return completions;
  }

  return (query: CompleteQuery): CompletionResponse => ({
    q: query.q.slice(0, MAX_SEARCH_CHARACTERS),
    completions: parts.scratch.within(() => complete(query)),
  });
}

/** Creates a registry that keeps the completions of one response distinct in their parameters, values and labels. */
function createDistinct(filters: Selection) {
  const seen = new Set<string>();
  const labels = new Set<string>();
  return {
    /** Returns true and registers the completion if no earlier completion has the same value or parameters. */
    add: ({ kind, value, applied }: Described): boolean => {
      const parameters = Object.entries(toParameters({ ...filters, ...applied })).sort();
      const keys = [`${kind} ${value}`, JSON.stringify(parameters)];
      const isNew = keys.every((key) => !seen.has(key));
      if (isNew) for (const key of keys) seen.add(key);
      return isNew;
    },
    /** Appends the id to a voice's label if an earlier completion has the same label. */
    label: (completion: Completion): Completion => {
      const { kind, label, value } = completion;
      const isNew = !labels.has(`${kind} ${label}`);
      labels.add(`${kind} ${label}`);
      return isNew || kind !== 'voice' ? completion : { ...completion, label: `${label}: ${value}` };
    },
  };
}

/** Removes the words before the completed word if they match no voice, because a search ignores such words too. */
function withKnownHead(text: SplitText, counts: CompletionCounts): SplitText {
  if (isJoint(text) || text.head === '') return text;
  const isKnown = counts.hitsFor(text.head)().count > 0 || counts.isFound(text.head);
  return isKnown ? text : { ...text, head: '' };
}

/**
 * Returns the completion with its number of voices; undefined if it finds no voice. A completion after an operator must also change the number
 * of hits, and after `or`, it must raise it. `female or american` is not proposed, because only values of one kind, such as two genders, are
 * alternatives.
 */
function finish(
  { applied, ...shown }: Described,
  { head, operator }: SplitText,
  filters: Selection,
  counts: CompletionCounts,
): Completion | undefined {
  const count = counts.total(applied);
  const before = operator === 'none' ? undefined : counts.hitsFor(head)().count;
  const addsNothing = operator === 'or' ? count <= (before ?? 0) : count === before;
  if (count === 0 || addsNothing) return undefined;
  return { ...shown, count, parameters: toParameters({ ...filters, ...applied }) };
}

function maxCompletions(filters: Selection): number {
  const characters = Object.values(filters).reduce<number>((sum, value) => sum + String(value).length, 1);
  return Math.max(1, Math.floor(MAX_REPEATED_CHARACTERS / characters));
}

function toParameters(selection: Selection): Record<string, string> {
  const given = Object.entries(selection).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
