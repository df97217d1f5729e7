import { useReader } from '../state/reader.tsx';
import type { PageSearch } from '../state/search-url.ts';
import { removeWord } from '../state/search-words.ts';
import { useCount } from '../state/use-count.ts';
import { SearchLink } from './search-link.tsx';

interface FewerWordsProps {
  readonly search: PageSearch;
  /** Words of the search, of which any may be left out. */
  readonly words: readonly string[];
}

/** Links to the same search without one of its words, each with its number of voices. A word without which there is no voice either is not offered. */
export function FewerWords({ search, words }: FewerWordsProps) {
  if (words.length === 0) return null;
  return (
    <ul class="chips fewer-words">
      {words.map((word) => (
        <WithoutWord key={word} search={search} word={word} />
      ))}
    </ul>
  );
}

function WithoutWord({ search, word }: { readonly search: PageSearch; readonly word: string }) {
  const { texts } = useReader();
  const without = { ...search, search: removeWord(search.search, word), offset: 0 };
  const count = useCount(without);
  if (count === 0) return null;
  return (
    <li>
      <SearchLink class="chip-link" search={without}>
        {texts.search.withoutWord(word)}
        <small>{count !== undefined && texts.search.count(count)}</small>
      </SearchLink>
    </li>
  );
}
