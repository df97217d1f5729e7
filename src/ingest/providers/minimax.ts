import * as z from 'zod';
import { UpstreamError, type UpstreamErrorClass } from '../../domain/errors.ts';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  voice_id: z.string(),
  voice_name: z.string(),
  description: z.array(z.string()).nullish(),
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({
  system_voice: z.array(z.unknown()).nullish(),
  base_resp: z.object({ status_code: z.number(), status_msg: z.string().nullish() }),
});

/** What goes wrong comes with HTTP 200 and a code of its own. Any other code but 0 is an `http_error`. */
const ERROR_CLASSES: ReadonlyMap<number, UpstreamErrorClass> = new Map([
  [1001, 'timeout'],
  [1002, 'rate_limited'],
  [1039, 'rate_limited'],
  [1004, 'unauthorized'],
  [2049, 'unauthorized'],
]);

/** Ids begin with the English name of the language; those of one country imply that country. */
const LANGUAGES =
  'af ar bg-BG ca cs-CZ da-DK de el en es fa fi-FI fil-PH fr he-IL hi-IN hr hu-HU id-ID it ja-JP ko-KR ms nl ' +
  'no-NO pl-PL pt ro ru sk-SK sl-SI sv ta th-TH tr uk-UA vi-VN yue-HK zh-CN';
const names = new Intl.DisplayNames('en', { type: 'language' });
const LOCALES: ReadonlyMap<string, string> = new Map([
  ...LANGUAGES.split(' ').map(
    (tag) => [names.of(new Intl.Locale(tag).language)?.toLowerCase() ?? '', tag] as const,
  ),
  ['nynorsk', 'nn-NO'],
  // Typos of the live list, seen in 2025.
  ['eglish', 'en'],
  ['enlish', 'en'],
]);
const PREFIX = /^([a-z]+)(?: \(Mandarin\))?_/i;

/** Characters, and voices from before the ids had a language. No other id without one is understood. */
const ENGLISH = new Set([
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
const CHINESE = /^(?:(?:fe)?male-|(?:presenter|audiobook)_|(?:Arrogant_Miss|Robot_Armor)$)/;
const HAN = /\p{Script=Han}/u;

/** Words that only a woman or only a man goes by. A boss or a warrior can be either, and so can a name. */
const FEMALE =
  /\b(?:f|female|wom[ae]n|lady|(?:school)?girl(?:friend)?|miss|queen|princess|heroine|maiden|sister|hostess|abbess|belle|aunt|antie|grandma)\b|[女姐妹婶]|奶奶|闺蜜/i;
const MALE =
  /\b(?:m|male|(?:gentle)?man|(?:play)?boy(?:friend)?|guy|bloke|husband|knight|butler|godfather|santa|uncle)\b|[男弟哥]|大爷|少爷|学长|竹马/i;

const AGES: readonly (readonly [RegExp, string])[] = [
  [/\bchild\b|[男女]童/i, 'child'],
  // At the end only: an elder sister is young. A "senior" is one at school.
  [/\belder$|奶奶|大爷/i, 'elder'],
  [/\b(?:young|youth|teen)\b|青年|少女/i, 'young'],
];
const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/\bAussie\b/, 'Australian'],
  [/\bHK\b/, 'Hong Kong'],
];

export const minimax = defineProvider({
  id: 'minimax',
  name: 'MiniMax',
  settings: { key: 'MINIMAX_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.minimax.io',
      requests: ({ key = '' }) => [
        {
          path: '/v1/get_voice',
          headers: { Authorization: `Bearer ${key}` },
          // The other types are the account's own.
          body: { voice_type: 'system' },
        },
      ],
    },
  },
  idParts: [],
  records: (page) => {
    const { data } = Page.safeParse(page);
    if (!data) return undefined;
    const { status_code, status_msg } = data.base_resp;
    if (status_code === 0) return data.system_voice ?? [];
    const errorClass = ERROR_CLASSES.get(status_code) ?? 'http_error';
    throw new UpstreamError(errorClass, `MiniMax answered ${status_code}: ${status_msg || 'no reason'}`);
  },
  Raw,
  toVoices: (raw) => {
    const words = wordsOf(raw);
    return [
      {
        nativeId: raw.voice_id,
        name: raw.voice_name,
        locale: localeOf(raw) ?? '',
        gender: genderOf(words),
        accent: firstMatch(ACCENTS, words),
        age: firstMatch(AGES, words),
        description: raw.description?.join(' ') || undefined,
      },
    ];
  },
});

function localeOf({ voice_id, voice_name }: Raw): string | undefined {
  const stated = LOCALES.get(PREFIX.exec(voice_id)?.[1]?.toLowerCase() ?? '');
  if (stated) return stated;
  if (voice_id.startsWith('BritishChild_')) return 'en-GB';
  if (ENGLISH.has(voice_id)) return 'en';
  return CHINESE.test(voice_id) || HAN.test(voice_name) ? 'zh-CN' : undefined;
}

/** Id and name as words: `Cantonese_ProfessionalHost（F)` holds "Professional Host F". */
function wordsOf({ voice_id, voice_name }: Raw): string {
  return `${voice_id} ${voice_name}`
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}

function genderOf(words: string): string | undefined {
  const isFemale = FEMALE.test(words);
  if (isFemale === MALE.test(words)) return undefined;
  return isFemale ? 'female' : 'male';
}

function firstMatch(table: readonly (readonly [RegExp, string])[], words: string): string | undefined {
  return table.find(([pattern]) => pattern.test(words))?.[1];
}
