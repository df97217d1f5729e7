import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../state/reader.tsx';
import { useSearchActions } from '../state/search-actions.tsx';
import { type PageSearch, toPagePath } from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';

interface CountedLinkProps {
  readonly search: PageSearch;
  /** Number of voices that the search finds, if it is known. */
  readonly known?: number | undefined;
  /** True if a search that finds nothing is not offered. */
  readonly mustFind?: boolean;
  readonly children: ComponentChildren;
}

/** Link to another search in a list, with the number of voices that it finds. */
export function CountedLink({ search, known, mustFind = false, children }: CountedLinkProps) {
  const { texts } = useReader();
  const voices = useCount(search, known);
  if (mustFind && voices === 0) return null;
  return (
    <li>
      <SearchLink class="chip-link" search={search}>
        {children}
        <small>{voices !== undefined && texts.search.count({ voices })}</small>
      </SearchLink>
    </li>
  );
}

/** Returns the number of voices that a search finds, which a script asks for if it is not known. */
function useCount(search: PageSearch, known?: number): number | undefined {
  const actions = useSearchActions();
  const [total, setTotal] = useState(known);
  const path = toPagePath(search);
  useEffect(() => {
    if (known !== undefined || !actions) return;
    const asking = new AbortController();
    setTotal(undefined);
    void actions.count(search, asking.signal).then((count) => !asking.signal.aborted && setTotal(count));
    return () => asking.abort();
    // The path stands for the search, which is another object at each rendering.
  }, [actions, known, path]);
  return total;
}
