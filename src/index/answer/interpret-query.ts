import type { SearchQuery } from '../../domain/query.ts';
import { MAX_LIMIT, MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import type { Interpretation } from '../../domain/voice-list.ts';
import type { ActiveFilter, Band, Conditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll } from '../structures/voice-set.ts';

/** Returns the corrected and ignored search words, notes on the query, and the number of hits in each band; undefined if there is nothing to report. */
export function interpret(
  { search, limit }: SearchQuery,
  { match, similar, filters }: Conditions,
  { bands, retired }: { readonly bands: Interpretation['bands']; readonly retired: number },
): Interpretation | undefined {
  const words = match?.interpreted ?? [];
  const notes = [
    ...(match?.notes ?? []),
    ...(!match && search?.trim() ? ['search tells nothing about a voice; it was not used.'] : []),
    ...(similar?.notes ?? []),
    ...filters.flatMap((filter) => (filter.notes?.length ? filter.notes : tellUnknown(filter))),
    ...(retired > 0
      ? [`${retired} retired ${retired === 1 ? 'voice matches' : 'voices match'}; status=retired lists them.`]
      : []),
    ...(limit > MAX_LIMIT ? [`limit is at most ${MAX_LIMIT}; ${MAX_LIMIT} was used.`] : []),
  ];
  if (words.length + notes.length === 0 && !bands) return undefined;
  return {
    ...(words.length > 0 && { words: [...words] }),
    ...(notes.length > 0 && { notes }),
    ...(bands && { bands }),
  };
}

/** Returns a note on the entries of a filter that no voice has, because such an entry changes nothing beside other entries. */
function tellUnknown({ parameter, column, unknown }: ActiveFilter): string[] {
  const told = unknown.join('" or "').slice(0, MAX_SEARCH_CHARACTERS);
  return told === '' || column === 'ids' ? [] : [`No voice has "${told}" in ${parameter}.`];
}

/** Counts the hits in each band. A band is a set of hits that match the search equally well. Returns undefined if no band has a hit. */
export function countBands(
  bands: readonly Band[],
  hits: CountedVoiceSet,
  scratch: Scratch,
): Interpretation['bands'] {
  const counted = bands.map(
    ({ matched, ...band }) => [matched, intersectAll([hits, band], scratch).count] as const,
  );
  const found = counted.filter(([, count]) => count > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Returns the fields of each voice that the search words matched; undefined if there is no search. Stop words alone (`the`) match no field. */
export function explain(
  { search: text = '' }: SearchQuery,
  { match }: Conditions,
  ranks: readonly number[],
  voices: CatalogParts['voices'],
) {
  if (match) return match.explain(ranks);
  return text.trim() === '' ? undefined : ranks.map((rank) => ({ id: voices.read(rank).id, matches: [] }));
}

/** Reports whether a search left out some of its words. Words are left out if no voice has all words of the search. */
export function isRelaxed(match: Conditions['match']): boolean {
  return match?.interpreted.some(({ ignored }) => ignored === 'together') === true;
}
