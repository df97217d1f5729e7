import type { ComponentChildren } from 'preact';
import { LanguageLinks } from '../components/language-links.tsx';
import { useReader } from '../state/reader.tsx';
import { type AudioFacts, toAudioObject } from './audio-facts.ts';
import type { PageAssets } from './page-assets.ts';

/** Facts about a page for search engines and link previews. */
interface SharedFacts {
  readonly title: string;
  /** Absolute URL of the page, or its path if the service's own URL is not known. */
  readonly canonical: string;
  /** Absolute URL of the service without a trailing slash; empty if it is not known. */
  readonly base: string;
  /** Recording that the page plays, with an absolute URL. */
  readonly audio?: AudioFacts | undefined;
}

export interface DocumentProps {
  readonly view: string;
  readonly title: string;
  readonly description: string;
  /** Facts for search engines and link previews; absent for an error. */
  readonly shared?: SharedFacts;
  readonly address: string;
  readonly assets: PageAssets;
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  readonly freshness?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The whole HTML document around a view: head, header and footer. */
export function Document({
  view,
  title,
  description,
  shared,
  address,
  assets,
  hosts,
  freshness,
  children,
}: DocumentProps) {
  const { texts, language, direction } = useReader();
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
        <meta property="og:title" content={shared?.title ?? title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        {shared && <SharedLinks {...shared} card={assets.card} />}
        <link rel="icon" type="image/svg+xml" href={assets.icon} />
        <link rel="stylesheet" href={assets.styles} />
        <script type="module" src={assets.script} />
      </head>
      <body data-view={view} data-hosts={JSON.stringify(hosts)}>
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
          {children}
        </main>
        <footer class="site-footer">
          {freshness}
          <LanguageLinks address={address} />
        </footer>
      </body>
    </html>
  );
}

function SharedLinks({ canonical, base, audio, card }: SharedFacts & { readonly card: string }) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {base !== '' && <meta property="og:image" content={base + card} />}
      {audio && <AudioMeta audio={audio} />}
    </>
  );
}

function AudioMeta({ audio }: { readonly audio: AudioFacts }) {
  // A `<` in the data is escaped, because it could end the script element.
  const data = JSON.stringify(toAudioObject(audio)).replaceAll('<', '\\u003c');
  return (
    <>
      <meta property="og:audio" content={audio.url} />
      {audio.media_type !== undefined && <meta property="og:audio:type" content={audio.media_type} />}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}

/**
 * Returns the value of a menu link's `aria-current`: `page` if the link leads to the current page, `true` if it leads to a page above it.
 */
function currentOf(path: string, address: string): 'page' | 'true' | undefined {
  const [here = ''] = address.split('?');
  if (here === path) return 'page';
  return here.startsWith(`${path}/`) ? 'true' : undefined;
}
