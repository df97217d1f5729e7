import { groupBy } from '../../lib/group-by.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { orUndefined } from '../../lib/or-undefined.ts';

/** Macrolanguages (ISO 639-3), each with the languages that its code finds, because providers list Norwegian voices as `no`, `nb` or `nn`. */
const MACROLANGUAGES: ReadonlyMap<string, readonly string[]> = new Map([['no', ['no', 'nb', 'nn']]]);

/** Tags that also find a second tag: `zh-HK` also finds `yue-HK`, because voices of Hong Kong that providers list as Chinese speak Cantonese. */
const ALSO: ReadonlyMap<string, string> = new Map([['zh-HK', 'yue-HK']]);

/** Codes by which providers mean Latin American Spanish, whose BCP-47 tag is `es-419`. */
const LATIN_AMERICAN_SPANISH = /^es-(?:LA|LATAM)$/i;

/** Region that CLDR reserves for tests. The region is removed from a code, because Google lists Arabic voices under this region. */
const TEST_REGION = /-XA$/i;

/** Pattern of variant subtags: `valencia`, `1996`. Other subtags of a locale are shorter, or do not start with a digit. */
const VARIANTS = /(?<=-)(?:[a-z\d]{5,8}|\d[a-z\d]{3})(?=-|$)/g;

const CODE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;

/** Returns the indices of the locales that a language code means; an empty list for a text that is no code. */
export type LocaleMatcher = (code: string) => readonly number[];

/** Creates the function that finds the tags that a language code, in any spelling, means. Missing subtags are wildcards (RFC 4647, extended filtering). */
export function createLocaleMatcher(tags: readonly string[]): LocaleMatcher {
  // The tags are canonical, so that each begins with its language. A tag is parsed at its first use, because parsing a thousand takes long.
  const byLanguage = groupBy(tags.entries(), ([, tag]) => tag.split('-', 1)[0]);
  return (code) => {
    const wanted = parseCode(code);
    if (!wanted) return [];
    const also = ALSO.get(`${wanted.language}-${wanted.region}`);
    const alternatives = also ? [wanted, new Intl.Locale(also)] : [wanted];
    return alternatives.flatMap((alternative) =>
      languagesOf(alternative)
        .flatMap((language) => byLanguage.get(language) ?? [])
        .filter(([, tag]) => covers(alternative, localeOf(tag)))
        .map(([index]) => index),
    );
  };
}

function parseCode(code: string): Intl.Locale | undefined {
  if (!CODE.test(code)) return undefined;
  const tag = code.replaceAll('_', '-').replace(LATIN_AMERICAN_SPANISH, 'es-419').replace(TEST_REGION, '');
  return orUndefined(() => new Intl.Locale(tag));
}

function languagesOf({ language }: Intl.Locale): readonly string[] {
  return MACROLANGUAGES.get(language) ?? [language];
}

/** Reports whether a locale has the region, script and variants that `wanted` has. The caller compares the languages. */
function covers(wanted: Intl.Locale, locale: Intl.Locale): boolean {
  if (wanted.region && wanted.region !== locale.region) return false;
  if (wanted.script && wanted.script !== locale.maximize().script) return false;
  return variantsOf(wanted).every((variant) => variantsOf(locale).includes(variant));
}

/** Returns the variant subtags of a locale. They are found by a pattern, because `Intl.Locale` has the property `variants` only from Node 24 on. */
function variantsOf({ baseName }: Intl.Locale): readonly string[] {
  return baseName.match(VARIANTS) ?? [];
}
