import { useReader } from '../state/reader.tsx';
import { type AnsweredSearch, useSearchActions } from '../state/search-actions.tsx';
import { countFilters, FACET_GROUPS, withoutFilters } from '../state/search-url.ts';
import { FacetGroup } from './facet-group.tsx';
import { SearchLink } from './search-link.tsx';

/** All filters but that of samples, which stands above the voices. They are closed in the page, and on a wide screen the style shows them all the same, so that nothing moves when a script comes. */
export function Filters({ search, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const chosen = countFilters(search);
  const groups = FACET_GROUPS.filter((group) => group !== 'has_preview');
  // Without a voice there is nothing to choose from.
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

/** Closes the filters that cover a narrow screen, and goes to the voices. */
function closeFilters(button: HTMLElement): void {
  button.closest('details')?.removeAttribute('open');
  document.getElementById('results-title')?.focus({ preventScroll: true });
  document.getElementById('voices')?.scrollIntoView({ block: 'start' });
}
