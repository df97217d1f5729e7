import type { ComponentChildren } from 'preact';
import { LanguageLinks } from '../components/language-links.tsx';
import { useReader } from '../state/reader.tsx';
import type { PageAssets } from './page-assets.ts';

export interface DocumentProps {
  readonly view: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page, for search engines and link previews; absent for an error. */
  readonly canonical?: string;
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
  canonical,
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
        {canonical !== undefined && <link rel="canonical" href={canonical} />}
        <meta property="og:site_name" content={texts.site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        {canonical !== undefined && <meta property="og:url" content={canonical} />}
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

/**
 * Returns the value of a menu link's `aria-current`: `page` if the link leads to the current page, `true` if it leads to a page above it.
 */
function currentOf(path: string, address: string): 'page' | 'true' | undefined {
  const [here = ''] = address.split('?');
  if (here === path) return 'page';
  return here.startsWith(`${path}/`) ? 'true' : undefined;
}
