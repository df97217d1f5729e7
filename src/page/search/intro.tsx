import { useState } from 'preact/hooks';
import { useReader } from '../state/reader.tsx';
import { isWhole, type PageSearch } from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';

/**
 * Heading of the page, visible if the first search is empty. A visible heading stays visible, so that the search box does not move while
 * the user types.
 */
export function Intro({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  const [isShown] = useState(isWhole(search));
  return <h1 class={isShown ? 'claim' : 'visually-hidden'}>{texts.site.claim}</h1>;
}

/** Example searches, shown until the user searches. */
export function Examples({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  if (!isWhole(search)) return null;
  return (
    <div class="examples">
      <span id="examples-title">{texts.search.examplesTitle}</span>
      <ul class="examples-list" aria-labelledby="examples-title">
        {Object.values(texts.search.examples).map((example) => (
          <li key={example}>
            <SearchLink search={{ search: example, filters: {}, offset: 0 }}>{example}</SearchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
