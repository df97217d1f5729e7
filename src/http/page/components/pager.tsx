import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { useReader } from '../reader.tsx';
import { type PageSearch, toPagePath } from '../search-url.ts';

interface PagerProps {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
}

/** Links to the neighbouring pages of a result, with the place of this page. */
export function Pager({ search, answer }: PagerProps) {
  const { texts, formatNumber } = useReader();
  const { offset, limit, total, hasMore } = answer;
  if (offset === 0 && !hasMore) return null;
  const last = Math.min(offset + limit, total);
  return (
    <nav
      class="pager"
      aria-label={texts.search.page(formatNumber(offset + 1), formatNumber(last), formatNumber(total))}
    >
      {offset > 0 && (
        <a rel="prev" href={toPagePath({ ...search, offset: Math.max(0, offset - limit) })}>
          {texts.search.previous}
        </a>
      )}
      <span>{texts.search.page(formatNumber(offset + 1), formatNumber(last), formatNumber(total))}</span>
      {hasMore && (
        <a rel="next" href={toPagePath({ ...search, offset: offset + limit })}>
          {texts.search.next}
        </a>
      )}
    </nav>
  );
}
