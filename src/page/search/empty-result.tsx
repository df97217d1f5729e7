import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { Suggestions as Suggested } from '../../domain/voice-list.ts';
import { useSearchActions } from '../actions/actions.tsx';
import { useReader } from '../state/reader.tsx';
import {
  type AnsweredSearch,
  countFilters,
  type FacetGroup,
  type FilterParameter,
  type PageSearch,
  setFilter,
  toPagePath,
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

/** Suggested changes to a search that finds no voice, each with the number of voices that the changed search finds. */
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
            <CountedLink key={known} search={replaceValue(search, parameter, value, known)}>
              <bdi>{known}</bdi>
            </CountedLink>
          )),
        )}
        {without.map(({ parameter, total }) => (
          <CountedLink key={parameter} search={parameter.split(',').reduce(leaveOut, search)} known={total}>
            <bdi>{texts.search.withoutFilter({ filters: nameOf(parameter.split(',')) })}</bdi>
          </CountedLink>
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

interface CountedLinkProps {
  readonly search: PageSearch;
  /** Number of voices that the search finds; if absent, the script requests the number. */
  readonly known?: number;
  readonly children: ComponentChildren;
}

function CountedLink({ search, known, children }: CountedLinkProps) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const [voices, setVoices] = useState(known);
  const path = toPagePath(search);
  useEffect(() => {
    if (known !== undefined || !actions) return;
    const asking = new AbortController();
    setVoices(undefined);
    void actions.count(search, asking.signal).then((count) => !asking.signal.aborted && setVoices(count));
    return () => asking.abort();
    // The effect depends on `path` instead of `search`, because each rendering creates a new object for `search`.
  }, [actions, known, path]);
  return (
    <li>
      <SearchLink class="chip-link" search={search}>
        {children}
        <small>{voices !== undefined && texts.search.count({ voices })}</small>
      </SearchLink>
    </li>
  );
}
