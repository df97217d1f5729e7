import type { Suggestions as Suggested } from '../../domain/voice-list.ts';
import { useReader } from '../state/reader.tsx';
import { countFilters, type PageSearch, WHOLE, withoutFilters } from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';
import { Suggestions } from './suggestions.tsx';

interface EmptyResultProps {
  readonly search: PageSearch;
  readonly suggestions: Suggested | undefined;
}

/** Suggestions and links for a search that found no voice. */
export function EmptyResult({ search, suggestions }: EmptyResultProps) {
  const { texts } = useReader();
  return (
    <div class="no-voices">
      <p>{texts.search.emptyHint}</p>
      {suggestions && <Suggestions search={search} suggestions={suggestions} />}
      <p class="empty-links">
        {countFilters(search) > 0 && (
          <SearchLink search={withoutFilters(search)}>{texts.search.clearAll}</SearchLink>
        )}
        <SearchLink search={WHOLE}>{texts.search.showAll}</SearchLink>
      </p>
    </div>
  );
}
