import { useEffect, useState } from 'preact/hooks';
import { useSearchActions } from './search-actions.tsx';
import { type PageSearch, toPagePath } from './search-url.ts';

/** Returns the number of voices that a search finds, which a script asks for if it is not known. */
export function useCount(search: PageSearch, known?: number): number | undefined {
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
