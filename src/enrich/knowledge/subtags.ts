import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

// JSON is loaded by require, because importing it prints a warning on Node 20.
const require = createRequire(import.meta.url);

/**
 * Subtags of the IANA Language Subtag Registry (RFC 5646) in lower case, from the package language-subtag-registry.
 */
const languages = keysOf(require('language-subtag-registry/data/json/language.json'));
const extlangs = keysOf(require('language-subtag-registry/data/json/extlang.json'));
const regions = keysOf(require('language-subtag-registry/data/json/region.json'));
const variants = keysOf(require('language-subtag-registry/data/json/variant.json'));

/** Private-use language subtags `qaa` to `qtz` of the registry, which some vendors use. */
const PRIVATE_USE_LANGUAGE = /^q[a-t][a-z]$/;

/**
 * Registered region subtags that are neither a country nor an area: a private-use code, the European Union, the Eurozone, the United
 * Nations, an unknown region.
 */
const NO_PLACES: ReadonlySet<string> = new Set(['AA', 'EU', 'EZ', 'UN', 'ZZ']);

/** Reports whether a subtag is the code of a language. The codes `und` (undetermined) and `zxx` (no linguistic content) are excluded. */
export function isLanguageSubtag(subtag: string): boolean {
  if (subtag === 'und' || subtag === 'zxx') return false;
  return languages.has(subtag) || PRIVATE_USE_LANGUAGE.test(subtag);
}

/**
 * Reports whether a canonical region subtag is the code of a country or area. The private-use codes `XA` to `XZ` are excluded, except `XK`,
 * because CLDR uses it for Kosovo.
 */
export function isRegionSubtag(subtag: string): boolean {
  if (NO_PLACES.has(subtag)) return false;
  return subtag === 'XK' || regions.has(subtag.toLowerCase());
}

/** Reports whether a subtag is a registered variant, that is, the code of a dialect or orthography: `scotland`, `pinyin`. */
export function isVariantSubtag(subtag: string): boolean {
  return variants.has(subtag);
}

/**
 * Replaces a tag's language by its extended language subtag: `zh-yue-HK` → `yue-HK`. The IANA registry prefers the form without the
 * language before the extended language.
 */
export function withoutExtlang(tag: string): string {
  const [, extlang] = tag.split('-', 2);
  return extlang && extlangs.has(extlang.toLowerCase()) ? tag.slice(tag.indexOf('-') + 1) : tag;
}

/** Language, script and region of a canonical BCP-47 tag. */
export interface Subtags {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/**
 * Maximum number of tags whose subtags are cached. Caching saves time, because many voices have the same
 * tag and parsing with `Intl.Locale` is slow.
 */
const MAX_CACHED = 2000;
const cache = new LRUCache<string, Subtags>({ max: MAX_CACHED, memoMethod: parse });

/**
 * Returns the language, script and region of a BCP-47 tag: `en-GB` → `en`, undefined, `GB`. @throws {RangeError} if the tag is malformed
 */
export function subtagsOf(tag: string): Subtags {
  return cache.memo(tag);
}

function parse(tag: string): Subtags {
  const { language, script, region } = new Intl.Locale(tag);
  return { language, script, region };
}

function keysOf(index: object): ReadonlySet<string> {
  return new Set(Object.keys(index));
}
