import { createRequire } from 'node:module';
import { namesIn } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { likelyOf, localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { LANGUAGES } from '../../vocabulary/facets.ts';
import { namesOfLanguage } from '../../vocabulary/language-names.ts';

// JSON is loaded by require, because an import of JSON prints a warning on Node 20.
const require = createRequire(import.meta.url);

/** Subtags of the IANA Language Subtag Registry (RFC 5646) in lower case, from the package language-subtag-registry. They are read at first use, because few commands ingest. */
const languages = lazy(() => keysOf(require('language-subtag-registry/data/json/language.json')));
const extlangs = lazy(() => keysOf(require('language-subtag-registry/data/json/extlang.json')));
const regions = lazy(() => keysOf(require('language-subtag-registry/data/json/region.json')));
const variants = lazy(() => keysOf(require('language-subtag-registry/data/json/variant.json')));

/** Private-use language subtags of the registry, `qaa` to `qtz`. Private-use subtags count as languages, because some providers use them. */
const PRIVATE_USE_LANGUAGE = /^q[a-t][a-z]$/;

/** Region subtags that are neither a country nor an area: private use, European Union, Eurozone, United Nations, unknown region. */
const NO_PLACES: ReadonlySet<string> = new Set(['AA', 'EU', 'EZ', 'UN', 'ZZ']);

/** Reports whether a subtag is the code of a language; false for `und` (undetermined) and `zxx` (no linguistic content). */
export function isLanguageSubtag(subtag: string): boolean {
  if (subtag === 'und' || subtag === 'zxx') return false;
  return languages().has(subtag) || PRIVATE_USE_LANGUAGE.test(subtag);
}

/** Reports whether a region subtag is a country or area. The private-use code `XK` counts as a country, because CLDR uses `XK` for Kosovo. */
export function isRegionSubtag(subtag: string): boolean {
  if (NO_PLACES.has(subtag)) return false;
  return subtag === 'XK' || regions().has(subtag.toLowerCase());
}

/** Reports whether a subtag is a registered variant (dialect or orthography): `scotland`, `pinyin`. */
export function isVariantSubtag(subtag: string): boolean {
  return variants().has(subtag);
}

/** Replaces a tag's language by the tag's extended language subtag, because the IANA registry prefers the short form: `zh-yue-HK` → `yue-HK`. */
export function withoutExtlang(tag: string): string {
  const [, extlang] = tag.split('-', 2);
  return extlang && extlangs().has(extlang.toLowerCase()) ? tag.slice(tag.indexOf('-') + 1) : tag;
}

/**
 * Returns the country code of the one nation to which a language belongs, from data/facets/language.yaml: `ja` → `JP`, `en` → undefined. The result
 * is undefined for a tag with a region. A script that is unusual for the language also yields undefined, because the script may indicate another
 * nation: Punjabi in Arabic script is Pakistani.
 */
export function homeNationOf(tag: string): string | undefined {
  const { language, script, region } = localeOf(tag);
  const isUsual = !script || script === likelyOf(language).script;
  return isUsual && !region ? LANGUAGES.get(language)?.home : undefined;
}

/**
 * Returns the tags of the languages that a voice speaks beside its native language `own`, in alphabetical order. A tag without a region is left out
 * if another tag names the same language with a region: `fr` beside `fr-FR`. The tag `ar` is kept, because Arabic without a region is Modern Standard
 * Arabic.
 */
export function furtherLanguages(tags: readonly string[], own: string | undefined): string[] {
  const distinct = new Set(own === undefined ? tags : [own, ...tags]);
  const regional = new Set([...distinct].filter(hasRegion).map((tag) => localeOf(tag).language));
  return [...distinct]
    .filter((tag) => tag !== own && (hasRegion(tag) || tag === 'ar' || !regional.has(localeOf(tag).language)))
    .sort();
}

export function hasRegion(tag: string): boolean {
  return localeOf(tag).region !== undefined;
}

/** Returns a language's English name from the first source that has one: data/facets/language.yaml, CLDR, IANA registry. Results are memoized. */
export const englishNameOfLanguage = memoize((language) => namesOfLanguage(language)?.name);

/** Returns CLDR's long English name of a region: `HK` → `Hong Kong SAR China`. */
export const englishNameOfRegion = memoize((region) => namesIn('en', { type: 'region' }).of(region));

function keysOf(index: object): ReadonlySet<string> {
  return new Set(Object.keys(index));
}
