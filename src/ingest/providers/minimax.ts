import * as z from 'zod';
import { UpstreamError, type UpstreamErrorClass } from '../../domain/errors.ts';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import { derivedSample } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { failureReason, optionalText, optionalTexts } from '../raw-fields.ts';
import {
  ACCENTS,
  AGES,
  BETA,
  CHINESE,
  ENGLISH,
  ENGLISH_NAME,
  FEMALE,
  HAN,
  LOCALES_BY_PREFIX,
  MALE,
  PREFIX,
  STYLES,
  type Wording,
} from '../tables/minimax-words.ts';

const Raw = z.object({
  voice_id: z.string(),
  voice_name: optionalText,
  description: optionalTexts,
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({
  system_voice: z.array(z.unknown()).nullish(),
  base_resp: z.object({ status_code: z.number(), status_msg: failureReason }),
});

/** Error classes by the `status_code` of a failure. MiniMax sends failures with HTTP status 200. Any other code is an `http_error`. */
const ERROR_CLASSES: ReadonlyMap<number, UpstreamErrorClass> = new Map([
  [1001, 'timeout'],
  [1002, 'rate_limited'],
  [1039, 'rate_limited'],
  [1004, 'unauthorized'],
  [2049, 'unauthorized'],
]);

/** Origin of each voice field whose value is derived from words in the voice's id and name. */
const DERIVED: StatedVoice['inferred'] = {
  language: 'derived',
  gender: 'derived',
  accent: 'derived',
  age: 'derived',
  styles: 'derived',
  description: 'derived',
};

/** Chinese word for timbre. The word is redundant in a voice's name and removed: `少女音色` ("girl's timbre") → `少女` ("girl"). */
const TIMBRE = '音色';

/** Pattern of the boundary between two words in camel case: `CalmWoman`. */
const CAMEL_JOINT = /(?<=\p{Ll})(?=\p{Lu})/gu;

export const minimax = defineProvider({
  id: 'minimax',
  settings: { key: 'MINIMAX_API_KEY' },
  list: {
    baseUrl: () => 'https://api.minimax.io',
    requests: ({ key = '' }) => [
      {
        path: '/v1/get_voice',
        headers: { Authorization: `Bearer ${key}` },
        // The voice type `system` selects MiniMax's own voices; any other type selects voices of the requesting account.
        body: { voice_type: 'system' },
      },
    ],
  },
  records: (page) => {
    const { data } = Page.safeParse(page);
    if (!data) return undefined;
    const { status_code, status_msg } = data.base_resp;
    if (status_code === 0) return data.system_voice ?? [];
    const errorClass = ERROR_CLASSES.get(status_code) ?? 'http_error';
    throw new UpstreamError(errorClass, `MiniMax answered ${status_code}: ${status_msg}`);
  },
  Raw,
  toVoices: (raw) => {
    const words = wordsOf(raw);
    const names = namesOf(raw);
    return {
      nativeId: raw.voice_id,
      ...names,
      status: BETA.test(raw.voice_name ?? '') ? 'beta' : undefined,
      locale: localeOf(raw) ?? '',
      gender: genderOf(words),
      accent: matches(ACCENTS, words)[0],
      age: matches(AGES, words)[0],
      description: raw.description?.join(' ') || undefined,
      tags: [names.name, ...matches(STYLES, words)],
      derivedSampleUrl: derivedSample('minimax', raw.voice_id),
      inferred: DERIVED,
    };
  },
});

/** Returns the voice's names. An English name in the id replaces a Chinese name. The Chinese name becomes the local name. */
function namesOf({ voice_id, voice_name = '' }: Raw): Pick<StatedVoice, 'name' | 'localName'> {
  const own = voice_name.replace(BETA, '').replace(TIMBRE, '');
  const prefix = PREFIX.exec(voice_id);
  const isLanguage = LOCALES_BY_PREFIX.has(prefix?.[1]?.toLowerCase() ?? '');
  const { words } = ENGLISH_NAME.exec(voice_id.slice(isLanguage ? prefix?.[0].length : 0))?.groups ?? {};
  if (words === undefined || !HAN.test(own)) return { name: own };
  return { name: words.replaceAll('_', ' ').replaceAll(CAMEL_JOINT, ' '), localName: own };
}

function localeOf({ voice_id, voice_name = '' }: Raw): string | undefined {
  const stated = LOCALES_BY_PREFIX.get(PREFIX.exec(voice_id)?.[1]?.toLowerCase() ?? '');
  if (stated) return stated;
  if (ENGLISH.has(voice_id)) return 'en';
  return CHINESE.test(voice_id) || HAN.test(voice_name) ? 'zh-CN' : undefined;
}

/** Returns the words of a voice's id and name, separated by spaces: `Cantonese_ProfessionalHost（F)` → "Cantonese Professional Host F". */
function wordsOf({ voice_id, voice_name = '' }: Raw): string {
  return `${voice_id} ${voice_name}`
    .replaceAll(CAMEL_JOINT, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}

function genderOf(words: string): string | undefined {
  const isFemale = FEMALE.test(words);
  if (isFemale === MALE.test(words)) return undefined;
  return isFemale ? 'female' : 'male';
}

function matches(table: readonly Wording[], words: string): string[] {
  return table.flatMap(([pattern, value]) => (pattern.test(words) ? [value] : []));
}
