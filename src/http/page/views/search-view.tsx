import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { FacetGroup } from '../components/facet-group.tsx';
import { Pager } from '../components/pager.tsx';
import { VoiceRow } from '../components/voice-row.tsx';
import { useReader } from '../reader.tsx';
import { FACET_GROUPS, FILTERS, type PageSearch, type Sort, toApiPath } from '../search-url.ts';

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
  const { facets } = answer;
  return (
    <search>
      <form class="search" action="/" method="get">
        <div class="search-bar">
          <label class="visually-hidden" for="search-text">
            {texts.search.label}
          </label>
          <input
            id="search-text"
            type="search"
            name="search"
            value={search.search}
            placeholder={texts.search.placeholder}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={256}
          />
          <button type="submit" class="search-submit">
            {texts.search.submit}
          </button>
        </div>
        <div class="search-columns">
          <section class="filters" aria-labelledby="filters-title">
            <h2 id="filters-title">{texts.search.filters}</h2>
            {FACET_GROUPS.map((group) => (
              <FacetGroup
                key={group}
                group={group}
                values={facets?.[group] ?? []}
                chosen={search.filters[FILTERS[group]] ?? []}
              />
            ))}
          </section>
          <section class="results" id="voices" aria-labelledby="results-title" tabIndex={-1}>
            <div class="results-head">
              <h2 id="results-title">
                {answer.total === 0 ? texts.search.nothing : texts.search.count(answer.total)}
              </h2>
              <SortChoice sort={search.sort} />
            </div>
            <ol class="voices">
              {answer.voices.map((voice) => (
                <VoiceRow key={voice.id} voice={voice} provider={providerName(answer, voice.provider)} />
              ))}
            </ol>
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

function SortChoice({ sort = 'relevance' }: { readonly sort: Sort | undefined }) {
  const { texts } = useReader();
  return (
    <label class="sort">
      {texts.search.sort}
      <select name="sort" value={sort}>
        {Object.entries(texts.search.sorts).map(([value, label]) => (
          <option key={value} value={value} selected={value === sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the provider's name from the facets, which label every provider of the result. */
function providerName({ facets }: VoiceListResponse, provider: string): string {
  return facets?.provider.find(({ value }) => value === provider)?.label ?? provider;
}
