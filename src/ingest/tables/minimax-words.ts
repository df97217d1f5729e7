import { lazy } from '../../domain/lazy.ts';

/**
 * Words of MiniMax's ids and names. The words give language, gender and age, because a record has no fields for them.
 * Source: the voice list of MiniMax, November 2026.
 */

/** Pattern of words, and the value that they state. */
export type Wording = readonly [words: RegExp, value: string];

/**
 * Locales whose English language name may begin an id. A locale has a region only if its language belongs to one
 * country, because the id names no region.
 */
const LANGUAGES =
  'af ar bg-BG ca cs-CZ da-DK de el en es fa fi-FI fil-PH fr he-IL hi-IN hr hu-HU id-ID it ja-JP ko-KR ms nl ' +
  'no-NO pl-PL pt ro ru sk-SK sl-SI sv ta th-TH tr uk-UA vi-VN yue-HK zh-CN';
/** Locales by the lower-case prefix of an id, computed on first use because `Intl.DisplayNames` is slow. */
export const localesByPrefix = lazy<ReadonlyMap<string, string>>(() => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Map([
    ...LANGUAGES.split(' ').map(
      (tag) => [names.of(new Intl.Locale(tag).language)?.toLowerCase() ?? '', tag] as const,
    ),
    ['nynorsk', 'nn-NO'],
    ['britishchild', 'en-GB'],
    // The misspelled prefixes are listed, because ids of the live list have them (2025).
    ['eglish', 'en'],
    ['enlish', 'en'],
  ]);
});
/** Prefix of an id that names its language: `English_`, `Chinese (Mandarin)_`. */
export const PREFIX = /^([a-z]+)(?: \(Mandarin\))?_/i;

/** English voices whose id names no language: characters, and voices older than the prefixes. */
export const ENGLISH = new Set([
  'Arnold',
  'Attractive_Girl',
  'Charming_Lady',
  'Charming_Santa',
  'Cute_Elf',
  'Grinch',
  'Rudolph',
  // The blank at the end is part of the id.
  'Santa_Claus ',
  'Serene_Woman',
  'Sweet_Girl',
  'angry_pirate_1',
  'massive_kind_troll',
  'movie_trailer_deep',
  'peace_and_ease',
  'whisper_man',
  'whisper_woman_1',
]);
/** Ids of Chinese voices without a prefix. */
export const CHINESE = /^(?:(?:fe)?male-|(?:presenter|audiobook)_|(?:Arrogant_Miss|Robot_Armor)$)/;
/** Han characters, which mark a Chinese name. */
export const HAN = /\p{Script=Han}/u;

/**
 * Words for women. Words such as boss or warrior are left out, because they fit either gender, and names, because a
 * gender is never guessed from a name.
 */
export const FEMALE =
  /\b(?:f|female|wom[ae]n|lady|(?:school)?girl(?:friend)?|miss|queen|princess|heroine|maiden|sister|hostess|abbess|belle|aunt|antie|grandma)\b|[女姐妹婶]|奶奶|闺蜜/i;
/** Words for men, without words that fit either gender. */
export const MALE =
  /\b(?:m|male|(?:gentle)?man|(?:play)?boy(?:friend)?|guy|bloke|husband|knight|butler|godfather|santa|uncle)\b|[男弟哥]|大爷|少爷|学长|竹马/i;

/** Ages by words. */
export const AGES: readonly Wording[] = [
  [/\bchild\b|[男女]童/i, 'child'],
  // "Elder" counts at the end only, because an elder sister is young. "Senior" is left out, because it means a
  // student.
  [/\belder$|奶奶|大爷/i, 'elder'],
  [/\b(?:young|youth|teen)\b|青年|少女/i, 'young'],
];
/** Accents by words. */
export const ACCENTS: readonly Wording[] = [
  [/\bAussie\b/, 'Australian'],
  [/\bHK\b/, 'Hong Kong'],
];
