import { useReader } from '../state/reader.tsx';
import { type AnsweredSearch, useSearchActions } from '../state/search-actions.tsx';
import { countFilters, FACET_GROUPS, withoutFilters } from '../state/search-url.ts';
import { FacetGroup } from './facet-group.tsx';
import { SearchLink } from './search-link.tsx';

/**
 * All filters except `has_preview`, because its switch is above the voices. The filters are collapsed in the HTML, and a style shows them
 * on a wide screen, so that the layout does not move when the script starts.
 */
export function Filters({ search, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const chosen = countFilters(search);
  const groups = FACET_GROUPS.filter((group) => group !== 'has_preview');
  // The filters are omitted if no value can be chosen, because the result has no voice, and none can be removed.
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
            if (!actions) return;
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

/** Closes the filters, because they cover a narrow screen, and scrolls to the voices. */
function closeFilters(button: HTMLElement): void {
  button.closest('details')?.removeAttribute('open');
  document.getElementById('results-title')?.focus({ preventScroll: true });
  document.getElementById('voices')?.scrollIntoView({ block: 'start' });
}
