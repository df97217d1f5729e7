import { useMemo } from 'preact/hooks';
import { ChosenFilters, Interpretation } from '../search/chips.tsx';
import { EmptyResult } from '../search/empty-result.tsx';
import { Filters } from '../search/filters.tsx';
import { Pager, ResultHead } from '../search/result-head.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { useReader } from '../state/reader.tsx';
import { type AnsweredSearch, type PageSearch, toApiPath } from '../state/search-url.ts';
import { VoiceRows } from '../voices/voice-rows.tsx';
import { Doors, Examples, Intro, Start, type StartFacts } from './start.tsx';

interface SearchViewProps extends AnsweredSearch {
  /** Search that `answer` belongs to. While a request is pending, this is the previous search, and `search` is already the new one. */
  readonly answered: PageSearch;
  readonly readerLanguages: string | undefined;
  readonly isBusy?: boolean;
  /** Content of the start page; undefined if the page was loaded with a search. */
  readonly start: StartFacts | undefined;
}

/** Form with the search box, filters and voices. The form's controls have the names of query parameters, so that the form works without a script. */
export function SearchView({
  search,
  answered,
  answer,
  readerLanguages,
  start,
  isBusy = false,
}: SearchViewProps) {
  const { texts } = useReader();
  // Links to values of `commercial` are shown if all found voices state their commercial use, as after a search for `commercial use`.
  const isUseKnown = answer.facets?.commercial.reduce((sum, { count }) => sum + count, 0) === answer.total;
  // The rows of voices are memoized by API response, so that typing a letter does not render the voices again.
  const voices = useMemo(() => <VoiceRows search={answered} answer={answer} />, [answer]);
  return (
    <search>
      <Intro search={answered} />
      <form class="search" action="/" method="get" onSubmit={(event) => event.preventDefault()}>
        <SearchBox search={search} />
        {search.preferred && <input type="hidden" name="prefer_language" value={search.preferred} />}
        <Examples search={answered} />
        <Start facts={start} search={answered} answer={answer} />
        <div class="search-columns">
          {/* Without the link, the tab key passes every filter value between the search box and the first voice. */}
          <a class="skip" href="#results-title">
            {texts.site.skip}
          </a>
          <Filters search={search} answer={answer} />
          <section class="results" id="voices" aria-labelledby="results-title" aria-busy={isBusy}>
            <ResultHead search={search} answer={answer} />
            {answered.sort === 'newest' && <p class="interpretation">{texts.search.byAppearance}</p>}
            {answered.sort === 'pitch' && <p class="interpretation">{texts.search.byPitch}</p>}
            <ChosenFilters search={search} answer={answer} />
            <Interpretation search={answered} answer={answer} />
            {isUseKnown && (
              <Doors
                title={texts.facets.commercial}
                group="commercial"
                search={answered}
                values={answer.facets?.commercial}
              />
            )}
            <EmptyResult search={answered} answer={answer} />
            {voices}
            <Pager search={answered} answer={answer} />
            <p class="as-request">
              <a href={toApiPath(answered, readerLanguages)}>{texts.search.asRequest}</a>
            </p>
          </section>
        </div>
      </form>
    </search>
  );
}
