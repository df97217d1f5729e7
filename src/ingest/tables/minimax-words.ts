import { lazy } from '../../domain/lazy.ts';

/** What ids and names of MiniMax state: a record has no field for language, gender or age. */

/** Words, and what they say. */
export type Wording = readonly [words: RegExp, value: string];

/** Ids begin with the English name of the language; those of one country imply that country. */
const LANGUAGES =
  'af ar bg-BG ca cs-CZ da-DK de el en es fa fi-FI fil-PH fr he-IL hi-IN hr hu-HU id-ID it ja-JP ko-KR ms nl ' +
  'no-NO pl-PL pt ro ru sk-SK sl-SI sv ta th-TH tr uk-UA vi-VN yue-HK zh-CN';
export const localesByName = lazy<ReadonlyMap<string, string>>(() => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Map([
    ...LANGUAGES.split(' ').map(
      (tag) => [names.of(new Intl.Locale(tag).language)?.toLowerCase() ?? '', tag] as const,
    ),
    ['nynorsk', 'nn-NO'],
    ['britishchild', 'en-GB'],
    // Typos of the live list, seen in 2025.
    ['eglish', 'en'],
    ['enlish', 'en'],
  ]);
});
export const PREFIX = /^([a-z]+)(?: \(Mandarin\))?_/i;

/** Characters, and voices from before the ids had a language. No other id without one is understood. */
export const ENGLISH = new Set([
  'Arnold',
  'Attractive_Girl',
  'Charming_Lady',
  'Charming_Santa',
  'Cute_Elf',
  'Grinch',
  'Rudolph',
  // The blank belongs to the id.
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
export const CHINESE = /^(?:(?:fe)?male-|(?:presenter|audiobook)_|(?:Arrogant_Miss|Robot_Armor)$)/;
export const HAN = /\p{Script=Han}/u;

/** Words that only a woman or only a man goes by. A boss or a warrior can be either, and so can a name. */
export const FEMALE =
  /\b(?:f|female|wom[ae]n|lady|(?:school)?girl(?:friend)?|miss|queen|princess|heroine|maiden|sister|hostess|abbess|belle|aunt|antie|grandma)\b|[女姐妹婶]|奶奶|闺蜜/i;
export const MALE =
  /\b(?:m|male|(?:gentle)?man|(?:play)?boy(?:friend)?|guy|bloke|husband|knight|butler|godfather|santa|uncle)\b|[男弟哥]|大爷|少爷|学长|竹马/i;

export const AGES: readonly Wording[] = [
  [/\bchild\b|[男女]童/i, 'child'],
  // At the end only: an elder sister is young. A "senior" is one at school.
  [/\belder$|奶奶|大爷/i, 'elder'],
  [/\b(?:young|youth|teen)\b|青年|少女/i, 'young'],
];
export const ACCENTS: readonly Wording[] = [
  [/\bAussie\b/, 'Australian'],
  [/\bHK\b/, 'Hong Kong'],
];
