import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { ClearLink, FacetGroup } from '../components/facet-group.tsx';
import { Interpretation } from '../components/interpretation.tsx';
import { Pager } from '../components/pager.tsx';
import { ResultHead } from '../components/result-head.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Suggestions } from '../components/suggestions.tsx';
import { VoiceList } from '../components/voice-list.tsx';
import { useReader } from '../reader.tsx';
import { useSearchActions } from '../search-actions.tsx';
import { FACET_GROUPS, type PageSearch, toApiPath } from '../search-url.ts';

export interface SearchViewProps {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
}

/**
 * Search box, filters and voices. It is one form, so that everything works without a script: the names of its controls are those of the
 * API's parameters.
 */
export function SearchView({ search, answer }: SearchViewProps) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const { facets, interpretation, suggestions } = answer;
  const isFiltered = Object.keys(search.filters).length > 0;
  return (
    <search>
      <form
        class="search"
        action="/"
        method="get"
        onSubmit={(event) => {
          if (!actions) return;
          event.preventDefault();
          actions.show({ ...search, offset: 0 });
        }}
      >
        <SearchBox search={search} />
        <div class="search-columns">
          <details class="filters" open>
            <summary>
              <h2>{texts.search.filters}</h2>
            </summary>
            {isFiltered && (
              <ClearLink search={{ ...search, filters: {}, offset: 0 }} label={texts.search.clearAll} />
            )}
            {FACET_GROUPS.map((group) => (
              <FacetGroup key={group} group={group} values={facets?.[group] ?? []} search={search} />
            ))}
          </details>
          <section class="results" id="voices" aria-labelledby="results-title" tabIndex={-1}>
            <ResultHead search={search} total={answer.total} />
            {interpretation && <Interpretation search={search} interpretation={interpretation} />}
            {suggestions && <Suggestions search={search} suggestions={suggestions} />}
            <VoiceList answer={answer} />
            <Pager search={search} answer={answer} />
            <p class="as-request">
              <a href={toApiPath(search)}>{texts.search.asRequest}</a>
            </p>
          </section>
        </div>
      </form>
    </search>
  );
}
