import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import { useReader } from '../state/reader.tsx';
import { useSearchActions } from '../state/search-actions.tsx';
import type { PageSearch } from '../state/search-url.ts';
import { CompletionList, optionId, useCompletions } from './completions.tsx';

/** Search field with the submit button. */
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

/**
 * Text field with completions: a combobox of the ARIA Authoring Practices. The field keeps the focus, and `aria-activedescendant` names the
 * active option.
 */
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
        // On the server, `value` and `defaultValue` both become the attribute `value`.
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

/**
 * Writes the text of a search to the field in a layout effect, because a later effect could replace text that the user has typed meanwhile.
 */
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

/** Returns the search that results from a completion: its filters are added, and its word is removed from the text. */
function applyCompletion(search: PageSearch, { parameters }: Completion): PageSearch {
  const filters = { ...search.filters };
  for (const parameter of Object.values(FACET_PARAMETERS)) {
    const value = parameters[parameter];
    if (value !== undefined) filters[parameter] = value.split(',');
  }
  const { ids, search: text = '' } = parameters;
  return { ...search, search: ids === undefined ? text : `${ids.split(',')[0]}`, filters, offset: 0 };
}
