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

/** Returns a page of hits by score, equal scores in catalog order. Unless `isByScore`, the top tier (a preferred model) and bands come first. */
export type SelectTop = (
  hits: CountedVoiceSet,
  page: PageRequest,
  isByScore: boolean,
  split: SplitHits,
) => number[];

/** A band is the set of hits that match a search in the same way, for example with all words. */
export interface Band extends CountedVoiceSet {
  readonly matched: MatchedBand;
}

/** The voices that a search text matches, and how to rank them. */
export interface TextMatch extends VoiceSet {
  readonly topK: SelectTop;
  /** Code (`de`) of the search text's language, whose native speakers come first; undefined if a word names a voice, language or country. */
  readonly asked: string | undefined;
  /** Returns the fields that the words of the search matched, for each voice of a page. */
  explain(ranks: readonly number[]): MatchedVoice[];
  /** Readings (interpretations) that were considered for each word, for example as a name, a typo or a word of the lexicon. */
  readonly readings: readonly WordReadings[];
  /** Words of the search text that the search corrected or ignored. */
  readonly interpreted: readonly InterpretedWord[];
  readonly notes: readonly string[];
  /** Words of the search text that match no voice, even after correction. */
  readonly unknown: readonly string[];
  /** Bands of the hits, in the order in which they are listed; undefined if all hits match in the same way. */
  readonly bands: readonly Band[] | undefined;
}

/** Voices compared with the voice of `similar_to`: the others of its language. With a `language` filter, all others of the catalog are compared. */
export interface SimilarMatch extends VoiceSet {
  /** Returns a page of the hits, most similar first, equally similar voices in the catalog's order. */
  topK(hits: CountedVoiceSet, page: PageRequest): number[];
  explain(ranks: readonly number[]): SimilarVoice[];
  /** Returns the match for voices of all languages. The facet of languages counts voices of every language that the user may choose. */
  inAnyLanguage(): SimilarMatch;
  readonly notes: readonly string[];
}

/** A filter of a query, resolved to the voices that pass it. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: SearchParameter;
  readonly column: ColumnName | 'ids';
  /** List entries of the filter that match no value of the column, kept for suggestions: `Femal` in `genders=Male,Femal`. */
  readonly unknown: readonly string[];
  /** Values that the filter includes. The list is undefined for a filter that only excludes values, for a boolean filter, and for `ids`. */
  readonly values?: readonly ColumnValue[] | undefined;
  /** Native speakers among the voices of the filter `language`, who come first. They are undefined for other filters, or if all voices are native. */
  readonly native?: VoiceSet | undefined;
  readonly notes?: readonly string[] | undefined;
  /** True for the filters `ids` and `status`, because a query with one of them asks for retired voices too. */
  readonly isOpenToRetired?: boolean;
}

/** The conditions of one query, all of which a hit fulfils. */
export interface Conditions {
  readonly match: TextMatch | undefined;
  readonly similar: SimilarMatch | undefined;
  readonly filters: readonly ActiveFilter[];
  /** Voices that are not retired; undefined if no voice is retired. Also undefined if the query asks for retired voices, or if `match` omits them. */
  readonly current?: VoiceSet | undefined;
}

/** Resolves a query. `resolved` holds filters that several queries share. @throws {BadInputError} if `similar_to` names no known voice */
export type ResolveConditions = (query: SearchQuery, resolved?: readonly ActiveFilter[]) => Conditions;

export function intersectConditions(
  { match, similar, filters, current }: Conditions,
  scratch: Scratch,
): CountedVoiceSet {
  const sets = [...filters, match, similar, current].filter((set) => set !== undefined);
  return intersectAll(sets, scratch);
}
