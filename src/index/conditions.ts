import type { SearchParameter, SearchQuery } from '../domain/query.ts';
import type { MatchedBand } from '../domain/voice.ts';
import type { InterpretedWord, MatchedVoice, SimilarVoice, WordReadings } from '../domain/voice-list.ts';
import type { ColumnValue } from './columns/columns.ts';
import type { ColumnName } from './columns/schema.ts';
import type { Scratch } from './structures/scratch.ts';
import {
  type CountedVoiceSet,
  intersectAll,
  type PageRequest,
  type VoiceSet,
} from './structures/voice-set.ts';

/** Divides hits into sets that follow each other. */
type SplitHits = (hits: CountedVoiceSet) => Iterable<CountedVoiceSet>;

/** Returns a page of the hits, best first, equals in rank order. With `isByScore`, the top tier does not come first. */
export type SelectTop = (
  hits: CountedVoiceSet,
  page: PageRequest,
  isByScore: boolean,
  split: SplitHits,
) => number[];

/** Hits that match a search in one way. */
export interface Band extends CountedVoiceSet {
  readonly matched: MatchedBand;
}

/** The voices that a search text matches, and how to rank them. */
export interface TextMatch extends VoiceSet {
  readonly topK: SelectTop;
  /** Language of the search's words, whose speakers are preferred; undefined if the words name voices, or a language or country. */
  readonly asked: string | undefined;
  /** Returns what the words of the search matched in each voice of a page. */
  explain(ranks: readonly number[]): MatchedVoice[];
  /** Readings of the words that were considered. */
  readonly readings: readonly WordReadings[];
  /** Words of the search text that the search corrected or ignored. */
  readonly interpreted: readonly InterpretedWord[];
  readonly notes: readonly string[];
  /** Words of the search text that match no voice, even after correction. */
  readonly unknown: readonly string[];
  /** Hits by the way in which they match; undefined where all match in one. */
  readonly bands: readonly Band[] | undefined;
}

/**
 * A similar match is the set of voices in the language of the voice that `similar_to` names, without that voice itself. If the
 * query has a `language` filter, the set contains voices of every language, because the filter chooses the language.
 */
export interface SimilarMatch extends VoiceSet {
  /** Returns a page of the hits, most similar first, equals in rank order. */
  topK(hits: CountedVoiceSet, page: PageRequest): number[];
  explain(ranks: readonly number[]): SimilarVoice[];
  /** Returns the match among voices of every language, of which a `language` filter would choose. */
  inAnyLanguage(): SimilarMatch;
  readonly notes: readonly string[];
}

/** A filter of a query, resolved to the voices that pass it. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: SearchParameter;
  readonly column: ColumnName | 'ids';
  /** List entries of the filter that match no value of the column, kept for suggestions: `Femal` in `genders=Male,Femal`. */
  readonly unknown: readonly string[];
  /** Values that the filter names; absent for one that only excludes, and for switches and ids. */
  readonly values?: readonly ColumnValue[] | undefined;
  /** Voices whose own language the filter `language` names, if others speak it too; the own speakers come first. */
  readonly native?: VoiceSet | undefined;
  readonly notes?: readonly string[] | undefined;
  /** True for a filter that names voices or stages, so that retired voices pass it too. */
  readonly isOpenToRetired?: boolean;
}

/** The conditions of one query, all of which a hit fulfils. */
export interface Conditions {
  readonly match: TextMatch | undefined;
  readonly similar: SimilarMatch | undefined;
  readonly filters: readonly ActiveFilter[];
  /** Voices that are not retired, where the query has no words, which leave retired voices out themselves, and does not ask for them. */
  readonly current?: VoiceSet | undefined;
}

/**
 * Resolves a query to its conditions. `resolved` are filters that hold beside those of the query, resolved before, so that many queries
 * with the same filters resolve them once. @throws {BadInputError} if `similar_to` names no known voice
 */
export type ResolveConditions = (query: SearchQuery, resolved?: readonly ActiveFilter[]) => Conditions;

export function intersectConditions(
  { match, similar, filters, current }: Conditions,
  scratch: Scratch,
): CountedVoiceSet {
  const sets = [...filters, match, similar, current].filter((set) => set !== undefined);
  return intersectAll(sets, scratch);
}
