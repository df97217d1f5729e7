import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import { FACET_PARAMETERS } from '../../domain/facet-parameters.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query-limits.ts';
import { fold } from '../../lib/fold.ts';
import { useReader } from '../state/reader.tsx';
import { useSearchActions } from '../state/search-actions.tsx';
import type { PageSearch } from '../state/search-url.ts';
import { CompletionList, optionId } from './completion-list.tsx';

/** Text of the search with completions below: a combobox of the ARIA Authoring Practices, whose list has the focus by description. */
export function SearchBox({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  const actions = useSearchActions();
  const input = useRef<HTMLInputElement>(null);
  const { completions, complete, close } = useCompletions();
  const [active, setActive] = useState(-1);
  const isOpen = completions.length > 0;

  // Before the next letter can be typed, so that a text that somebody is typing is not replaced by an older search.
  useLayoutEffect(() => {
    if (input.current && input.current.value.trim() !== search.search) input.current.value = search.search;
  }, [search.search]);

  const choose = (completion: Completion) => {
    close();
    setActive(-1);
    actions?.show(applyCompletion(search, completion));
    input.current?.focus();
  };

  const press = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    const chosen = completions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The place after the last completion is the text itself.
      setActive(((active + 1 + step + completions.length + 1) % (completions.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter' && actions) {
      close();
      actions.submit(event.currentTarget.value);
    } else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return (
    <div class="search-bar">
      <label class="visually-hidden" for="search-text">
        {texts.search.label}
      </label>
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
          {...(actions && {
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': 'completions',
            'aria-autocomplete': 'list',
            'aria-activedescendant': active < 0 ? undefined : optionId(active),
          })}
          onInput={(event) => {
            setActive(-1);
            actions?.type(event.currentTarget.value);
            complete(event.currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={close}
        />
        <CompletionList completions={completions} active={active} onChoose={choose} />
      </div>
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

/** Completions of the text that is being typed. Answers to an older text are dropped. */
function useCompletions() {
  const actions = useSearchActions();
  const [completions, setCompletions] = useState<readonly Completion[]>([]);
  const request = useRef(new AbortController());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(pause.current);
    request.current.abort();
    setCompletions([]);
  };
  const complete = (text: string) => {
    clearTimeout(pause.current);
    request.current.abort();
    if (text.trim() === '') return setCompletions([]);
    // A value that is typed to its end is shown already, and what it begins is, too.
    const begun = completions.filter(({ label }) => fold(label).startsWith(fold(text)));
    if (begun.some(({ label }) => fold(label) === fold(text))) return setCompletions(begun);
    const asking = new AbortController();
    request.current = asking;
    pause.current = setTimeout(async () => {
      const found = (await actions?.complete(text, asking.signal)) ?? [];
      if (!asking.signal.aborted) setCompletions(found);
    }, actions?.pauseMs());
  };
  return { completions, complete, close };
}
