import { LANGUAGE_ALIASES, REGION_ALIASES } from '../tables/language-aliases.ts';
import { SCRIPTS } from '../tables/scripts.ts';
import { regionOfCountry } from './nations.ts';

/** A language given by name, with the script and region named beside it. */
export interface NamedLocale {
  readonly language: string;
  /** ISO 15924 code. */
  readonly script?: string | undefined;
  /** ISO 3166 or UN M.49 code. */
  readonly region?: string | undefined;
}

/** Longest name read, in UTF-16 code units: the bound keeps regular expressions fast on hostile input. */
const MAX_NAME_LENGTH = 80;

const FLAG = /^(?<flag>\p{Regional_Indicator}{2})\s*/u;
/** Name with a qualifier: "Portuguese (Brazil)", "Chinese, Mandarin", "Spanish - Mexico". */
const QUALIFIED =
  /^(?<name>[^(（,]+?)\s*(?:[(（](?<bracketed>[^)）]*)[)）]|,\s*(?<listed>.+)|\s[-–]\s*(?<dashed>.+))$/u;
/** Name after a demonym: "Brazilian Portuguese", "Latin American Spanish". */
const WITH_DEMONYM = /^(?<demonym>\S+(?: \S+)?) (?<name>\S+)$/u;

/**
 * Returns the locale that a flag, an English name or a language's own name stands for: `Español (México)` → es, MX.
 */
export function localeOfName(raw: string): NamedLocale | undefined {
  const name = raw.trim().slice(0, MAX_NAME_LENGTH);
  const { flag } = FLAG.exec(name)?.groups ?? {};
  if (flag !== undefined) return localeOfFlag(regionOfFlag(flag), name.slice(flag.length).trim());
  const language = languageOfName(name);
  if (language !== undefined) return { language };
  return parseQualified(name) ?? parseWithDemonym(name);
}

/** Returns the code of a language by its English name or its own name: `Hindi` → `hi`, `Deutsch` → `de`. */
export function languageOfName(name: string): string | undefined {
  languageCodes ??= new Map([...letterPairs().flatMap(namesOfCode), ...LANGUAGE_ALIASES]);
  return languageCodes.get(name.trim().toLowerCase());
}

/** Codes by lower-case name, for all languages with a two-letter code. Built on first use, because `Intl` is slow. */
let languageCodes: ReadonlyMap<string, string> | undefined;

/** Returns the ISO 15924 code of a script by its English name: `Cyrillic` → `Cyrl`. */
export function scriptOfName(name: string): string | undefined {
  return SCRIPTS.get(name.toLowerCase());
}

/** Returns a flag's region with the language named beside it, else with the likely language of the country (CLDR). */
function localeOfFlag(region: string, name: string): NamedLocale | undefined {
  if (name) {
    const language = languageOfName(name);
    return language === undefined ? undefined : { language, region };
  }
  if (regionOfCountry(region) === undefined) return undefined;
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return { language, region };
}

/** Returns the two letters of a flag's regional indicators: 🇫🇷 → `FR`. */
function regionOfFlag(flag: string): string {
  const letters = [...flag].map((character) => (character.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);
  return String.fromCodePoint(...letters);
}

/** Parses a name whose qualifiers are a narrower language, a script or a region. Unknown qualifiers are ignored. */
function parseQualified(text: string): NamedLocale | undefined {
  const { name = '', bracketed, listed, dashed } = QUALIFIED.exec(text)?.groups ?? {};
  const language = languageOfName(name);
  if (language === undefined) return undefined;
  const qualifiers = (bracketed ?? listed ?? dashed ?? '').split(',').map((part) => part.trim());
  // Names of scripts are excluded, because "Serbian (Latin)" would be read as the language Latin.
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
  return REGION_ALIASES.get(wording.toLowerCase()) ?? regionOfCountry(wording);
}

/**
 * Returns the English name and the own name of a language code, each with the code. A retired code (`iw`) yields no
 * names, because its names belong to the present code (`he`).
 */
function namesOfCode(code: string): (readonly [name: string, code: string])[] {
  if (new Intl.Locale(code).language !== code) return [];
  return ['en', code].flatMap((inLanguage) => {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  });
}

function letterPairs(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
