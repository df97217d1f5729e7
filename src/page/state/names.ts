import { memoize } from '../../lib/memoize.ts';

/** Names of languages and regions in one language, from the runtime's CLDR data. */
export interface Names {
  /** Returns the name of a BCP-47 tag: `en-GB` → "British English"; undefined if CLDR lacks the name. */
  readonly ofLanguage: (tag: string) => string | undefined;
  readonly ofRegion: (code: string) => string | undefined;
}

/** Returns the names of languages and regions in a language. */
export const namesIn = memoize((locale: string): Names => {
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return {
    ofLanguage: memoize((tag) => nameOrNone(languages, tag)),
    ofRegion: memoize((code) => nameOrNone(regions, code)),
  };
});

/**
 * Returns the name of a language in that language; undefined if CLDR does not support the language, because `Intl` would then return the
 * name in another language.
 */
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
