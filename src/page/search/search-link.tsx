import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSearchActions } from '../actions/actions.tsx';
import { type PageSearch, toPagePath } from '../state/search-url.ts';

interface SearchLinkProps {
  readonly search: PageSearch;
  readonly class?: string;
  /** Label for screen readers, if the content alone is too short. */
  readonly label?: string;
  readonly rel?: string;
  /** True if the link leads to another page of the same result. */
  readonly isPage?: boolean;
  readonly children: ComponentChildren;
}

/** Link to another search. A click shows the search without loading a page. With a modifier key (Ctrl), the browser follows the link itself. */
export function SearchLink({ search, class: className, label, rel, isPage, children }: SearchLinkProps) {
  const actions = useSearchActions();
  const link = useRef<HTMLAnchorElement>(null);
  // A link that disappears with a filter or a word passes its focus on. Browsers would move the focus to the start of the page.
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
