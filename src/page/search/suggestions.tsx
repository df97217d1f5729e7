import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { Suggestions as Suggested } from '../../domain/voice-list.ts';
import { useReader } from '../state/reader.tsx';
import { type FilterParameter, type PageSearch, setFilter } from '../state/search-url.ts';
import { CountedLink } from './counted-link.tsx';

interface SuggestionsProps {
  readonly search: PageSearch;
  readonly suggestions: Suggested;
}

interface Change {
  readonly label: string;
  readonly search: PageSearch;
  readonly total?: number;
}

/** Suggested changes to a search that found no voice, each with its number of voices. */
export function Suggestions({ search, suggestions }: SuggestionsProps) {
  const { texts } = useReader();
  const { did_you_mean = [], without = [] } = suggestions;
  const changes: Change[] = [
    ...did_you_mean.flatMap(({ parameter, value, nearest }) =>
      nearest.map((label) => ({ label, search: replaceValue(search, parameter, value, label) })),
    ),
    ...without.map(({ parameter, total }) => ({
      label: texts.search.withoutFilter({ filters: nameOf(parameter) }),
      search: parameter.split(',').reduce(leaveOut, search),
      total,
    })),
  ];
  function nameOf(parameter: string): string {
    const groups = Object.entries(FACET_PARAMETERS).filter(([, name]) => parameter.split(',').includes(name));
    const names = groups.map(([group]) => texts.facets[group as keyof typeof FACET_PARAMETERS]);
    return [...(parameter.split(',').includes('search') ? [texts.search.words] : []), ...names].join(' + ');
  }
  if (changes.length === 0) return null;
  return (
    <div class="suggestions">
      <p>{texts.search.suggestions}</p>
      <ul class="chips">
        {changes.map((change) => (
          <CountedLink key={change.label} search={change.search} known={change.total}>
            <bdi>{change.label}</bdi>
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

/** Replaces an unknown word of the search text, or an unknown value of a filter, by a known one. */
function replaceValue(search: PageSearch, parameter: string, value: string, known: string): PageSearch {
  if (parameter === 'search') {
    const text = search.search.toLowerCase().replace(value.toLowerCase(), known);
    return { ...search, search: text, offset: 0 };
  }
  const filter = parameter as FilterParameter;
  const values = (search.filters[filter] ?? []).map((each) => (each === value ? known : each));
  return setFilter(search, filter, values);
}
