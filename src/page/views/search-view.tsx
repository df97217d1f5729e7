import { useMemo, useRef } from 'preact/hooks';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { ChosenFilters } from '../search/chosen-filters.tsx';
import { EmptyResult, FewerWords } from '../search/empty-result.tsx';
import { Filters } from '../search/filters.tsx';
import { Interpretation } from '../search/interpretation.tsx';
import { Pager, ResultHead } from '../search/result-head.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { listRemovable } from '../search/search-words.ts';
import { Examples, Intro, Start, type StartFacts } from '../search/start.tsx';
import { useChipFocus } from '../search/use-chip-focus.ts';
import { useReader } from '../state/reader.tsx';
import { type PageSearch, toApiPath } from '../state/search-url.ts';
import { VoiceRows } from '../voices/voice-rows.tsx';

interface SearchViewProps {
  readonly search: PageSearch;
  /** Search of the response; older than `search` during a request. */
  readonly answered: PageSearch;
  readonly answer: VoiceListResponse;
  readonly readerLanguages: string | undefined;
  readonly isBusy?: boolean;
  /** Facts of the start, if the page that was loaded has one. */
  readonly start: StartFacts | undefined;
}

/**
 * Search box, filters and voices in one form. The controls have the names of the API's parameters, so that the form works without a script.
 */
export function SearchView({
  search,
  answered,
  answer,
  readerLanguages,
  start,
  isBusy = false,
}: SearchViewProps) {
  const { texts } = useReader();
  const results = useRef<HTMLElement>(null);
  useChipFocus(results);
  const { interpretation, suggestions, total } = answer;
  // The rows are memoized by response, so that typing a letter does not render the voices again.
  const voices = useMemo(() => <VoiceRows answer={answer} />, [answer]);
  return (
    <search>
      <Intro search={answered} />
      <form class="search" action="/" method="get" onSubmit={(event) => event.preventDefault()}>
        <SearchBox search={search} />
        {search.preferred && <input type="hidden" name="prefer_language" value={search.preferred} />}
        <Examples search={answered} />
        <Start facts={start} search={answered} answer={answer} />
        <div class="search-columns">
          <Filters search={search} answer={answer} />
          <section
            ref={results}
            class="results"
            id="voices"
            aria-labelledby="results-title"
            aria-busy={isBusy}
          >
            <ResultHead search={search} answer={answer} />
            <ChosenFilters search={search} answer={answer} />
            {interpretation && <Interpretation search={answered} interpretation={interpretation} />}
            {/* `FewerWords` follows `EmptyResult`, because its links appear late, after their counts, and would move it. */}
            {total === 0 && <EmptyResult search={answered} suggestions={suggestions} />}
            <FewerWords
              search={answered}
              words={listRemovable(answered.search, interpretation?.words ?? [], total)}
            />
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
