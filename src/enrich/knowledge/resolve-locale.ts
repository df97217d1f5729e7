import { LRUCache } from 'lru-cache';
import { VENDOR_LOCALES } from '../tables/vendor-locales.ts';
import { localeOfName, scriptOfName } from './named-locale.ts';
import { languagesOfRegion } from './nations.ts';
import { isLanguageSubtag, isVariantSubtag, subtagsOf, withoutExtlang } from './subtags.ts';

/** A provider's locale as a canonical BCP-47 tag, and the dialect that the provider's code also names. */
export interface ResolvedLocale {
  readonly tag: string;
  /** Dialect as an accent label, if the table of vendor locales has the code. */
  readonly accent?: string;
  /** Dialect in the provider's wording, if no table has it. */
  readonly dialect?: string;
}

/** CLDR regions of pseudo-locales and of an unknown region. Tags lose these regions, because they name no country. */
const PSEUDO_REGIONS: ReadonlySet<string> = new Set(['XA', 'XB', 'ZZ']);

/** Variant subtag of RFC 5646, section 2.1: five to eight letters or digits, or four that begin with a digit. */
const VARIANT = /^(?:[a-z\d]{5,8}|\d[a-z\d]{3})$/;

/** Script written by its name, as in `azj-script_cyrillic`. */
const NAMED_SCRIPT = /-script-([a-z]+)/i;

/** Longest code read, in UTF-16 code units; real ones have less than half of it. */
const MAX_CODE_LENGTH = 80;

/**
 * Maximum number of cached locales. Locales are cached because a provider lists each one for many voices, and parsing
 * one with `Intl.Locale` is slow.
 */
const MAX_CACHED = 2000;
const cache = new LRUCache<string, { readonly locale: ResolvedLocale | undefined }>({ max: MAX_CACHED });

/**
 * Resolves a provider's locale, in any spelling, to a canonical BCP-47 tag. Returns undefined if it is not
 * recognized.
 */
export function resolveLocale(raw: string, provider: string): ResolvedLocale | undefined {
  const key = `${provider}:${raw}`;
  const cached = cache.get(key);
  if (cached) return cached.locale;
  const locale = resolve(raw, provider);
  cache.set(key, { locale });
  return locale;
}

/**
 * Returns a tag with a region added. A tag stays as it is if it has a region already, or if its language is not spoken
 * in the new region, because English with an Italian accent is still `en`.
 */
export function withRegion(tag: string, region: string | undefined): string {
  const { language, region: ownRegion } = subtagsOf(tag);
  if (!region || ownRegion) return tag;
  const isSpokenThere = region === '419' || languagesOfRegion(region).has(language);
  return isSpokenThere ? new Intl.Locale(tag, { region }).toString() : tag;
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
    resolveName(raw)
  );
}

function toScriptSubtag(written: string, name: string): string {
  const script = scriptOfName(name);
  return script ? `-${script}` : written;
}

/**
 * Returns the canonical form of a code without extensions. A malformed code is cut to its longest well-formed prefix,
 * so that a malformed suffix does not cost the language.
 */
function canonicalize(code: string): ResolvedLocale | undefined {
  for (let end = code.length; end > 0; end = code.lastIndexOf('-', end - 1)) {
    const locale = parseTag(code.slice(0, end));
    if (locale) return locale;
  }
  return undefined;
}

/** Resolves the name of a language (`Deutsch`, `Portuguese (Brazil)`) or a flag emoji to a BCP-47 tag. */
function resolveName(name: string): ResolvedLocale | undefined {
  const { language, script, region } = localeOfName(name) ?? {};
  if (language === undefined) return undefined;
  return { tag: withRegion(script ? `${language}-${script}` : language, region) };
}

function parseTag(code: string): ResolvedLocale | undefined {
  try {
    const { baseName, language, region } = new Intl.Locale(code);
    if (!isLanguageSubtag(language)) return undefined;
    if (region && PSEUDO_REGIONS.has(region)) return parseTag(baseName.replace(`-${region}`, ''));
    return splitDialect(baseName);
  } catch {
    return undefined;
  }
}

/** Splits unregistered variants off a tag, because they are a vendor's word for a dialect: `es-MX-norteno`. */
function splitDialect(tag: string): ResolvedLocale {
  const subtags = tag.split('-');
  const dialects = subtags.filter(
    (subtag, index) => index > 0 && VARIANT.test(subtag) && !isVariantSubtag(subtag),
  );
  if (dialects.length === 0) return { tag };
  const rest = subtags.filter((subtag) => !dialects.includes(subtag));
  return { tag: rest.join('-'), dialect: dialects.join(' ') };
}
