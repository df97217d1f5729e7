import type { ComponentChildren } from 'preact';
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
  return (
    <a
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
