import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLatestActions } from '../actions/actions.tsx';
import { type PageSearch, toPagePath } from '../state/search-url.ts';

interface SearchLinkProps {
  readonly search: PageSearch;
  readonly class?: string;
  /** Label of the link for screen readers; absent if the content of the link is clear enough. */
  readonly label?: string;
  readonly rel?: string;
  /** True if the link leads to another page of the same results. */
  readonly isPage?: boolean;
  readonly children: ComponentChildren;
}

/** Link to another search. A click shows the search without loading a page. A click with a modifier key, such as Ctrl, is left to the browser. */
export function SearchLink({ search, class: className, label, rel, isPage, children }: SearchLinkProps) {
  const latest = useLatestActions();
  const link = useRef<HTMLAnchorElement>(null);
  // If a focused link disappears, the next link or the results' heading gets the focus, because browsers would move the focus to the page's start.
  useLayoutEffect(() => {
    const { current } = link;
    return () => {
      if (current !== document.activeElement) return;
      const next = current?.closest('.chip')?.nextElementSibling?.querySelector('a');
      (next ?? document.getElementById('results-title'))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <a
      ref={link}
      class={className}
      href={toPagePath(search)}
      aria-label={label}
      rel={rel}
      onClick={(event) => {
        const actions = latest.current?.search;
        if (!actions || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isPage) actions.turnTo(search);
        else actions.show(search);
      }}
    >
      {children}
    </a>
  );
}
