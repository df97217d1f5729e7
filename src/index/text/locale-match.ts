import { groupBy } from '../../lib/group-by.ts';
import { localeOf } from '../../lib/locale-of.ts';

/** Macrolanguages (ISO 639-3), each with the languages that it selects. Providers list Norwegian voices as `no`, `nb` or `nn`. */
const MACROLANGUAGES: ReadonlyMap<string, readonly string[]> = new Map([['no', ['no', 'nb', 'nn']]]);

/** Tags that select a second tag: `zh-HK` selects `yue-HK` too, because Hong Kong voices that providers list as Chinese speak Cantonese. */
const ALSO: ReadonlyMap<string, string> = new Map([['zh-HK', 'yue-HK']]);

/** Providers' codes for Latin America, whose region in BCP-47 is 419. */
const LATIN_AMERICAN_SPANISH = /^es-(?:LA|LATAM)$/i;

/** The region that CLDR reserves for tests; Google lists Arabic under it. */
const TEST_REGION = /-XA$/i;

const CODE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;

/** Returns the indices of the locales that a language code selects, none for a text that is no code. */
export type LocaleMatcher = (code: string) => readonly number[];

/**
 * Matches BCP-47 tags by a language code in any spelling (`fr`, `fra`, `fr_CA`, `cmn-Hans-CN`, `iw`). A subtag that the
 * code lacks is a wildcard: `sr` selects every Serbian voice, `sr-Latn` those in Latin script (RFC 4647, extended filtering).
 */
export function createLocaleMatcher(tags: readonly string[]): LocaleMatcher {
  const locales = tags.map((tag, index) => ({ index, locale: localeOf(tag) }));
  const byLanguage = groupBy(locales, ({ locale }) => locale.language);
  return (code) => {
    const wanted = parseCode(code);
    if (!wanted) return [];
    const also = ALSO.get(`${wanted.language}-${wanted.region}`);
    const alternatives = also ? [wanted, new Intl.Locale(also)] : [wanted];
    return alternatives.flatMap((alternative) =>
      languagesOf(alternative)
        .flatMap((language) => byLanguage.get(language) ?? [])
        .filter(({ locale }) => covers(alternative, locale))
        .map(({ index }) => index),
    );
  };
}

function parseCode(code: string): Intl.Locale | undefined {
  if (!CODE.test(code)) return undefined;
  const tag = code.replaceAll('_', '-').replace(LATIN_AMERICAN_SPANISH, 'es-419').replace(TEST_REGION, '');
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
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

/** Returns the variant subtags. The tag is cut by hand, because `Intl.Locale` has `variants` only from Node 24 on. */
function variantsOf({ baseName, language, script, region }: Intl.Locale): string[] {
  const rest = [language, script, region].reduce<string>(
    (tag, part) => (part ? tag.replace(new RegExp(`^${part}-?`), '') : tag),
    baseName,
  );
  return rest.split('-').filter(Boolean);
}
