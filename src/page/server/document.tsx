import type { MetadataResponse } from '../../domain/metadata.ts';
import { type AudioFacts, toAudioObject } from '../facts/audio-facts.ts';
import { listStateOf } from '../facts/providers.ts';
import { ownNameOf, useReader } from '../state/reader.tsx';
import { languagePath } from '../state/search-url.ts';
import { PAGE_LANGUAGES } from '../texts/index.ts';
import type { RenderedView } from '../views/view.ts';
import type { PageAssets } from './page-assets.ts';

/** Facts about a page for search engines and link previews. */
interface SharedFacts {
  /** Absolute URL of the page, or its path if the service's own URL is not known. */
  readonly canonical: string;
  /** Absolute URL of the service without a trailing slash; empty if the URL is not known. */
  readonly base: string;
  /** Recording that the page plays, with an absolute URL. */
  readonly audio?: AudioFacts | undefined;
}

export interface DocumentProps
  extends Pick<RenderedView, 'title' | 'description' | 'sharedTitle' | 'content'> {
  readonly view: string;
  /** Facts about the page for search engines and link previews; absent for an error page. */
  readonly shared?: SharedFacts;
  readonly address: string;
  readonly assets: PageAssets;
  /** Hosts of samples, by the provider's slug (short name), for the titles of play buttons; absent for a page without play buttons. */
  readonly hosts?: Readonly<Record<string, readonly string[]>>;
  readonly metadata: MetadataResponse | undefined;
}

/** HTML document around a view (the content of a page): head, header and footer. */
export function Document(props: DocumentProps) {
  const { view, title, description, sharedTitle = title, content } = props;
  const { shared, address, assets, hosts, metadata } = props;
  const { texts, language, direction, providers } = useReader();
  const isSearch = view === 'search';
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:site_name" content={texts.site.name} />
        <meta property="og:title" content={sharedTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        {shared && <SharedLinks {...shared} card={assets.card} />}
        <link rel="icon" type="image/svg+xml" href={assets.icon} />
        <link rel="stylesheet" href={assets.styles} />
        <script type="module" src={assets.page} />
      </head>
      <body
        data-view={view}
        data-hosts={hosts && JSON.stringify(hosts)}
        data-providers={hosts && JSON.stringify([...providers])}
      >
        <a class="skip" href={isSearch ? '#results-title' : '#main'}>
          {isSearch ? texts.site.skip : texts.site.skipToContent}
        </a>
        <header class="site-header">
          <a class="site-name" href="/">
            {texts.site.name}
          </a>
          <nav class="site-links" aria-label={texts.site.menu}>
            {(['favourites', 'docs', 'status'] as const).map((each) => (
              <a key={each} href={`/${each}`} aria-current={currentOf(`/${each}`, address)}>
                {texts.site[each]}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <footer class="site-footer">
          {metadata && <Freshness metadata={metadata} />}
          <LanguageLinks address={address} />
        </footer>
      </body>
    </html>
  );
}

function SharedLinks({ canonical, base, audio, card }: SharedFacts & { readonly card: string }) {
  // Each `<` in the data is escaped, because a `</script>` in the data would end the script element.
  const data = audio?.url && JSON.stringify(toAudioObject(audio)).replaceAll('<', '\\u003c');
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {base !== '' && <meta property="og:image" content={base + card} />}
      {audio?.url && <meta property="og:audio" content={audio.url} />}
      {audio?.url && audio.media_type && <meta property="og:audio:type" content={audio.media_type} />}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  );
}

/** Returns the attribute `aria-current` of a menu link: `page` if the link leads to the current page, `true` for its parent page, otherwise undefined. */
function currentOf(path: string, address: string): 'page' | 'true' | undefined {
  const [here = ''] = address.split('?');
  if (here === path) return 'page';
  return here.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Footer line with the number and date of the voices, the providers with stale (outdated) voice lists, the number of lists bundled with the program, and links to all voices as files. */
function Freshness({ metadata }: { readonly metadata: MetadataResponse }) {
  const { texts, names, formatList, formatDate, formatMonth } = useReader();
  const { total_voices, stats, updated_at, provider_status } = metadata;
  const stale = provider_status.filter((each) => listStateOf(each) === 'stale');
  const staleNames = stale.map(({ provider }) => names.ofProvider(provider));
  const bundled = provider_status.filter(({ source }) => source === 'bundled').length;
  // If all voice lists are bundled with the program, the line shows the lists' dates, because the catalog's date would make old lists look new.
  const days = provider_status.flatMap(({ source, listed_on }) => (source === 'bundled' && listed_on) || []);
  const areBundled = days.length > 0 && bundled === provider_status.length;
  const [from = '', to = ''] = [days.toSorted()[0], days.toSorted().at(-1)].map(
    (day) => day && formatMonth(day),
  );
  const counts = { voices: total_voices, providers: stats.total_providers };
  return (
    <p class="freshness">
      <a href="/status">
        {areBundled
          ? texts.site.bundled({ ...counts, from, to, months: from === to ? 'other' : 'several' })
          : texts.site.freshness({ ...counts, date: formatDate(updated_at) })}
      </a>
      {stale.length > 0 && ` ${texts.site.stale({ providers: formatList(staleNames) })}`}
      {bundled > 0 && !areBundled && ` ${texts.status.bundled({ providers: bundled })}`}
      <span>
        {texts.site.download}
        {['csv', 'ndjson'].map((format) => (
          <a key={format} href={`/v1/voices.${format}`}>
            {format.toUpperCase()}
          </a>
        ))}
      </span>
    </p>
  );
}

/** Links to the page in each language. Each link has the language's own name (`Deutsch`), because readers of the language know this name on any page. */
function LanguageLinks({ address }: Pick<DocumentProps, 'address'>) {
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
