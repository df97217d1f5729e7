import { ownNameOf } from '../state/names.ts';
import { useReader } from '../state/reader.tsx';
import { languagePath } from '../state/search-url.ts';
import { PAGE_LANGUAGES } from '../texts/index.ts';

/** Links to the same page in each language. Each link is in its own language, so that users find theirs on a page that they cannot read. */
export function LanguageLinks({ address }: { readonly address: string }) {
  const { texts, language } = useReader();
  return (
    <nav class="languages" aria-label={texts.site.language}>
      <ul>
        {PAGE_LANGUAGES.map((each) => (
          <li key={each}>
            <a
              href={languagePath(address, each)}
              lang={each}
              hreflang={each}
              rel="nofollow"
              aria-current={each === language ? 'true' : undefined}
            >
              {ownNameOf(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
