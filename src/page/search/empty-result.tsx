import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { Suggestions as Suggested } from '../../domain/voice-list.ts';
import { useReader } from '../state/reader.tsx';
import {
  type AnsweredSearch,
  countFilters,
  type FacetGroup,
  type FilterParameter,
  type PageSearch,
  setFilter,
  WHOLE,
  withoutFilters,
} from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';
import { replaceWord } from './search-words.ts';

export function EmptyResult({ search, answer: { total, suggestions } }: AnsweredSearch) {
  const { texts } = useReader();
  if (total > 0) return null;
  return (
    <div class="no-voices">
      <p>{texts.search.emptyHint}</p>
      {suggestions && <Suggestions search={search} {...suggestions} />}
      <p class="empty-links">
        {countFilters(search) > 0 && (
          <SearchLink search={withoutFilters(search)}>{texts.search.clearAll}</SearchLink>
        )}
        <SearchLink search={WHOLE}>{texts.search.showAll}</SearchLink>
      </p>
    </div>
  );
}

type SuggestionsProps = Suggested & Pick<AnsweredSearch, 'search'>;

/** Suggested changes to a search that finds no voice: known words and values, and parts to leave out, with the number of voices that this finds. */
function Suggestions({ search, did_you_mean = [], without = [] }: SuggestionsProps) {
  const { texts } = useReader();
  if (did_you_mean.length + without.length === 0) return null;
  const nameOf = (parameters: readonly string[]) => {
    const groups = Object.entries(FACET_PARAMETERS).filter(([, name]) => parameters.includes(name));
    const names = groups.map(([group]) => texts.facets[group as FacetGroup]);
    return [...(parameters.includes('search') ? [texts.search.words] : []), ...names].join(' + ');
  };
  return (
    <div class="suggestions">
      <p>{texts.search.suggestions}</p>
      <ul class="chips">
        {did_you_mean.flatMap(({ parameter, value, nearest }) =>
          nearest.map((known) => (
            <li key={known}>
              <SearchLink class="chip-link" search={replaceValue(search, parameter, value, known)}>
                <bdi>{known}</bdi>
              </SearchLink>
            </li>
          )),
        )}
        {without.map(({ parameter, total }) => (
          <li key={parameter}>
            <SearchLink class="chip-link" search={parameter.split(',').reduce(leaveOut, search)}>
              <bdi>{texts.search.withoutFilter({ filters: nameOf(parameter.split(',')) })}</bdi>
              <small>{texts.search.count({ voices: total })}</small>
            </SearchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function leaveOut(search: PageSearch, parameter: string): PageSearch {
  return parameter === 'search'
    ? { ...search, search: '', offset: 0 }
    : setFilter(search, parameter as FilterParameter, []);
}

/** Replaces an unknown word of the search text, or an unknown value of a filter, by a known word or value. */
function replaceValue(search: PageSearch, parameter: string, value: string, known: string): PageSearch {
  if (parameter === 'search')
    return { ...search, search: replaceWord(search.search, value, known), offset: 0 };
  const filter = parameter as FilterParameter;
  const values = (search.filters[filter] ?? []).map((each) => (each === value ? known : each));
  return setFilter(search, filter, values);
}
