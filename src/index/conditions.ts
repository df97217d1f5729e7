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

/** Splits hits into disjoint sets, in the order in which a page lists them. */
type SplitHits = (hits: CountedVoiceSet) => Iterable<CountedVoiceSet>;

/** Returns a page of hits by score, then in catalog order. Unless `isByScore` is true, bands and top tier (preferred model) decide before the score. */
export type SelectTop = (
  hits: CountedVoiceSet,
  page: PageRequest,
  isByScore: boolean,
  split: SplitHits,
) => number[];

/** A band is a set of hits that match a search equally well, for example hits that match all words. */
export interface Band extends CountedVoiceSet {
  readonly matched: MatchedBand;
}

/** The voices that a search text matches, and how to rank them. */
export interface TextMatch extends VoiceSet {
  readonly topK: SelectTop;
  /** Code (`de`) of the search text's language, whose speakers come first; empty if unknown. Undefined if a word names a voice, language or country. */
  readonly asked: string | undefined;
  explain(ranks: readonly number[]): MatchedVoice[];
  /** For each word, the interpretations that the search considered, for example a name, a typo or a word of the lexicon (query words). */
  readonly readings: readonly WordReadings[];
  /** Words of the search text that the search corrected or ignored. */
  readonly interpreted: readonly InterpretedWord[];
  readonly notes: readonly string[];
  /** Words of the search text that match no voice, even after correction. */
  readonly unknown: readonly string[];
  /** Bands of the hits, in the order in which a page lists the bands; undefined if all hits match in the same way. */
  readonly bands: readonly Band[] | undefined;
}

/** Voices that are compared with the voice of `similar_to`: other voices of the same language, or all other voices if there is a filter `language`. */
export interface SimilarMatch extends VoiceSet {
  /** Returns a page of the hits, most similar first, equally similar voices in the catalog's order. */
  topK(hits: CountedVoiceSet, page: PageRequest): number[];
  explain(ranks: readonly number[]): SimilarVoice[];
  /** Returns the same comparison with voices of all languages, because the language facet counts voices of every language. */
  inAnyLanguage(): SimilarMatch;
  readonly notes: readonly string[];
}

/** A filter of a query, resolved to the voices that pass it. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: SearchParameter;
  readonly column: ColumnName | 'ids';
  /** List entries of the filter that match no value of the column, kept for suggestions: `Femal` in `genders=Male,Femal`. */
  readonly unknown: readonly string[];
  /** Values that the filter includes; undefined for a filter that only excludes values, for a boolean filter, and for the filter `ids`. */
  readonly values?: readonly ColumnValue[] | undefined;
  /** Native speakers among the voices of a filter `language`, listed first. `native` is undefined for other filters, or if all voices are native. */
  readonly native?: VoiceSet | undefined;
  readonly notes?: readonly string[] | undefined;
  /** True if a query with the filter may find retired voices. Only the filters `ids` and `status` allow retired voices. */
  readonly isOpenToRetired?: boolean;
}

/** Conditions of one query. A hit is a voice that fulfils all conditions. */
export interface Conditions {
  readonly match: TextMatch | undefined;
  readonly similar: SimilarMatch | undefined;
  readonly filters: readonly ActiveFilter[];
  /** Voices that are not retired; undefined if no voice is retired, if the query may find retired voices, or if `match` omits retired voices. */
  readonly current?: VoiceSet | undefined;
}

/** Resolves the conditions of a query. `resolved` has filters that are already resolved. @throws {BadInputError} if `similar_to` names no known voice */
export type ResolveConditions = (query: SearchQuery, resolved?: readonly ActiveFilter[]) => Conditions;

export function intersectConditions(
  { match, similar, filters, current }: Conditions,
  scratch: Scratch,
): CountedVoiceSet {
  const sets = [...filters, match, similar, current].filter((set) => set !== undefined);
  return intersectAll(sets, scratch);
}
