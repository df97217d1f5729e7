import { memoize } from './memoize.ts';
import { orUndefined } from './or-undefined.ts';

/** Regions whose short CLDR name is used, because the long name contains that of another country: Hong Kong SAR China → Hong Kong. */
const SHORT_NAMED: ReadonlySet<string> = new Set(['HK', 'MO']);

/** Reports whether CLDR has names in a language. For any other language, `Intl` would return names in the machine's default language. */
const hasNamesIn = memoize((language) => Intl.DisplayNames.supportedLocalesOf(language).length > 0);

/** Cache of `Intl.DisplayNames` by language and options. Instances are kept, because creating one takes far longer than looking up a name. */
const cache = new Map<string, Intl.DisplayNames>();

/** Style of a name. `en-GB` is "British English" as `dialect`, "English (United Kingdom)" as `standard`, "English (UK)" if `short` too. */
type NameStyle = Pick<Intl.DisplayNamesOptions, 'languageDisplay' | 'style'>;

type NameOptions = Omit<Intl.DisplayNamesOptions, 'fallback'>;

/** Returns the tags under which CLDR has a language's names. Chinese has two tags: `zh` (simplified: 台湾) and `zh-Hant` (traditional: 台灣). */
export function writtenForms(language: string): readonly string[] {
  return language === 'zh' ? ['zh', 'zh-Hant'] : [language];
}

/** Returns the CLDR name of a BCP-47 tag in the language `inLanguage`: `de` in `fr` → allemand; undefined if CLDR lacks the name. */
export function nameOfLanguage(
  tag: string,
  inLanguage: string,
  { languageDisplay = 'dialect', style = 'long' }: NameStyle = {},
): string | undefined {
  return nameOrNone(inLanguage, { type: 'language', languageDisplay, style }, tag);
}

/** Returns the CLDR name of an ISO 3166 region in the language `inLanguage`: `DE` in `fr` → Allemagne; undefined if CLDR lacks the name. */
export function nameOfRegion(region: string, inLanguage: string): string | undefined {
  const style = SHORT_NAMED.has(region) ? 'short' : 'long';
  return nameOrNone(inLanguage, { type: 'region', style }, region);
}

function nameOrNone(language: string, options: NameOptions, code: string): string | undefined {
  if (!hasNamesIn(language)) return undefined;
  // `of` throws a RangeError for a code that is not well-formed, such as a provider's own code.
  return orUndefined(() => namesIn(language, options).of(code));
}

/** Returns the `Intl.DisplayNames` of a language. Its method `of` returns undefined for a name that CLDR lacks. */
export function namesIn(language: string, options: NameOptions): Intl.DisplayNames {
  const key = [language, ...Object.values(options)].join();
  const names = cache.get(key) ?? new Intl.DisplayNames([language], { ...options, fallback: 'none' });
  cache.set(key, names);
  return names;
}
