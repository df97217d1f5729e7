import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { memoize } from '../../lib/memoize.ts';
import { isRightToLeft } from '../../lib/text-direction.ts';
import { type PageLanguage, TEXT_LOADERS } from '../texts/index.ts';
import type { Texts } from '../texts/texts.ts';

/** Language of the page, with its texts, names and formats. */
export type Reader = ReturnType<typeof createReader>;

/** Names of providers by slug. */
export type ProviderNames = ReadonlyMap<string, string>;

/** Loads the {@link Reader} of a language. */
export async function loadReader(language: PageLanguage, providers: ProviderNames) {
  return createReader(language, await TEXT_LOADERS[language](), providers);
}

function createReader(language: PageLanguage, texts: Texts, providers: ProviderNames) {
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const direction: 'ltr' | 'rtl' = isRightToLeft(language) ? 'rtl' : 'ltr';
  return {
    language,
    direction,
    texts,
    providers,
    names: {
      ...namesIn(language),
      /** Returns the name of a provider, or its slug if it has no facts. */
      ofProvider: (slug: string) => providers.get(slug) ?? slug,
    },
    formatNumber: (value: number) => numbers.format(value),
    formatList: (values: readonly string[]) =>
      lists.format(direction === 'rtl' ? values.map(isolate) : values),
    /** Formats the date of an ISO 8601 time, in UTC. */
    formatDate: (time: string) => dates.format(new Date(time)),
    /** Formats the month and year of an ISO 8601 date. */
    formatMonth: (day: string) => months.format(new Date(day)),
    /** Formats the date, hour and minute of an ISO 8601 time, in UTC. */
    formatTime: (time: string) => times.format(new Date(time)),
  };
}

/** Returns a text between Unicode isolates (FSI, PDI), because words of the opposite direction would otherwise reorder a list. */
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

/** Returns functions that name languages and regions in the language `locale`, from the runtime's CLDR data. */
export const namesIn = memoize((locale: string) => {
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return {
    /** Returns the name of a language by its BCP-47 tag: `en-GB` → "British English". Undefined if CLDR lacks the name. */
    ofLanguage: memoize((tag: string) => nameOrNone(languages, tag)),
    ofRegion: memoize((code: string) => nameOrNone(regions, code)),
  };
});

/** Returns a language's own name: `de` → "Deutsch". Undefined if CLDR lacks the language, because `Intl` would name it in another language. */
export const ownNameOf = memoize((tag: string): string | undefined =>
  Intl.DisplayNames.supportedLocalesOf(tag).length > 0 ? namesIn(tag).ofLanguage(tag) : undefined,
);

function nameOrNone(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    // `of` throws a RangeError for a code that is not well-formed, such as a provider's own code.
    return undefined;
  }
}
