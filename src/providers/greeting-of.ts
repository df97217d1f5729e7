import type { Voice } from '../domain/voice.ts';
import { loadDataFile } from '../lib/data-set.ts';
import { orUndefined } from '../lib/or-undefined.ts';
import { Greetings } from './data-sets.ts';
import { PROVIDER_FACTS } from './provider-facts.ts';

export interface Greeting {
  readonly text: string;
  readonly language: string;
}

/** Preferred language in which a multilingual voice greets. */
const COMMON_LANGUAGE = 'en';
const NUMBERS = [1, 2, 3, 4, 5];

export const GREETINGS = loadDataFile(Greetings);

/** Greetings by language, script and region (`pt-Latn-BR`), and by language and script (`sr-Latn`). */
const BY_TAG = new Map(Object.entries(GREETINGS).flatMap(([tag, text]) => keysOf(tag, text)));

/**
 * Returns the greeting of a voice in its native language. If that language has no greeting, the text is a sequence of numbers. A voice without a
 * native language greets in English if the voice speaks English, otherwise in the first of its languages. The text uses the script that the
 * provider's engine reads.
 */
export function greetingOf({ provider, language, other_languages = [] }: Voice): Greeting {
  const isOwn = !/^(?:mul|und)\b/.test(language);
  const common = other_languages.find((tag) => toLocale(tag)?.language === COMMON_LANGUAGE);
  const spoken = isOwn ? language : (common ?? other_languages[0] ?? COMMON_LANGUAGE);
  const script = PROVIDER_FACTS.get(provider)?.scripts?.[toLocale(spoken)?.language ?? ''];
  const written = script === undefined ? spoken : new Intl.Locale(spoken, { script }).toString();
  return { text: sentenceIn(written) ?? countIn(spoken), language: spoken };
}

/** Returns the greeting for a tag's language and script. A tag without script gets the likeliest script: `zh-TW` → `zh-Hant`. */
export function sentenceIn(tag: string): string | undefined {
  const { language, script, region } = toLocale(tag) ?? {};
  if (!language || !script) return undefined;
  return BY_TAG.get(`${language}-${script}-${region}`) ?? BY_TAG.get(`${language}-${script}`);
}

/** Returns the numbers 1 to 5 in a language's digits and list format: "1, 2, 3, 4, and 5". If `Intl` lacks the language, commas join the numbers. */
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

/**
 * Returns the keys of a greeting in {@link BY_TAG}, each with the text: `pt-BR` gives `pt-Latn-BR` and `pt-Latn`. Only the likeliest region of a
 * language and script gets the second key.
 */
function keysOf(tag: string, text: string): [key: string, text: string][] {
  const { language, script, region } = toLocale(tag) ?? {};
  const isLikeliest = toLocale(`${language}-${script}`)?.region === region;
  const keys = [`${language}-${script}-${region}`, ...(isLikeliest ? [`${language}-${script}`] : [])];
  return keys.map((key) => [key, text]);
}

/** Returns the locale of a tag. An absent script or region is replaced by the likeliest one. An ill-formed tag yields undefined. */
function toLocale(tag: string): Intl.Locale | undefined {
  return orUndefined(() => {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    // The tag `no` (Norwegian) becomes `nb` (Bokmål), because both tags are used for the same language.
    const own = language === 'no' ? 'nb' : language;
    return new Intl.Locale(own, { ...(script && { script }), ...(region && { region }) });
  });
}
