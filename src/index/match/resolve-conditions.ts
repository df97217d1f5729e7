import { BadInputError } from '../../domain/errors.ts';
import type { SearchQuery } from '../../domain/query.ts';
import type { ActiveFilter, Conditions, SimilarMatch, TextMatch } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { BY_LIKENESS, compareVoices, voicesOfSameLanguage } from '../similar/similarity.ts';
import { remove } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { subtract } from '../structures/voice-set.ts';
import { createFilters } from './filters.ts';
import { createTextSearch } from './text-search.ts';

const UNKNOWN =
  'similar_to must be the id of a voice in the catalog, or of one that its provider has removed.';
const UNSTATED_NOTE =
  'The gender of the voice of similar_to is not stated, so that voices of any gender are similar; genders narrows them.';
const REMOVED_NOTE = 'The voice of similar_to was removed; its last known record is compared.';

/** Creates the function that resolves a query to its conditions. All kinds of queries share the function, because it caches words and values. */
export function createConditions(parts: CatalogParts) {
  const matchText = createTextSearch(parts);
  const matchSimilar = createSimilar(parts);
  const resolveFilters = createFilters(parts);
  const { retired, current } = parts.lifecycle;
  return (query: SearchQuery, resolved: readonly ActiveFilter[] = []): Conditions => {
    const filters = [...resolved, ...resolveFilters(query)];
    const isOpen = retired === undefined || filters.some(({ isOpenToRetired }) => isOpenToRetired);
    const found = matchText(query.search, isOpen ? undefined : retired);
    const match = query.native && found ? leaveOutFurther(found, parts.scratch) : found;
    return { match, similar: matchSimilar(query), filters, current: isOpen || match ? undefined : current };
  };
}

/** Returns the match without the voices that speak the language of the search only as a further one. */
function leaveOutFurther(match: TextMatch, scratch: Scratch): TextMatch {
  const { bits } = match.bands?.find(({ matched }) => matched === 'also') ?? {};
  if (!bits) return match;
  const bands = match.bands?.filter(({ matched }) => matched !== 'also');
  return {
    ...match,
    ...subtract(match, bits, scratch),
    bands: bands?.some(({ matched }) => matched !== 'all') ? bands : undefined,
  };
}

/** Creates the function that resolves the parameter `similar_to`. @throws {BadInputError} if no current or removed voice has the id */
function createSimilar(parts: CatalogParts) {
  const { columns, ids, voices, removedVoices, findNearest, scratch } = parts;

  return (query: SearchQuery): SimilarMatch | undefined => {
    const { similar_to: id } = query;
    if (!id?.trim()) return undefined;
    const rank = ids.rankOf(id);
    const removed = removedVoices.find(id);
    const lastKnown = removed?.id === id ? removed.entry.last_known : undefined;
    const reference = rank === undefined ? lastKnown : voices.read(rank);
    if (!reference)
      throw new BadInputError('invalid_parameter', UNKNOWN, [{ parameter: 'similar_to', message: UNKNOWN }]);
    const matchIn = (isAnyLanguage: boolean): SimilarMatch => {
      const bits = isAnyLanguage
        ? scratch.full()
        : scratch.copyOf(voicesOfSameLanguage(columns, reference, scratch).bits);
      if (rank !== undefined) remove(bits, rank);
      const match: SimilarMatch = {
        bits,
        topK: (hits, page) => findNearest(reference, hits, page, BY_LIKENESS),
        explain: (ranks) => ranks.map((each) => compareVoices(reference, voices.read(each))),
        inAnyLanguage: () => (isAnyLanguage ? match : matchIn(true)),
        notes: [
          ...(rank === undefined ? [REMOVED_NOTE] : []),
          ...(reference.gender_stated === false ? [UNSTATED_NOTE] : []),
        ],
      };
      return match;
    };
    return matchIn(Boolean(query.language?.trim()));
  };
}
