import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { FacetCount } from '../../domain/voice-list.ts';
import { useReader } from '../state/reader.tsx';
import { type FacetGroup, type PageSearch, setFilter } from '../state/search-url.ts';
import { isEnglish, useFacetLabel } from './facet-label.ts';
import { SearchLink } from './search-link.tsx';

/** Largest number of values of a group: two or three lines of a wide window. */
const MAX_DOORS = 12;

interface DoorsProps {
  readonly title: string;
  readonly group: FacetGroup;
  readonly values: readonly FacetCount[];
  /** Search to which each link adds its value. */
  readonly search: PageSearch;
}

/** Links to the searches for the most frequent values of a filter, each with its number of voices. */
export function Doors({ title, group, values, search }: DoorsProps) {
  const { formatNumber } = useReader();
  const labelOf = useFacetLabel(group);
  if (values.length < 2) return null;
  return (
    <section class="doors">
      <h2>{title}</h2>
      <ul class="chips">
        {values.slice(0, MAX_DOORS).map((each) => (
          <li key={each.value}>
            <SearchLink class="chip-link" search={setFilter(search, FACET_PARAMETERS[group], [each.value])}>
              <span lang={isEnglish(group) ? 'en' : undefined}>{labelOf(each)}</span>
              <small>{formatNumber(each.count)}</small>
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
