import { LRUCache } from 'lru-cache';
import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { localeOfName, scriptCode } from '../knowledge/named-locale.ts';
import { languagesOf, regionOfCountry } from '../knowledge/nations.ts';
import { isLanguage, isVariant, subtagsOf, withoutExtlang } from '../knowledge/subtags.ts';
import { VENDOR_LOCALES } from '../tables/vendor-locales.ts';

/** A canonical tag, and the dialect that the provider's code named besides. */
export interface ResolvedLocale {
  readonly tag: string;
  /** A dialect that we know. */
  readonly accent?: string;
  /** The provider's word for one that we do not. */
  readonly dialect?: string;
}

/** CLDR regions that exist for testing only, and "unknown". */
const PSEUDO_REGIONS = new Set(['XA', 'XB', 'ZZ']);

/** RFC 5646: five to eight letters or digits, or four that begin with a digit. */
const VARIANT = /^(?:[a-z\d]{5,8}|\d[a-z\d]{3})$/;

/** `azj-script_cyrillic`: the script by its name. */
const NAMED_SCRIPT = /-script-([a-z]+)/i;

/** No locale is longer; nothing is worked out of what is. */
const MAX_CHARACTERS = 80;

/**
 * The language of the voice as a canonical BCP-47 tag, with the region of a country that is stated beside it;
 * nothing where the stated language means nothing.
 */
export function addLanguage(draft: Draft): Draft {
  const { locale, country } = draft.stated;
  const { tag, dialect } = resolveLocale(locale, draft.provider) ?? {};
  const region = regionOfCountry(country);
  const known = withVoice(draft, { language: tag && withRegion(tag, region) }, { language: 'stated' });
  const noted = tag && !dialect ? known : withUnresolved(known, 'locale', locale);
  return region ? noted : withUnresolved(noted, 'country', country);
}

/** The tag with this region, unless it has one or its language is not spoken there (English, Italy → en). */
export function withRegion(tag: string, region: string | undefined): string {
  const { language, region: own } = subtagsOf(tag);
  if (!region || own) return tag;
  const isSpokenThere = region === '419' || languagesOf(region).has(language);
  return isSpokenThere ? new Intl.Locale(tag, { region }).toString() : tag;
}

/** Locales in use at a time: a provider lists each for many voices, and Intl takes long to read one. */
const resolved = new LRUCache<string, { readonly locale: ResolvedLocale | undefined }>({ max: 2000 });

/** Turns a provider's locale, in any spelling, into a canonical BCP-47 tag. */
export function resolveLocale(raw: string, provider: string): ResolvedLocale | undefined {
  const key = `${provider}:${raw}`;
  const known = resolved.get(key);
  if (known) return known.locale;
  const locale = resolve(raw, provider);
  resolved.set(key, { locale });
  return locale;
}

function resolve(raw: string, provider: string): ResolvedLocale | undefined {
  const code = raw.trim().slice(0, MAX_CHARACTERS).replaceAll('_', '-').replace(NAMED_SCRIPT, toScriptSubtag);
  const key = code.toLowerCase();
  return (
    VENDOR_LOCALES.get(`${provider}:${key}`) ??
    VENDOR_LOCALES.get(key) ??
    canonical(withoutExtlang(code)) ??
    named(raw)
  );
}

function toScriptSubtag(written: string, name: string): string {
  const script = scriptCode(name);
  return script ? `-${script}` : written;
}

/** The canonical form, without extensions; of a malformed code, that of its longest well-formed start. */
function canonical(code: string): ResolvedLocale | undefined {
  for (let end = code.length; end > 0; end = code.lastIndexOf('-', end - 1)) {
    const locale = wellFormed(code.slice(0, end));
    if (locale) return locale;
  }
  return undefined;
}

/** A language called by name: `Deutsch`, `Portuguese (Brazil)`, a flag. */
function named(name: string): ResolvedLocale | undefined {
  const { language, script, region } = localeOfName(name) ?? {};
  if (language === undefined) return undefined;
  return { tag: withRegion(script ? `${language}-${script}` : language, region) };
}

function wellFormed(code: string): ResolvedLocale | undefined {
  try {
    const { baseName, language, region } = new Intl.Locale(code);
    if (!isLanguage(language)) return undefined;
    if (region && PSEUDO_REGIONS.has(region)) return wellFormed(baseName.replace(`-${region}`, ''));
    return withoutDialects(baseName);
  } catch {
    return undefined;
  }
}

/** A variant that nobody registered is a vendor's word for a dialect: `es-MX-norteno`. */
function withoutDialects(tag: string): ResolvedLocale {
  const subtags = tag.split('-');
  const dialects = subtags.filter((subtag, index) => index > 0 && VARIANT.test(subtag) && !isVariant(subtag));
  if (dialects.length === 0) return { tag };
  const rest = subtags.filter((subtag) => !dialects.includes(subtag));
  return { tag: rest.join('-'), dialect: dialects.join(' ') };
}
