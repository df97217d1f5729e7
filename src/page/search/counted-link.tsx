import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../state/reader.tsx';
import { useSearchActions } from '../state/search-actions.tsx';
import { type PageSearch, toPagePath } from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';

interface CountedLinkProps {
  readonly search: PageSearch;
  /** Number of voices that the search finds; undefined to request the number. */
  readonly known?: number | undefined;
  /** True to hide the link if the search finds no voice. */
  readonly mustFind?: boolean;
  readonly children: ComponentChildren;
}

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

/** Returns the number of voices that a search finds; requested by the script if `known` is undefined. */
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
    // The dependency is `path` instead of `search`, because `search` is a new object at each rendering.
  }, [actions, known, path]);
  return total;
}
