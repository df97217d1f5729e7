import { memoize } from '../../lib/memoize.ts';

/** Names of languages and regions in one language of the reader, from the CLDR data of the runtime. */
export interface Names {
  /** Returns the name of a BCP-47 tag: `en-GB` → "British English"; undefined for one that CLDR does not name. */
  readonly ofLanguage: (tag: string) => string | undefined;
  readonly ofRegion: (code: string) => string | undefined;
}

/** Returns the names in a language. */
export const namesIn = memoize((locale: string): Names => {
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return {
    ofLanguage: memoize((tag) => nameOrNone(languages, tag)),
    ofRegion: memoize((code) => nameOrNone(regions, code)),
  };
});

/** Returns the name of a language in the language itself; undefined if CLDR has none, in which case it would answer in another language. */
export const ownNameOf = memoize((tag: string): string | undefined =>
  Intl.DisplayNames.supportedLocalesOf(tag).length > 0 ? namesIn(tag).ofLanguage(tag) : undefined,
);

function nameOrNone(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    // A code of another form than CLDR's, such as a provider's own.
    return undefined;
  }
}
