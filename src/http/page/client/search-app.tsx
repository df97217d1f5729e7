import type { TargetedEvent } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  FILTERS,
  type FilterParameter,
  type PageSearch,
  readSearch,
  toggleFilter,
  toPagePath,
} from '../search-url.ts';
import { SearchView, type SearchViewProps } from '../views/search-view.tsx';
import { askAnswer } from './ask-answer.ts';

/** The search with a script: it asks the API as the reader chooses, and keeps the address of the page up to date. */
export function SearchApp(first: SearchViewProps) {
  const [shown, setShown] = useState(first);
  const asked = useRef<AbortController>(undefined);

  const show = useCallback(async (search: PageSearch) => {
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    const answer = await askAnswer(search, asking.signal);
    if (!asking.signal.aborted) setShown({ search, answer });
  }, []);

  useEffect(() => {
    const restore = () => void show(readSearch(new URLSearchParams(location.search)));
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [show]);

  const choose = ({ target }: TargetedEvent<HTMLElement, Event>) => {
    if (!(target instanceof HTMLInputElement) || !isFilter(target.name)) return;
    const search = toggleFilter(shown.search, target.name, target.value);
    history.pushState(null, '', toPagePath(search));
    void show(search);
  };

  return (
    <div onChange={choose}>
      <SearchView {...shown} />
    </div>
  );
}

function isFilter(name: string): name is FilterParameter {
  return Object.values(FILTERS).some((parameter) => parameter === name);
}
