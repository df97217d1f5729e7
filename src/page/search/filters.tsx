import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import type { FacetCount } from '../../domain/voice-list.ts';
import { useLatestActions } from '../actions/actions.tsx';
import { chooseValues, SHOWN_VALUES } from '../facts/facet-values.ts';
import { useReader } from '../state/reader.tsx';
import {
  type AnsweredSearch,
  countFilters,
  FACET_GROUPS,
  type FacetGroup as Group,
  type PageSearch,
  setFilter,
  toggleFilter,
  withoutFilters,
} from '../state/search-url.ts';
import { findableTexts, useFacetLabel } from './facet-label.ts';
import { SearchLink } from './search-link.tsx';

/** All search filters except `has_preview`. On wide screens, CSS opens the filters, because a script would open the filters later and move the page. */
export function Filters({ search, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const actions = useLatestActions();
  const chosen = countFilters(search);
  const groups = FACET_GROUPS.filter((group) => group !== 'has_preview');
  // The filters are left out if no filter has a value to choose or a chosen value to remove, as for a search that finds no voice.
  if (chosen === 0 && groups.every((group) => !answer.facets?.[group].length)) return null;
  return (
    <section class="filters" aria-labelledby="filters-title">
      <h2 id="filters-title">{texts.search.filters}</h2>
      <details>
        <summary>
          {texts.search.filters}
          {chosen > 0 && <span class="filters-chosen">{texts.search.chosen({ filters: chosen })}</span>}
        </summary>
        {chosen > 0 && (
          <SearchLink class="clear clear-all" search={withoutFilters(search)}>
            {texts.search.clearAll}
          </SearchLink>
        )}
        {groups.map((group) => (
          <FacetGroup key={group} group={group} values={answer.facets?.[group] ?? []} search={search} />
        ))}
        <button
          type="submit"
          class="show-voices"
          onClick={(event) => {
            if (!actions.current) return;
            event.preventDefault();
            closeFilters(event.currentTarget);
          }}
        >
          {texts.search.showVoices({ voices: answer.total })}
        </button>
      </details>
    </section>
  );
}

/** Closes the list of filters, which covers the voices on a narrow screen, and scrolls to the voices. */
function closeFilters(button: HTMLElement): void {
  button.closest('details')?.removeAttribute('open');
  document.getElementById('results-title')?.focus({ preventScroll: true });
  document.getElementById('voices')?.scrollIntoView({ block: 'start' });
}

interface FacetGroupProps {
  readonly group: Group;
  readonly values: readonly FacetCount[];
  readonly search: PageSearch;
}

/** Values of one filter, each with the number of voices that the value would find. Chosen values come first, even if a chosen value finds no voice. */
function FacetGroup({ group, values, search }: FacetGroupProps) {
  const { texts } = useReader();
  const labelOf = useFacetLabel();
  const [sought, setSought] = useState('');
  const [showsMore, setShowsMore] = useState(false);
  const parameter = FACET_PARAMETERS[group];
  const chosen = search.filters[parameter] ?? [];
  const named = { group: texts.facets[group] };
  const shown = chooseValues(values, {
    chosen,
    sought,
    showsMore,
    textsOf: (each) => findableTexts(group, labelOf(group, each), each),
  });
  if (shown.values.length === 0 && sought === '') return null;
  return (
    <fieldset class="facet">
      <legend>{named.group}</legend>
      {chosen.length > 0 && (
        <SearchLink class="clear" search={setFilter(search, parameter, [])} label={texts.facets.clear(named)}>
          {texts.facets.clearShort}
        </SearchLink>
      )}
      {values.length > SHOWN_VALUES && (
        <input
          type="search"
          class="facet-find"
          aria-label={texts.facets.find(named)}
          placeholder={texts.facets.find(named)}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
          // The default action of the key Enter is prevented, because Enter would submit the search form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {chosen.filter((value) => !value.startsWith('-')).length > 1 && <p>{texts.facets.anyOf}</p>}
      <FacetValues {...{ group, search, values: shown.values }} />
      {shown.values.length === chosen.length && sought !== '' && <p>{texts.facets.notFound}</p>}
      {shown.hasMore && sought === '' && (
        <button
          type="button"
          class="facet-more"
          aria-label={showsMore ? texts.facets.fewerOf(named) : texts.facets.moreOf(named)}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          {showsMore ? texts.facets.fewer : texts.facets.more}
        </button>
      )}
    </fieldset>
  );
}

function FacetValues({ group, search, values }: FacetGroupProps) {
  const { formatNumber } = useReader();
  const actions = useLatestActions();
  const labelOf = useFacetLabel();
  const parameter = FACET_PARAMETERS[group];
  const chosen = search.filters[parameter] ?? [];
  /** Checkbox that the user pressed last. The layout effect focuses the checkbox again, because a chosen value moves to the top and loses the focus. */
  const pressed = useRef<HTMLInputElement>(undefined);
  useLayoutEffect(() => {
    if (document.activeElement === document.body && pressed.current?.isConnected) pressed.current.focus();
    pressed.current = undefined;
  }, [search]);
  return (
    <ul>
      {values.map((each) => (
        <li key={each.value}>
          <label>
            <input
              type="checkbox"
              name={parameter}
              value={each.value}
              checked={chosen.includes(each.value)}
              onChange={(event) => {
                pressed.current = event.currentTarget;
                actions.current?.search?.show(toggleFilter(search, parameter, each.value));
              }}
            />
            <span>{labelOf(group, each)}</span>
            <small>{each.value.startsWith('-') ? '' : formatNumber(each.count)}</small>
          </label>
        </li>
      ))}
    </ul>
  );
}
