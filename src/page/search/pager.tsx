import { useReader } from '../state/reader.tsx';
import type { AnsweredSearch } from '../state/search-actions.tsx';
import { SearchLink } from './search-link.tsx';

/** Links to the previous and next page of a result, with the position of this page. */
export function Pager({ search, answer }: AnsweredSearch) {
  const { texts, formatNumber } = useReader();
  const { offset, limit, total, hasMore } = answer;
  if (offset === 0 && !hasMore) return null;
  const last = Math.min(offset + limit, total);
  const place = texts.search.page({
    from: formatNumber(offset + 1),
    to: formatNumber(last),
    total: formatNumber(total),
  });
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
    </nav>
  );
}
