import { SCRIPTS } from '../tables/scripts.ts';
import { regionOfCountry } from './nations.ts';

/** A language that was called by its name, and the region named beside it. */
export interface NamedLocale {
  readonly language: string;
  /** ISO 15924 code. */
  readonly script?: string | undefined;
  /** ISO 3166 or UN M.49 code. */
  readonly region?: string | undefined;
}

/** No name of a locale is longer; regular expressions are not run over what is. */
const MAX_CHARACTERS = 80;

/** Names in use beside CLDR's, and those of languages that have no two-letter code. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['bengali', 'bn'],
  ['cantonese', 'yue'],
  ['粤语', 'yue'],
  ['廣東話', 'yue'],
  ['farsi', 'fa'],
  ['filipino', 'fil'],
  ['hawaiian', 'haw'],
  ['mandarin', 'zh'],
  ['普通话', 'zh'],
  ['國語', 'zh'],
  ['汉语', 'zh'],
  // Its own code, `no`, stands for Bokmål wherever a provider uses it.
  ['norwegian', 'nb'],
  ['norsk', 'nb'],
  ['oriya', 'or'],
  ['tagalog', 'fil'],
];

const REGION_NAMES: ReadonlyMap<string, string> = new Map([
  ['latin america', '419'],
  ['latin american', '419'],
  ['latam', '419'],
]);

const FLAG = /^(?<flag>\p{Regional_Indicator}{2})\s*/u;
/** "Portuguese (Brazil)", "Chinese, Mandarin", "Spanish - Mexico". */
const QUALIFIED =
  /^(?<name>[^(（,]+?)\s*(?:[(（](?<bracketed>[^)）]*)[)）]|,\s*(?<listed>.+)|\s[-–]\s*(?<dashed>.+))$/u;
/** "Brazilian Portuguese", "Latin American Spanish". */
const ADJECTIVE = /^(?<adjective>\S+(?: \S+)?) (?<name>\S+)$/u;

/** The locale that a name in English or in the language itself, or a flag, stands for. */
export function localeOfName(raw: string): NamedLocale | undefined {
  const name = raw.trim().slice(0, MAX_CHARACTERS);
  const { flag } = FLAG.exec(name)?.groups ?? {};
  if (flag !== undefined) return localeOfFlag(regionOfFlag(flag), name.slice(flag.length).trim());
  const language = languageCode(name);
  if (language !== undefined) return { language };
  return qualified(name) ?? withAdjective(name);
}

/** The code of a language that is called by its English name or by its own: `Hindi` → `hi`, `Deutsch` → `de`. */
export function languageCode(name: string): string | undefined {
  codes ??= new Map([...letterPairs().flatMap(namedCode), ...OTHER_NAMES]);
  return codes.get(name.trim().toLowerCase());
}

/** Lower-case name → code, of all languages with a two-letter code. Made when it is first needed: it takes a while. */
let codes: ReadonlyMap<string, string> | undefined;

/** A flag alone stands for the language that is most likely in its country. */
function localeOfFlag(region: string, name: string): NamedLocale | undefined {
  if (name) {
    const language = languageCode(name);
    return language === undefined ? undefined : { language, region };
  }
  if (regionOfCountry(region) === undefined) return undefined;
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return { language, region };
}

/** The letters that a flag's two characters stand for. */
function regionOfFlag(flag: string): string {
  const letters = [...flag].map((character) => (character.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);
  return String.fromCodePoint(...letters);
}

/** What stands beside the name is another name of the language, its script, or a region, or says nothing. */
function qualified(text: string): NamedLocale | undefined {
  const { name = '', bracketed, listed, dashed } = QUALIFIED.exec(text)?.groups ?? {};
  const language = languageCode(name);
  if (language === undefined) return undefined;
  const qualifiers = (bracketed ?? listed ?? dashed ?? '').split(',').map((part) => part.trim());
  // "Serbian (Latin)" does not speak Latin.
  const varieties = qualifiers.filter((part) => scriptCode(part) === undefined);
  return {
    language: first(varieties, languageCode) ?? language,
    script: first(qualifiers, scriptCode),
    region: first(varieties, regionOfWording),
  };
}

function first<T>(words: readonly string[], read: (word: string) => T | undefined): T | undefined {
  return words.map(read).find((value) => value !== undefined);
}

/** The code of a script that is called by its English name: `Cyrillic` → `Cyrl`. */
export function scriptCode(name: string): string | undefined {
  return SCRIPTS.get(name.toLowerCase());
}

function withAdjective(text: string): NamedLocale | undefined {
  const { adjective = '', name = '' } = ADJECTIVE.exec(text)?.groups ?? {};
  const language = languageCode(name);
  const region = regionOfWording(adjective);
  return language && region ? { language, region } : undefined;
}

function regionOfWording(wording: string): string | undefined {
  return REGION_NAMES.get(wording.toLowerCase()) ?? regionOfCountry(wording);
}

/** The names of one code. Retired codes (`iw`) have names too, those of the language's present code. */
function namedCode(code: string): (readonly [name: string, code: string])[] {
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
