import { memoize } from './memoize.ts';

/** Regions whose short CLDR name is used, because the long one names another country: Hong Kong SAR China → Hong Kong. */
const SHORT_NAMED: ReadonlySet<string> = new Set(['HK', 'MO']);

/** Returns whether CLDR has names in a language. Without them, `Intl` would give names in the language of this host. */
const hasNamesIn = memoize((language) => Intl.DisplayNames.supportedLocalesOf(language).length > 0);

/** `Intl.DisplayNames` by language and options, because creating one takes far longer than asking it. */
const cache = new Map<string, Intl.DisplayNames>();

/** Style of a CLDR name. For en-GB, `dialect` is British English, `standard` is English (United Kingdom) or, if `short`, English (UK). */
type NameStyle = Pick<Intl.DisplayNamesOptions, 'languageDisplay' | 'style'>;

/** Returns the CLDR name of a language tag in another language, undefined if CLDR lacks it. */
export function nameOfLanguage(
  tag: string,
  inLanguage: string,
  { languageDisplay = 'dialect', style = 'long' }: NameStyle = {},
): string | undefined {
  if (!hasNamesIn(inLanguage)) return undefined;
  return namesIn(inLanguage, { type: 'language', languageDisplay, style }).of(tag);
}

/** Returns the CLDR name of an ISO 3166 region in another language, undefined if CLDR lacks it. */
export function nameOfRegion(region: string, inLanguage: string): string | undefined {
  if (!hasNamesIn(inLanguage)) return undefined;
  const style = SHORT_NAMED.has(region) ? 'short' : 'long';
  return namesIn(inLanguage, { type: 'region', style }).of(region);
}

/** Returns the CLDR names in a language, without a fallback to the code. */
export function namesIn(
  language: string,
  options: Omit<Intl.DisplayNamesOptions, 'fallback'>,
): Intl.DisplayNames {
  const key = [language, ...Object.values(options)].join();
  const names = cache.get(key) ?? new Intl.DisplayNames([language], { ...options, fallback: 'none' });
  cache.set(key, names);
  return names;
}
