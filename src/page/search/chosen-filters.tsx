import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { describeChosen } from '../facts/facet-values.ts';
import { useReader } from '../state/reader.tsx';
import type { AnsweredSearch } from '../state/search-actions.tsx';
import {
  FACET_GROUPS,
  type FacetGroup,
  type PageSearch,
  toggleFilter,
  withoutFilters,
} from '../state/search-url.ts';
import { useFacetLabel } from './facet-label.ts';
import { SearchLink } from './search-link.tsx';

/** Largest number of chosen values with a link each, because every link repeats all other values. */
const MAX_CHIPS = 20;

/**
 * Chosen values of all filters, each with a link to the search without the value, so that users need not look for them in the groups. The
 * filter `has_preview=true` is left out, because its switch is visible above.
 */
export function ChosenFilters({ search, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const groups = FACET_GROUPS.filter(
    (group) => search.filters[FACET_PARAMETERS[group]] && !isSwitched(group, search),
  );
  const chosen = groups.flatMap((group) =>
    (search.filters[FACET_PARAMETERS[group]] ?? []).map((value) => ({ group, value })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={texts.search.chosenLabel}>
      {chosen.slice(0, MAX_CHIPS).map(({ group, value }) => (
        <ChosenFilter key={`${group} ${value}`} {...{ group, value, search, answer }} />
      ))}
      {chosen.length > MAX_CHIPS && (
        <li>
          <SearchLink class="chip-link" search={withoutFilters(search)}>
            {texts.search.clearAll} <small>{texts.search.chosen({ filters: chosen.length })}</small>
          </SearchLink>
        </li>
      )}
    </ul>
  );
}

function isSwitched(group: FacetGroup, { filters }: PageSearch): boolean {
  return group === 'has_preview' && filters.has_preview?.[0] === 'true';
}

interface ChosenFilterProps extends AnsweredSearch {
  readonly group: FacetGroup;
  readonly value: string;
}

function ChosenFilter({ group, value, search, answer }: ChosenFilterProps) {
  const { texts } = useReader();
  const labelOf = useFacetLabel(group);
  const label = labelOf(describeChosen(answer.facets?.[group] ?? [], value));
  return (
    <li class="chip">
      <span>
        <small>{texts.facets[group]}</small> {label}
      </span>
      <SearchLink
        search={toggleFilter(search, FACET_PARAMETERS[group], value)}
        label={texts.search.remove({ value: `${texts.facets[group]} ${label}` })}
      >
        ×
      </SearchLink>
    </li>
  );
}
