import { SORTS, type Sort } from '../../domain/query-limits.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { useActions, useLatestActions } from '../actions/actions.tsx';
import { KeysButton } from '../components/keys-dialog.tsx';
import { heardIn } from '../facts/facet-values.ts';
import { foldModels } from '../facts/fold-models.ts';
import { useReader } from '../state/reader.tsx';
import { type AnsweredSearch, PAGE_SIZES, setFilter } from '../state/search-url.ts';
import type { Texts } from '../texts/texts.ts';
import { SearchLink } from './search-link.tsx';

/** Head of the results: the number of voices, the switch for samples, the button that plays all results, and the choice of the order. */
export function ResultHead({ search, answer }: AnsweredSearch) {
  const { texts } = useReader();
  const listening = useActions()?.search?.listening;
  return (
    <div class="results-head">
      <h2 id="results-title" tabIndex={-1}>
        {describeCount(answer, texts)}
      </h2>
      <div class="results-controls">
        <SampleSwitch search={search} answer={answer} />
        <button
          type="button"
          class="quiet listen"
          aria-pressed={listening?.isOn.value}
          aria-keyshortcuts="l"
          onClick={listening?.toggle}
        >
          {texts.listening.start}
        </button>
        <KeysButton />
        <SortChoice search={search} />
      </div>
    </div>
  );
}

/** Menu that chooses the order of the results. If the results are ordered by pitch, voices without a measured pitch come last. */
function SortChoice({ search }: Pick<AnsweredSearch, 'search'>) {
  const { texts } = useReader();
  const actions = useLatestActions();
  const { sort = 'relevance' } = search;
  return (
    <label class="sort">
      <span>{texts.search.sort}</span>
      <select
        name="sort"
        value={sort}
        aria-label={texts.search.sort}
        onChange={(event) =>
          actions.current?.search?.show({ ...search, sort: event.currentTarget.value as Sort, offset: 0 })
        }
      >
        {SORTS.map((value) => (
          <option key={value} value={value} selected={value === sort}>
            {texts.search.sorts[value]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the number of found voices as a text, with that of exact matches, or with that of speakers if all voices are on the page and some share a speaker. */
function describeCount({ total, voices, interpretation }: VoiceListResponse, { search }: Texts): string {
  if (total === 0) return search.nothing;
  const { all = total, also = 0 } = interpretation?.bands ?? {};
  const exact = Math.min(total, all + also);
  if (exact < total) return search.countExact({ voices: total, exact });
  const speakers = foldModels(voices).length;
  return total === voices.length && speakers < total
    ? search.countSpeakers({ voices: total, speakers })
    : search.count({ voices: total });
}

/** Switch that excludes voices without a sample. The switch is a form control, so that submitting the form works without a script. */
function SampleSwitch({ search, answer }: AnsweredSearch) {
  const { texts, formatNumber } = useReader();
  const actions = useLatestActions();
  const [chosen] = search.filters.has_preview ?? [];
  const count = heardIn(answer);
  return (
    <label class="check only-samples">
      {/* In a submitted form, the hidden field keeps a value that only the URL can set, such as `false`. The value of the switch overrides it. */}
      {chosen !== undefined && chosen !== 'true' && <input type="hidden" name="has_preview" value={chosen} />}
      <input
        type="checkbox"
        name="has_preview"
        value="true"
        checked={chosen === 'true'}
        onChange={({ currentTarget }) =>
          actions.current?.search?.show(
            setFilter(search, 'has_preview', currentTarget.checked ? ['true'] : []),
          )
        }
      />
      <span>{texts.search.onlyWithSample}</span>
      {count !== undefined && <small>{formatNumber(count)}</small>}
    </label>
  );
}

/** Links to the previous and next page of the results, with the range of the current page between them, and links that choose the size of a page. */
export function Pager({ search, answer }: AnsweredSearch) {
  const { texts, formatNumber } = useReader();
  const { offset, limit, total, hasMore } = answer;
  if (offset === 0 && !hasMore) return null;
  const [from = '', to = ''] = [offset + 1, Math.min(offset + limit, total)].map(formatNumber);
  const place = texts.search.page({ from, to, total: formatNumber(total) });
  const sizes = PAGE_SIZES.map((size) => ({ ...search, limit: size, offset: 0 }));
  return (
    <nav class="pager" aria-label={place}>
      {offset > 0 && (
        <SearchLink isPage rel="prev" search={{ ...search, offset: Math.max(0, offset - limit) }}>
          {texts.search.previous}
        </SearchLink>
      )}
      <span>{place}</span>
      {hasMore && (
        <SearchLink isPage rel="next" search={{ ...search, offset: offset + limit }}>
          {texts.search.next}
        </SearchLink>
      )}
      <span>{texts.search.perPage}</span>
      {sizes.map((each) => (
        <SearchLink key={each.limit} class={each.limit === limit ? 'chosen' : ''} search={each}>
          {formatNumber(each.limit)}
        </SearchLink>
      ))}
    </nav>
  );
}
