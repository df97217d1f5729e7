import {
  type CompleteQuery,
  type Completion,
  CompletionKind,
  type CompletionResponse,
  MAX_COMPLETIONS,
} from '../../domain/completion.ts';
import { lazy } from '../../domain/lazy.ts';
import { PROVIDER_FACTS } from '../../domain/provider-facts.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query.ts';
import { type CompletedColumn, type CompletedValue, createValueKeys } from '../terms/value-keys.ts';
import { createSpeakerFinder, listIds, type Speaker } from './completed-voices.ts';
import { createCompletionCounts, type HitsFor, PARAMETERS, type Selection } from './completion-counts.ts';
import type { ResolveConditions } from './conditions.ts';
import { type Candidate, orderCandidates } from './order-completions.ts';
import type { CatalogParts } from './parts.ts';
import { type SplitText, splitForCompletion } from './split-completion.ts';

const COLUMNS = CompletionKind.options.filter((kind): kind is CompletedColumn => kind !== 'voice');

/** A completion before its voices are counted. */
type Uncounted = Pick<Completion, 'kind' | 'label' | 'value'> & { readonly selection: Selection };

/** A candidate with the value or speaker that it is. */
interface CompletionCandidate extends Candidate {
  readonly item: CompletedValue | Speaker;
}

/** Completes the text of a search box. */
export type Complete = (query: CompleteQuery) => CompletionResponse;

export function createComplete(parts: CatalogParts, resolve: ResolveConditions): Complete {
  const { columns, words, vocabulary, lexicon, voices, scratch } = parts;
  const counts = createCompletionCounts(parts, resolve);
  const valueKeys = lazy(() => createValueKeys(columns, words, COLUMNS));
  const findSpeakers = createSpeakerFinder(parts);

  function describeValue(
    { column, value }: CompletedValue,
    text: SplitText,
    selection: Selection,
  ): Uncounted {
    const name = columns[column].distinct[value] ?? '';
    const label = column === 'provider' ? (PROVIDER_FACTS.get(name)?.name ?? name) : name;
    const applied = text.isContinued ? { search: text.head + name } : { [PARAMETERS[column]]: name };
    return { kind: column, label, value: name, selection: { ...selection, ...applied } };
  }

  function describeSpeaker({ ranks }: Speaker, selection: Selection): Uncounted {
    const { id, name, provider, language, language_name = language } = voices.read(ranks[0] ?? 0);
    const label = `${name} (${PROVIDER_FACTS.get(provider)?.name ?? provider}, ${language_name})`;
    const ids = listIds(ranks, (rank) => voices.read(rank).id);
    return { kind: 'voice', label, value: id, selection: { ...selection, ids } };
  }

  function valueCandidates(
    { key, isContinued }: SplitText,
    hitsFor: HitsFor,
    isNative: boolean,
  ): CompletionCandidate[] {
    const candidates: CompletionCandidate[] = [];
    for (const [item, place] of key === '' ? valueKeys().all : valueKeys().find(key)) {
      // After an operator, the completion becomes a word of a search, so that only what is surely meant is proposed.
      if (isContinued && place > 1) continue;
      const hits = hitsFor(item.column);
      const count = counts.countValue(item, hits, isNative);
      // A value that all voices have narrows nothing; it is left out where no letter of it is typed.
      if (count > 0 && (key !== '' || count < hits.count))
        candidates.push({ kind: item.column, place, count, tie: item.value, item });
    }
    return candidates;
  }

  function voiceCandidates(text: SplitText, hitsFor: HitsFor): CompletionCandidate[] {
    if (text.key === '' || text.isContinued) return [];
    return findSpeakers(text, hitsFor).map((item) => {
      const { place, ranks } = item;
      return { kind: 'voice', place, count: ranks.length, tie: ranks[0] ?? 0, item };
    });
  }

  /** Returns the completions of a text with its words before, best first. */
  function* completeText(text: SplitText, filters: Selection): Generator<Completion> {
    const search = text.head.trim();
    const selection = search === '' || text.isContinued ? filters : { ...filters, search };
    const hitsFor = counts.hitsFor(selection);
    const candidates = [
      ...valueCandidates(text, hitsFor, filters.native === true),
      ...voiceCandidates(text, hitsFor),
    ];
    for (const { item } of orderCandidates(candidates)) {
      const { selection: applied, ...shown } =
        'ranks' in item ? describeSpeaker(item, selection) : describeValue(item, text, selection);
      const count = counts.total(applied);
      if (count > 0) yield { ...shown, count, parameters: toParameters(applied) };
    }
  }

  function complete({ q, limit, ...filters }: CompleteQuery): Completion[] {
    const wanted = Math.min(limit, MAX_COMPLETIONS);
    const completions = new Map<string, Completion>();
    for (const text of splitForCompletion(q, vocabulary, lexicon)) {
      for (const each of completeText(text, filters)) {
        const key = `${each.kind} ${each.value}`;
        if (!completions.has(key)) completions.set(key, each);
        if (completions.size === wanted) return [...completions.values()];
      }
    }
    return [...completions.values()];
  }

  return (query) => ({
    q: query.q.slice(0, MAX_SEARCH_CHARACTERS),
    completions: scratch.within(() => complete(query)),
  });
}

function toParameters(selection: Selection): Record<string, string> {
  const given = Object.entries(selection).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
