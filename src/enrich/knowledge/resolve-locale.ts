import { loadDataFile } from '../../lib/data-set.ts';
import { likelyOf, localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { COUNTRIES } from '../../vocabulary/facets.ts';
import { VendorLocales } from '../../vocabulary/wording-data-sets.ts';
import { localeOfName, scriptOfName } from './named-locale.ts';
import { isSpokenIn } from './nations.ts';
import { isLanguageSubtag, isRegionSubtag, isVariantSubtag, withoutExtlang } from './subtags.ts';

/** Canonical BCP-47 tag of a provider's locale, with the dialect that the locale may name: `es-MX-norteno` → `es-MX`, `norteno`. */
export interface ResolvedLocale {
  readonly tag: string;
  /** Accent that the directory publishes, if the table `VENDOR_LOCALES` has one for the provider's locale code: `Welsh` for `en-gb-wls`. */
  readonly accent?: string | undefined;
  /** Dialect as the provider writes it (`norteno`), if the table `VENDOR_LOCALES` lacks the provider's locale code. */
  readonly dialect?: string;
  /** Region in the provider's code that the IANA registry does not list: `VZ`. The field `tag` omits an unregistered region. */
  readonly unknownRegion?: string;
}

/** Resolved locales of non-standard codes. A key is `provider:code`, or the code alone. A key with a provider takes precedence over the code alone. */
const VENDOR_LOCALES: ReadonlyMap<string, ResolvedLocale> = new Map(
  Object.entries(loadDataFile(VendorLocales)),
);

/** CLDR's codes for test regions (`XA`, `XB`) and an unknown region (`ZZ`). Language tags and reports omit the codes of pseudo regions. */
const PSEUDO_REGIONS: ReadonlySet<string> = new Set(['XA', 'XB', 'ZZ']);

/** Pattern that finds the region in a locale code as the provider writes it: `UK` in `uk-UK`. */
const WRITTEN_REGION = /^(?<language>[a-z]{2,3})(?:-[a-z]{4})?-(?<region>[a-z]{2})(?=-|$)/i;

/** Pattern of a variant subtag (RFC 5646, section 2.1): five to eight letters or digits, or four characters that begin with a digit. */
const VARIANT = /^(?:[a-z\d]{5,8}|\d[a-z\d]{3})$/;

/** Pattern of a script's name in a locale code: `cyrillic` in `azj-script_cyrillic`. */
const NAMED_SCRIPT = /-script-([a-z]+)/i;

/** Pattern of a code that may begin with a country code in place of a language code: `jp`, `cn-TW`. */
const CODE = /^(?<country>[a-z]{2})(?:-(?<region>[a-z]{2}))?$/i;

/** Maximum number of UTF-16 code units read from a locale code; providers' codes have fewer than forty. */
const MAX_CODE_LENGTH = 80;

/** Resolver of each provider's codes. Results are cached, because many voices of a provider share a code, and `Intl.Locale` is slow. */
const resolverOf = memoize((provider) => memoize((raw) => ({ locale: resolve(raw, provider) })));

/** Resolves a provider's locale code or language name to a BCP-47 tag: `pt_br` → `pt-BR`, `Portuguese (Brazil)` → `pt-BR`. */
export function resolveLocale(raw: string, provider: string): ResolvedLocale | undefined {
  return resolverOf(provider)(raw).locale;
}

/** Adds a region to a BCP-47 tag without region, if the language is spoken there: `en` with `IE` → `en-IE`, `en` with `IT` → `en`. */
export function withRegion(tag: string, region: string | undefined): string {
  const { language, region: ownRegion } = localeOf(tag);
  if (!region || ownRegion || !isSpokenIn(language, region)) return tag;
  return new Intl.Locale(tag, { region }).toString();
}

function resolve(raw: string, provider: string): ResolvedLocale | undefined {
  const code = raw
    .trim()
    .slice(0, MAX_CODE_LENGTH)
    .replaceAll('_', '-')
    .replace(NAMED_SCRIPT, toScriptSubtag);
  const key = code.toLowerCase();
  return (
    VENDOR_LOCALES.get(`${provider}:${key}`) ??
    VENDOR_LOCALES.get(key) ??
    canonicalize(withoutExtlang(code)) ??
    canonicalize(localeOfCountryCode(code) ?? '') ??
    resolveName(raw)
  );
}

function toScriptSubtag(written: string, name: string): string {
  const script = scriptOfName(name);
  return script ? `-${script}` : written;
}

/** Returns the canonical BCP-47 tag without extensions. Malformed subtags at the end are cut off: `en-us-(beta)` → `en-US`. */
function canonicalize(code: string): ResolvedLocale | undefined {
  for (let end = code.length; end > 0; end = code.lastIndexOf('-', end - 1)) {
    const locale = parseTag(code.slice(0, end));
    if (locale) return locale;
  }
  return undefined;
}

/**
 * Returns the locale of a code that begins with a country code in place of a language code: `jp` → `ja-JP`, `cn-TW` → `zh-TW`, with CLDR's likely
 * language of the country. The result is undefined if the code begins with a language code: `uk` is Ukrainian, `br` is Breton. The table
 * `VENDOR_LOCALES` lists language codes that stand for countries.
 */
function localeOfCountryCode(code: string): string | undefined {
  const { country = '', region = country } = CODE.exec(code)?.groups ?? {};
  if (isLanguageSubtag(country.toLowerCase()) || !COUNTRIES.has(country.toUpperCase())) return undefined;
  return `${likelyOf(`und-${country}`).language}-${region.toUpperCase()}`;
}

/** Resolves the name of a language (`Deutsch`, `Portuguese (Brazil)`) to a BCP-47 tag. */
function resolveName(name: string): ResolvedLocale | undefined {
  const { language, script, region } = localeOfName(name) ?? {};
  if (language === undefined) return undefined;
  return { tag: withRegion(script ? `${language}-${script}` : language, region) };
}

function parseTag(code: string): ResolvedLocale | undefined {
  return orUndefined(() => {
    const { baseName, language, region } = new Intl.Locale(code);
    if (!isLanguageSubtag(language)) return undefined;
    if (!region) return splitDialect(baseName);
    const isRepetition = isRepeated(code, language, region);
    if (isRegionSubtag(region) && !isRepetition) return splitDialect(baseName);
    const locale = splitDialect(baseName.replace(`-${region}`, ''));
    return isRepetition || PSEUDO_REGIONS.has(region) ? locale : { ...locale, unknownRegion: region };
  });
}

/** Reports whether a region only repeats the language (`uk-UK`, `ar-AR`): both codes are equal, and the language is not spoken in the region. */
function isRepeated(code: string, language: string, region: string): boolean {
  const written = WRITTEN_REGION.exec(code)?.groups;
  const isSame = written?.language?.toLowerCase() === written?.region?.toLowerCase();
  return written !== undefined && isSame && !isSpokenIn(language, region);
}

/** Splits off a tag the unregistered variant subtags, which providers use to name dialects: `es-MX-norteno` → `es-MX`, `norteno`. */
function splitDialect(tag: string): ResolvedLocale {
  const subtags = tag.split('-');
  const dialects = subtags.filter(
    (subtag, index) => index > 0 && VARIANT.test(subtag) && !isVariantSubtag(subtag),
  );
  if (dialects.length === 0) return { tag };
  const rest = subtags.filter((subtag) => !dialects.includes(subtag));
  return { tag: rest.join('-'), dialect: dialects.join(' ') };
}
