import { LRUCache } from 'lru-cache';
import { type Draft, withVoice } from './draft.ts';
import { languagesOf, regionOfCountry } from './nations.ts';
import { VENDOR_LOCALES } from './tables/vendor-locales.ts';

/** A canonical tag, and the dialect that the provider's code named besides. */
export interface ResolvedLocale {
  readonly tag: string;
  readonly accent?: string;
}

/** CLDR regions that exist for testing only, and "unknown". */
const PSEUDO_REGIONS = new Set(['XA', 'XB', 'ZZ']);

/** `und` is no language, and none is registered with the 5 to 8 letters that Intl lets pass: `english`, `multi`. */
const LANGUAGE_CODE = /^(?!und$)[a-z]{2,3}$/;

/**
 * The language of the voice as a canonical BCP-47 tag, with the region of a country that is stated beside it;
 * nothing where the stated language means nothing.
 */
export function addLanguage(draft: Draft): Draft {
  const { locale, country } = draft.stated;
  const tag = resolveLocale(locale, draft.provider)?.tag;
  return withVoice(draft, { language: tag && withRegion(tag, regionOfCountry(country)) });
}

/** The tag with this region, unless it has one or its language is not spoken there (English, Italy → en). */
export function withRegion(tag: string, region: string | undefined): string {
  const locale = new Intl.Locale(tag);
  if (!region || locale.region) return tag;
  const isSpokenThere = region === '419' || languagesOf(region).has(locale.language);
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
  const code = raw.trim().replaceAll('_', '-');
  const key = code.toLowerCase();
  return VENDOR_LOCALES.get(`${provider}:${key}`) ?? VENDOR_LOCALES.get(key) ?? canonical(code);
}

/** The canonical form, without extensions; of a malformed code, that of its longest well-formed start. */
function canonical(code: string): ResolvedLocale | undefined {
  for (let end = code.length; end > 0; end = code.lastIndexOf('-', end - 1)) {
    const tag = wellFormed(code.slice(0, end));
    if (tag !== undefined) return { tag };
  }
  return undefined;
}

function wellFormed(code: string): string | undefined {
  try {
    const { baseName, language, region } = new Intl.Locale(code);
    if (!LANGUAGE_CODE.test(language)) return undefined;
    return region && PSEUDO_REGIONS.has(region) ? wellFormed(baseName.replace(`-${region}`, '')) : baseName;
  } catch {
    return undefined;
  }
}
