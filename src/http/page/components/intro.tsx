import { useReader } from '../reader.tsx';
import type { PageSearch } from '../search-url.ts';
import { SearchLink } from './search-link.tsx';

/** Heading of the page. It is shown, with searches to begin with, until there is a search; after that the voices need the room. */
export function Intro({ search }: { readonly search: PageSearch }) {
  const { texts } = useReader();
  if (search.search !== '' || Object.keys(search.filters).length > 0 || search.offset > 0)
    return <h1 class="visually-hidden">{texts.site.claim}</h1>;
  return (
    <div class="intro">
      <h1>{texts.site.claim}</h1>
      <ul class="examples">
        {texts.search.examples.map((example) => (
          <li key={example}>
            <SearchLink search={{ search: example, filters: {}, offset: 0 }}>{example}</SearchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
