import type { InterpretedWord, Interpretation as Read } from '../../../domain/voice-list.ts';
import { useReader } from '../reader.tsx';
import { useSearchActions } from '../search-actions.tsx';
import { type PageSearch, toPagePath } from '../search-url.ts';

interface InterpretationProps {
  readonly search: PageSearch;
  readonly interpretation: Read;
}

/** How the words of a search were read, each with a link to the search without the word. */
export function Interpretation({ search, interpretation }: InterpretationProps) {
  const { words = [], notes = [] } = interpretation;
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
  const actions = useSearchActions();
  const without = { ...search, search: removeWord(search.search, word.word), offset: 0 };
  const isLeft = without.search !== search.search;
  return (
    <li class="chip">
      <span>
        <bdi>{word.word}</bdi> {word.ignored !== undefined && texts.search.leftOut}
        {word.excluded && texts.search.excluded}
        {word.read_as !== undefined && (
          <>
            {texts.search.readAs} <bdi>{formatList(word.read_as)}</bdi>
          </>
        )}
      </span>
      {isLeft && (
        <a
          href={toPagePath(without)}
          aria-label={texts.search.without(word.word)}
          onClick={(event) => {
            if (!actions) return;
            event.preventDefault();
            actions.show(without);
          }}
        >
          ×
        </a>
      )}
    </li>
  );
}

/** Removes a word as it was looked up, without case and diacritics, from the text as it was typed. The text stays if no word is alike. */
function removeWord(text: string, word: string): string {
  const fold = (each: string) => each.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = text.split(/\s+/);
  const parts = word.split(' ').map(fold);
  return words.filter((each) => !parts.includes(fold(each))).join(' ');
}
