/** Language codes that stand for several others: Norwegian is written as Bokmål or Nynorsk. */
const MACROLANGUAGES: Readonly<Record<string, readonly string[]>> = { no: ['no', 'nb', 'nn'] };

/** What a code with a region also means: voices for Hong Kong that vendors list as Chinese speak Cantonese. */
const ALSO: Readonly<Record<string, string>> = { 'zh-HK': 'yue-HK' };

/** Vendor codes for a region that BCP-47 writes otherwise. */
const REGION_CODES: Readonly<Record<string, string>> = { LA: '419', LATAM: '419' };

const CODE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;

/** Places of the locales that a code asks for. */
export type FindLocales = (code: string) => readonly number[];

/**
 * Finds locales by a language code in any spelling (`fr`, `fra`, `fr_CA`, `cmn-Hans-CN`, `iw`). A code asks for no
 * more than it says: `sr` finds every Serbian voice, `sr-Latn` those in Latin script.
 */
export function buildLocaleFinder(tags: readonly string[]): FindLocales {
  const byLanguage = new Map<string, { place: number; locale: Intl.Locale }[]>();
  for (const [place, tag] of tags.entries()) {
    const locale = new Intl.Locale(tag);
    const known = byLanguage.get(locale.language);
    if (known) known.push({ place, locale });
    else byLanguage.set(locale.language, [{ place, locale }]);
  }
  return (code) => {
    const wanted = parse(code);
    if (!wanted) return [];
    const also = ALSO[`${wanted.language}-${wanted.region}`];
    const alternatives = also ? [wanted, new Intl.Locale(also)] : [wanted];
    return alternatives.flatMap((alternative) =>
      languagesOf(alternative)
        .flatMap((language) => byLanguage.get(language) ?? [])
        .filter(({ locale }) => covers(alternative, locale))
        .map(({ place }) => place),
    );
  };
}

function parse(code: string): Intl.Locale | undefined {
  if (!CODE.test(code)) return undefined;
  const tag = code
    .replaceAll('_', '-')
    .replace(
      /^(es)-(LA|LATAM)$/i,
      (_, language, region: string) => `${language}-${REGION_CODES[region.toUpperCase()]}`,
    );
  try {
    // XA is CLDR's region for tests; Google lists Arabic as such under it.
    return new Intl.Locale(tag.replace(/-XA$/i, ''));
  } catch {
    return undefined;
  }
}

function languagesOf({ language }: Intl.Locale): readonly string[] {
  return MACROLANGUAGES[language] ?? [language];
}

/** Whether a locale of the same language is what is wanted. */
function covers(wanted: Intl.Locale, locale: Intl.Locale): boolean {
  if (wanted.region && wanted.region !== locale.region) return false;
  if (wanted.script && wanted.script !== locale.maximize().script) return false;
  return variantsOf(wanted).every((variant) => variantsOf(locale).includes(variant));
}

/** `Intl.Locale` has `variants` from Node 24 on; before, they are what follows language, script and region. */
function variantsOf({ baseName, language, script, region }: Intl.Locale): string[] {
  const rest = [language, script, region].reduce<string>(
    (tag, part) => (part ? tag.replace(new RegExp(`^${part}-?`), '') : tag),
    baseName,
  );
  return rest.split('-').filter(Boolean);
}
