import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import { useActions } from '../actions/actions.tsx';
import { useReader } from '../state/reader.tsx';
import { type AnsweredSearch, parseSearch, voicePath } from '../state/search-url.ts';
import { CompletionList, optionId, useCompletions } from './completions.tsx';

export function SearchBox({ search }: Pick<AnsweredSearch, 'search'>) {
  const { texts } = useReader();
  const actions = useActions()?.search;
  return (
    <div class="search-bar">
      <label class="visually-hidden" for="search-text">
        {texts.search.label}
      </label>
      <SearchField search={search} />
      <button
        type="submit"
        class="search-submit"
        onClick={({ currentTarget: { form } }) =>
          actions?.submit(String(new FormData(form ?? undefined).get('search')))
        }
      >
        {texts.search.submit}
      </button>
    </div>
  );
}

/** Text field of the search: an ARIA combobox, in which the field keeps the focus and `aria-activedescendant` names the highlighted completion. */
function SearchField({ search }: Pick<AnsweredSearch, 'search'>) {
  const { texts } = useReader();
  const input = useRef<HTMLInputElement>(null);
  const actions = useActions()?.search;
  const { completions, active, move, complete, close } = useCompletions();
  const isOpen = completions.length > 0;
  useLayoutEffect(() => {
    // The text of the search is written in a layout effect, because a normal effect runs later and could replace text that the user types meanwhile.
    if (input.current && input.current.value.trim() !== search.search) input.current.value = search.search;
  }, [search.search]);

  const choose = (completion: Completion) => {
    close();
    if (completion.kind === 'voice') return location.assign(voicePath(completion.value));
    const { sort, preferred } = search;
    actions?.show({ ...parseSearch(new URLSearchParams(completion.parameters)), sort, preferred });
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = completions[active];
    // If no completion is highlighted, the key Enter keeps its default action, which presses the submit button.
    if (key === 'Enter' && !chosen) return close();
    if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Escape' && isOpen) close();
    // Without the focus in a text field, letters are commands.
    else if (key === 'Escape') input.current?.blur();
    else if (key === 'ArrowDown' && isOpen) move(1);
    else if (key === 'ArrowUp' && isOpen) move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div class="search-field">
      <input
        ref={input}
        id="search-text"
        type="text"
        enterkeyhint="search"
        name="search"
        // A script sets only `defaultValue`, so that rendering does not replace typed text. In the server's HTML, both properties become the attribute `value`.
        {...(actions ? { defaultValue: search.search } : { value: search.search })}
        placeholder={texts.search.placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={MAX_SEARCH_CHARACTERS}
        {...(actions && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': 'completions',
          'aria-autocomplete': 'list',
          'aria-activedescendant': active < 0 ? undefined : optionId(active),
        })}
        onInput={({ currentTarget: { value } }) => {
          actions?.type(value);
          complete(value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <CompletionList completions={completions} active={active} onChoose={choose} />
    </div>
  );
}
