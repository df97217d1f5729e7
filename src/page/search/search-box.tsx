import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import { useReader } from '../state/reader.tsx';
import { useSearchActions } from '../state/search-actions.tsx';
import type { PageSearch } from '../state/search-url.ts';
import { CompletionList, optionId } from './completion-list.tsx';
import { useCompletions } from './use-completions.ts';

/** Text of the search, with the button that sends it. */
export function SearchBox({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="search-bar">
      <label class="visually-hidden" for="search-text">
        {texts.search.label}
      </label>
      <SearchField search={search} input={input} />
      <button
        type="submit"
        class="search-submit"
        onClick={() => input.current && actions?.submit(input.current.value)}
      >
        {texts.search.submit}
      </button>
    </div>
  );
}

interface SearchFieldProps {
  readonly search: PageSearch;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Text with completions below: a combobox of the ARIA Authoring Practices, whose list has the focus by description. */
function SearchField({ search, input }: SearchFieldProps) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const { completions, active, move, complete, close } = useCompletions();
  const isOpen = completions.length > 0;
  useTextOf(search, input);

  const choose = (completion: Completion) => {
    close();
    actions?.show(applyCompletion(search, completion));
    input.current?.focus();
  };
  /** Returns the action of a key; undefined if the key belongs to the browser. */
  const actionOf = (key: string, text: string): (() => void) | undefined => {
    const chosen = completions[active];
    if (key === 'Enter' && chosen) return () => choose(chosen);
    if (key === 'Enter' && actions)
      return () => {
        close();
        actions.submit(text);
      };
    if (!isOpen) return undefined;
    if (key === 'Escape') return close;
    return key === 'ArrowDown' || key === 'ArrowUp' ? () => move(key === 'ArrowDown' ? 1 : -1) : undefined;
  };

  return (
    <div class="search-field">
      <input
        ref={input}
        id="search-text"
        type="text"
        enterkeyhint="search"
        name="search"
        // Both become the attribute value on the server.
        {...(actions ? { defaultValue: search.search } : { value: search.search })}
        placeholder={texts.search.placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={MAX_SEARCH_CHARACTERS}
        {...(actions && describeCombobox(isOpen, active))}
        onInput={({ currentTarget: { value } }) => {
          actions?.type(value);
          complete(value);
        }}
        onKeyDown={(event) => {
          const act = actionOf(event.key, event.currentTarget.value);
          if (act) event.preventDefault();
          act?.();
        }}
        onBlur={close}
      />
      <CompletionList completions={completions} active={active} onChoose={choose} />
    </div>
  );
}

/** Shows the text of a search before the next letter can be typed, so that a text that somebody is typing is not replaced by an older search. */
function useTextOf({ search }: PageSearch, input: SearchFieldProps['input']): void {
  useLayoutEffect(() => {
    if (input.current && input.current.value.trim() !== search) input.current.value = search;
  }, [input, search]);
}

function describeCombobox(isOpen: boolean, active: number) {
  return {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': 'completions',
    'aria-autocomplete': 'list',
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
  } as const;
}

/** Returns the search that a completion stands for. A chosen filter is added to the others, and its word leaves the text. */
function applyCompletion(search: PageSearch, { parameters }: Completion): PageSearch {
  const filters = { ...search.filters };
  for (const parameter of Object.values(FACET_PARAMETERS)) {
    const value = parameters[parameter];
    if (value !== undefined) filters[parameter] = value.split(',');
  }
  const { ids, search: text = '' } = parameters;
  return { search: ids === undefined ? text : `${ids.split(',')[0]}`, filters, sort: search.sort, offset: 0 };
}
