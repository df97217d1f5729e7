import { useReader } from '../state/reader.tsx';
import type { PageSearch } from '../state/search-url.ts';
import { CountedLink } from './counted-link.tsx';
import { withoutWord } from './search-words.ts';

interface FewerWordsProps {
  readonly search: PageSearch;
  readonly words: readonly string[];
}

/** Links to the same search without one of its words, each with its number of voices. A link whose search finds no voice is hidden. */
export function FewerWords({ search, words }: FewerWordsProps) {
  const { texts } = useReader();
  if (words.length === 0) return null;
  return (
    <ul class="chips fewer-words">
      {words.map((word) => (
        <CountedLink key={word} search={withoutWord(search, word)} mustFind>
          {texts.search.withoutWord({ word })}
        </CountedLink>
      ))}
    </ul>
  );
}
