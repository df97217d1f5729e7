import * as z from 'zod';
import { UpstreamError, UpstreamErrorClass } from '../../domain/errors.ts';
import { languageOfName } from '../../enrich/knowledge/named-locale.ts';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import { derivedSample, listPatterns, listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { failureReason, optionalText, optionalTexts, splitCamelCase } from '../raw-fields.ts';

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

const LOCALES_BY_PREFIX = listTable('minimax', 'locales-by-prefix');
/** Returns the locale of the language that begins a voice's id; undefined if the id begins with another word. */
const localeOfPrefix = (word = '') => LOCALES_BY_PREFIX.get(word.toLowerCase()) ?? languageOfName(word);
/** Pattern of the language prefix of a voice's id: `English_`, `Chinese (Mandarin)_`. */
const PREFIX = /^([a-z]+)(?: \(Mandarin\))?_/i;

const ENGLISH = listTable('minimax', 'english-ids');
/** Pattern of an id (without its language prefix) that is a name in capitalized English words: `Gentle_Senior`, `ProfessionalHost（F)`. */
const ENGLISH_NAME = /^(?<words>[A-Z][A-Za-z_-]+)(?:[(（][FM][)）])?$/;
const BETA = /-beta$/;
/** Pattern of the ids of Chinese voices without a language prefix: `male-qn-jingying`. */
const CHINESE = /^(?:(?:fe)?male-|(?:presenter|audiobook)_|(?:Arrogant_Miss|Robot_Armor)$)/;
/** Pattern of a Han character. A voice with a Han character in its name is Chinese, unless the voice's id states another language. */
const HAN = /\p{Script=Han}/u;

/** Genders, ages, accents, styles and use cases by patterns of words in ids and names, because no field of a record states them. */
const GENDERS = listPatterns('minimax', 'genders');
const AGES = listPatterns('minimax', 'ages');
const ACCENTS = listPatterns('minimax', 'accents');
const STYLES = listPatterns('minimax', 'styles');
const USE_CASES = listPatterns('minimax', 'use-cases');

/** Error classes by the `status_code` of a failure. MiniMax sends failures with HTTP status 200. A code that is not listed is an `http_error`. */
const ERROR_CLASSES = listTable('minimax', 'error-classes');

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
    const errorClass = UpstreamErrorClass.parse(ERROR_CLASSES.get(String(status_code)) ?? 'http_error');
    throw new UpstreamError(errorClass, `MiniMax answered ${status_code}: ${status_msg}`);
  },
  Raw,
  toVoices: (raw) => {
    const words = wordsOf(raw);
    const names = namesOf(raw);
    const [gender, ...otherGenders] = matches(GENDERS, words);
    return {
      nativeId: raw.voice_id,
      ...names,
      status: BETA.test(raw.voice_name ?? '') ? 'beta' : undefined,
      locale: localeOf(raw) ?? '',
      gender: otherGenders.length === 0 ? gender : undefined,
      accent: matches(ACCENTS, words)[0],
      age: matches(AGES, words)[0],
      description: raw.description?.join(' ') || undefined,
      tags: [names.name, ...matches(STYLES, words), ...matches(USE_CASES, words)],
      derivedSampleUrl: derivedSample('minimax', raw.voice_id),
      inferred: DERIVED,
    };
  },
});

/** Returns the voice's names. An English name in the id replaces a Chinese name. The Chinese name becomes the local name. */
function namesOf({ voice_id, voice_name = '' }: Raw): Pick<StatedVoice, 'name' | 'localName'> {
  const own = voice_name.replace(BETA, '').replace(TIMBRE, '');
  const prefix = PREFIX.exec(voice_id);
  const isLanguage = localeOfPrefix(prefix?.[1]) !== undefined;
  const { words } = ENGLISH_NAME.exec(voice_id.slice(isLanguage ? prefix?.[0].length : 0))?.groups ?? {};
  if (words === undefined || !HAN.test(own)) return { name: own };
  return { name: splitCamelCase(words.replaceAll('_', ' ')), localName: own };
}

function localeOf({ voice_id, voice_name = '' }: Raw): string | undefined {
  const stated = localeOfPrefix(PREFIX.exec(voice_id)?.[1]);
  if (stated) return stated;
  if (ENGLISH.has(voice_id)) return 'en';
  return CHINESE.test(voice_id) || HAN.test(voice_name) ? 'zh-CN' : undefined;
}

/** Returns the words of a voice's id and name, separated by spaces: `Cantonese_ProfessionalHost（F)` → "Cantonese Professional Host F". */
function wordsOf({ voice_id, voice_name = '' }: Raw): string {
  return splitCamelCase(`${voice_id} ${voice_name}`)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}

function matches(table: ReturnType<typeof listPatterns>, words: string): string[] {
  return table.flatMap(([pattern, value]) => (pattern.test(words) ? [value] : []));
}
