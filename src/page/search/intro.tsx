import { useState } from 'preact/hooks';
import { useReader } from '../state/reader.tsx';
import { isWhole, type PageSearch } from '../state/search-url.ts';
import { SearchLink } from './search-link.tsx';

/** Heading of the page. It is shown to a reader who begins without a search, and stays then, so that the search box keeps its place while somebody types. */
export function Intro({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  const [isShown] = useState(isWhole(search));
  return <h1 class={isShown ? 'claim' : 'visually-hidden'}>{texts.site.claim}</h1>;
}

/** Searches to begin with, until there is one. */
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
