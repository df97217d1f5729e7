import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

// By require: importing JSON warns on Node 20.
const require = createRequire(import.meta.url);

/** Subtags of the IANA registry (RFC 5646), in lower case. */
const languages = keysOf(require('language-subtag-registry/data/json/language.json'));
const extlangs = keysOf(require('language-subtag-registry/data/json/extlang.json'));
const variants = keysOf(require('language-subtag-registry/data/json/variant.json'));

/** Left to private agreement by the registry; some vendors use them. */
const PRIVATE_LANGUAGE = /^q[a-t][a-z]$/;

/** Whether this is the code of a language; `und` and `zxx`, of none, are not. */
export function isLanguage(subtag: string): boolean {
  if (subtag === 'und' || subtag === 'zxx') return false;
  return languages.has(subtag) || PRIVATE_LANGUAGE.test(subtag);
}

/** Whether this names a dialect or an orthography in the registry: `scotland`, `valencia`, `pinyin`. */
export function isVariant(subtag: string): boolean {
  return variants.has(subtag);
}

/** The tag with its extended language as the language, as the registry prefers: `zh-yue-HK` → `yue-HK`. */
export function withoutExtlang(tag: string): string {
  const [, extlang] = tag.split('-', 2);
  return extlang && extlangs.has(extlang.toLowerCase()) ? tag.slice(tag.indexOf('-') + 1) : tag;
}

/** Language and region of a canonical tag. */
export interface Subtags {
  readonly language: string;
  readonly region: string | undefined;
}

/** Tags in use at a time: each is that of many voices, and Intl takes long to read one. */
const parsed = new LRUCache<string, Subtags>({ max: 2000, memoMethod: parse });

/** @throws {RangeError} where the tag is malformed */
export function subtagsOf(tag: string): Subtags {
  return parsed.memo(tag);
}

function parse(tag: string): Subtags {
  const { language, region } = new Intl.Locale(tag);
  return { language, region };
}

function keysOf(index: object): ReadonlySet<string> {
  return new Set(Object.keys(index));
}
