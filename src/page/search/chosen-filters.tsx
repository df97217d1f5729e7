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

/** Chosen values that have a link of their own, because each link has all other values again. */
const MAX_CHIPS = 20;

/**
 * Chosen values of all filters, each with a link to the search without it, so that nobody has to look for them in the groups. Voices with a
 * sample are chosen by the switch above, which is in view.
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
