import type { Voice } from '../../domain/voice.ts';
import { loadDataFile } from '../../lib/data-set.ts';
import { Greetings } from '../data-sets.ts';

/** Text to say, with its language as a BCP-47 tag. */
export interface Greeting {
  readonly text: string;
  readonly language: string;
}

/** Language that a voice of many languages speaks in its preview, if it has it. */
const COMMON_LANGUAGE = 'en';
const NUMBERS = [1, 2, 3, 4, 5];

/** Greetings by BCP-47 tag. */
export const GREETINGS = loadDataFile(Greetings);

/** Greetings by language and script (`sr-Latn`), and by language, script and region (`pt-Latn-BR`). */
const BY_TAG = new Map(Object.entries(GREETINGS).flatMap(([tag, text]) => keysOf(tag, text)));

/**
 * Returns the greeting of a voice in its own language, and else a sequence of numbers. A voice of many languages without an own one speaks
 * English, or the first of its languages.
 */
export function greetingOf({ language, other_languages = [] }: Voice): Greeting {
  const isOwn = !/^(?:mul|und)\b/.test(language);
  const common = other_languages.find((tag) => toLocale(tag)?.language === COMMON_LANGUAGE);
  const spoken = isOwn ? language : (common ?? other_languages[0] ?? COMMON_LANGUAGE);
  return { text: sentenceIn(spoken) ?? countIn(spoken), language: spoken };
}

/** Returns the greeting in a language, in the script that its tag names or implies: `zh-TW` → that of `zh-Hant`. */
export function sentenceIn(tag: string): string | undefined {
  const { language, script, region } = toLocale(tag) ?? {};
  if (!language || !script) return undefined;
  return BY_TAG.get(`${language}-${script}-${region}`) ?? BY_TAG.get(`${language}-${script}`);
}

/**
 * Returns the numbers from one to five in the digits of a language, joined as a list of it. For a language or script that the platform
 * does not know, the list has no words.
 */
export function countIn(tag: string): string {
  const wanted = toLocale(tag);
  const own = new Intl.ListFormat(wanted?.baseName ?? COMMON_LANGUAGE, { type: 'conjunction' });
  const { locale } = own.resolvedOptions();
  const resolved = toLocale(locale);
  const isKnown = resolved?.language === wanted?.language && resolved?.script === wanted?.script;
  const digits = new Intl.NumberFormat(isKnown ? locale : COMMON_LANGUAGE);
  const list = isKnown ? own : new Intl.ListFormat(COMMON_LANGUAGE, { type: 'unit', style: 'short' });
  return `${list.format(NUMBERS.map((number) => digits.format(number)))}.`;
}

/** Returns the keys of a greeting: that of its region, and that of all regions if its region is the likeliest of its language. */
function keysOf(tag: string, text: string): [key: string, text: string][] {
  const { language, script, region } = toLocale(tag) ?? {};
  const isLikeliest = toLocale(`${language}-${script}`)?.region === region;
  const keys = [`${language}-${script}-${region}`, ...(isLikeliest ? [`${language}-${script}`] : [])];
  return keys.map((key) => [key, text]);
}

/** Returns a locale with the likeliest script and region, if its tag names none; undefined for an ill-formed tag. */
function toLocale(tag: string): Intl.Locale | undefined {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    // `no` and `nb` are the same language.
    const own = language === 'no' ? 'nb' : language;
    return new Intl.Locale(own, { ...(script && { script }), ...(region && { region }) });
  } catch {
    return undefined;
  }
}
