import { namesIn } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { regionOfCountry } from '../../vocabulary/countries.ts';
import { LANGUAGES, REGIONS, SCRIPTS, valuesByWording } from '../../vocabulary/facets.ts';
import { languageCodes } from '../../vocabulary/language-names.ts';

/** Locale that a language name identifies: "Serbian (Latin)" → `sr`, `Latn`. */
export interface NamedLocale {
  readonly language: string;
  /** ISO 15924 code of the script: `Latn`. */
  readonly script?: string | undefined;
  /** ISO 3166 or UN M.49 code of the region: `BR`, `419`. */
  readonly region?: string | undefined;
}

/** Maximum number of UTF-16 code units read from a locale's name. The bound keeps regular expressions fast on hostile input. */
const MAX_NAME_LENGTH = 80;

const SCRIPTS_BY_NAME = valuesByWording(SCRIPTS, (name) => name);
const REGIONS_BY_NAME = valuesByWording(REGIONS, (name) => name);

/** Pattern of a language name with a qualifier: "Portuguese (Brazil)", "Chinese, Mandarin", "Spanish - Mexico". */
const QUALIFIED =
  /^(?<name>[^(（,]+?)\s*(?:[(（](?<bracketed>[^)）]*)[)）]|,\s*(?<listed>.+)|\s[-–]\s*(?<dashed>.+))$/u;
/** Pattern of a language name after a demonym: "Brazilian Portuguese", "Latin American Spanish". */
const WITH_DEMONYM = /^(?<demonym>\S+(?: \S+)?) (?<name>\S+)$/u;

/** Returns the locale for the English or native name of a language: `Español (México)` → es, MX. */
export function localeOfName(raw: string): NamedLocale | undefined {
  const name = raw.trim().slice(0, MAX_NAME_LENGTH);
  const language = languageOfName(name);
  if (language !== undefined) return { language };
  return parseQualified(name) ?? parseWithDemonym(name);
}

/** Language codes by lower-case name, from CLDR and data/facets/language.yaml: `deutsch` → `de`. The map is computed on demand, as `Intl` is slow. */
const codesByName = lazy(
  () =>
    new Map([
      ...languageCodes()
        .filter(({ length }) => length === 2)
        .flatMap(namesOfCode),
      ...valuesByWording(LANGUAGES, (name) => name.toLowerCase()),
    ]),
);

/** Returns the code of a language by its English or native name: `Hindi` → `hi`, `Deutsch` → `de`. */
export function languageOfName(name: string): string | undefined {
  return codesByName().get(name.trim().toLowerCase());
}

/** Returns the ISO 15924 code of a script by its English name: `Cyrillic` → `Cyrl`. */
export function scriptOfName(name: string): string | undefined {
  return SCRIPTS_BY_NAME.get(name.toLowerCase());
}

/** Parses a language name with a qualifier: a narrower language, a script or a region ("Serbian (Latin)"). Unknown qualifiers are ignored. */
function parseQualified(text: string): NamedLocale | undefined {
  const { name = '', bracketed, listed, dashed } = QUALIFIED.exec(text)?.groups ?? {};
  const language = languageOfName(name);
  if (language === undefined) return undefined;
  const qualifiers = (bracketed ?? listed ?? dashed ?? '').split(',').map((part) => part.trim());
  // Qualifiers that name a script are left out here: "Latin" in "Serbian (Latin)" is not the language Latin.
  const varieties = qualifiers.filter((part) => scriptOfName(part) === undefined);
  return {
    language: firstDefined(varieties, languageOfName) ?? language,
    script: firstDefined(qualifiers, scriptOfName),
    region: firstDefined(varieties, regionOfWording),
  };
}

function parseWithDemonym(text: string): NamedLocale | undefined {
  const { demonym = '', name = '' } = WITH_DEMONYM.exec(text)?.groups ?? {};
  const language = languageOfName(name);
  const region = regionOfWording(demonym);
  return language && region ? { language, region } : undefined;
}

function firstDefined<T>(words: readonly string[], read: (word: string) => T | undefined): T | undefined {
  return words.map(read).find((value) => value !== undefined);
}

function regionOfWording(wording: string): string | undefined {
  return REGIONS.get(REGIONS_BY_NAME.get(wording.toLowerCase()) ?? '')?.code ?? regionOfCountry(wording);
}

/** Returns a language's English and native name, each with the code. A deprecated code (`iw`) gets no names, because the newer code has them. */
function namesOfCode(code: string): (readonly [name: string, code: string])[] {
  if (new Intl.Locale(code).language !== code) return [];
  const own = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
  return [namesIn('en', { type: 'language' }), own].flatMap((names) => {
    const name = names.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  });
}
