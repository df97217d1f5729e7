import { useReader } from '../reader.tsx';
import { useSearchActions } from '../search-actions.tsx';
import type { PageSearch, Sort } from '../search-url.ts';

interface ResultHeadProps {
  readonly search: PageSearch;
  readonly total: number;
}

/** Number of voices found, and their order. */
export function ResultHead({ search, total }: ResultHeadProps) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const { sort = 'relevance' } = search;
  return (
    <div class="results-head">
      <h2 id="results-title" tabIndex={-1}>
        {total === 0 ? texts.search.nothing : texts.search.count(total)}
      </h2>
      <button
        type="button"
        class="quiet keys-open"
        aria-haspopup="dialog"
        onClick={() => actions?.showKeys()}
      >
        {texts.keys.open} <kbd>?</kbd>
      </button>
      <label class="sort">
        <span>{texts.search.sort}</span>
        <select
          name="sort"
          value={sort}
          aria-label={texts.search.sort}
          onChange={(event) =>
            actions?.show({ ...search, sort: event.currentTarget.value as Sort, offset: 0 })
          }
        >
          {Object.entries(texts.search.sorts).map(([value, label]) => (
            <option key={value} value={value} selected={value === sort}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
