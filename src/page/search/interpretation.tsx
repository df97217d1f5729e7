import type { InterpretedWord, Interpretation as Read } from '../../domain/voice-list.ts';
import { useReader } from '../state/reader.tsx';
import type { PageSearch } from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';
import { withoutWord } from './search-words.ts';

interface InterpretationProps {
  readonly search: PageSearch;
  readonly interpretation: Read;
}

/** List of the interpreted words of a search, each with a link to the search without the word. */
export function Interpretation({ search, interpretation }: InterpretationProps) {
  const { words = [], notes = [] } = interpretation;
  // An interpretation that only counts bands has no text here.
  if (words.length + notes.length === 0) return null;
  return (
    <div class="interpretation">
      {words.length > 0 && (
        <ul class="chips">
          {words.map((word) => (
            <WordChip key={word.word} word={word} search={search} />
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} lang="en" dir="ltr">
          {note}
        </p>
      ))}
    </div>
  );
}

function WordChip({ word, search }: { readonly word: InterpretedWord; readonly search: PageSearch }) {
  const { texts, formatList } = useReader();
  const without = withoutWord(search, word.word);
  const isLeft = without.search !== search.search;
  return (
    <li class="chip">
      <span>
        <bdi>{word.word}</bdi> {word.ignored !== undefined && texts.search.leftOut[word.ignored]}
        {word.excluded && texts.search.excluded}
        {word.read_as !== undefined && (
          <>
            {texts.search.readAs} <bdi>{formatList(word.read_as)}</bdi>
          </>
        )}
      </span>
      {isLeft && (
        <SearchLink search={without} label={texts.search.withoutWord(word)}>
          ×
        </SearchLink>
      )}
    </li>
  );
}
