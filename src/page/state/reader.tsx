import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { isRightToLeft } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import type { PageLanguage } from '../texts/index.ts';
import { TEXT_LOADERS, type Texts } from '../texts/texts.ts';

/** Reader: the language of the page, with its texts and formats, and with the names of languages, regions and providers in this language. */
export type Reader = ReturnType<typeof createReader>;

/** Names of providers by slug (short name in URLs). */
export type ProviderNames = ReadonlyMap<string, string>;

/** Loads the {@link Reader} (texts, formats and names) of a language of the page. */
export async function loadReader(language: PageLanguage, providers: ProviderNames) {
  return createReader(language, await TEXT_LOADERS[language](), providers);
}

function createReader(language: PageLanguage, texts: Texts, providers: ProviderNames) {
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);
  const createFormat = (options: Intl.DateTimeFormatOptions) => {
    // A format is created at its first use, because browsers take 10 ms for the first, and most pages of the script format no date.
    const format = lazy(() => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
    return (time: string) => format().format(new Date(time));
  };
  const direction: 'ltr' | 'rtl' = isRightToLeft(language) ? 'rtl' : 'ltr';
  return {
    language,
    direction,
    texts,
    providers,
    // Names are memoized, because CLDR takes 10 µs for each name, and a page with all facets shows 676 names.
    names: {
      /** Returns the name of a language by BCP-47 tag, in the page's language: `en-GB` → "British English"; undefined if CLDR lacks the name. */
      ofLanguage: memoize((tag) => nameOfLanguage(tag, language)),
      ofRegion: memoize((code) => nameOfRegion(code, language)),
      /** Returns the name of a provider, or the provider's slug if the name is unknown. */
      ofProvider: (slug: string) => providers.get(slug) ?? slug,
    },
    formatNumber: (value: number) => numbers.format(value),
    formatList: (values: readonly string[]) =>
      lists.format(direction === 'rtl' ? values.map(isolate) : values),
    joinSentences,
    /** Formats the date of an ISO 8601 time, in UTC. */
    formatDate: createFormat({ dateStyle: 'long' }),
    /** Formats the month and year of an ISO 8601 date. */
    formatMonth: createFormat({ month: 'long', year: 'numeric' }),
    /** Formats the date, hour and minute of an ISO 8601 time, in UTC. */
    formatTime: createFormat({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}

/** Joins sentences by spaces. No space follows the full stop of Chinese and Japanese (`。`), because the glyph of the full stop contains a space. */
export function joinSentences(sentences: readonly (string | false)[]): string {
  return sentences.filter(Boolean).join(' ').replaceAll('。 ', '。');
}

/** Puts a text between Unicode isolates (FSI, PDI), because words of the opposite writing direction would otherwise reorder a list. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

const ReaderContext = createContext<Reader | undefined>(undefined);
export const ReaderProvider = ReaderContext.Provider;

/** Returns the {@link Reader} of the page. @throws {Error} outside of a {@link ReaderProvider} */
export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('a component needs a ReaderProvider above it');
  return reader;
}

/** Returns the region subtag of a BCP-47 tag, an ISO 3166 or UN M.49 code: `es-419` → 419; undefined if the tag has no region. */
export function regionOf(tag: string): string | undefined {
  return /-([A-Z]{2}|\d{3})(?=-|$)/.exec(tag)?.[1];
}

/** Returns the name of a language in the language itself: `de` → "Deutsch"; undefined if CLDR lacks the language. */
export function ownNameOf(tag: string): string | undefined {
  return nameOfLanguage(tag, tag);
}
