import { listTable } from '../list-tables.ts';

/** Patterns for language, gender, accent and age in ids and names. No field of a record states these. Source: MiniMax's voice list, November 2026. */

/** Pattern of words in a voice's id or name, and the value that a match yields: "Aussie" → "Australian". */
export type Wording = readonly [words: RegExp, value: string];

/** Locales by the lower-case language prefix of a voice's id: `korean` → `ko-KR`. */
export const LOCALES_BY_PREFIX = listTable('minimax', 'locales-by-prefix');
/** Pattern of the language prefix of a voice's id: `English_`, `Chinese (Mandarin)_`. */
export const PREFIX = /^([a-z]+)(?: \(Mandarin\))?_/i;

/** Ids of the English voices without a language prefix. */
export const ENGLISH = listTable('minimax', 'english-ids');
/** Pattern of an id (without its language prefix) that is a name in capitalized English words: `Gentle_Senior`, `ProfessionalHost（F)`. */
export const ENGLISH_NAME = /^(?<words>[A-Z][A-Za-z_-]+)(?:[(（][FM][)）])?$/;
export const BETA = /-beta$/;
/** Pattern of the ids of Chinese voices without a language prefix: `male-qn-jingying`. */
export const CHINESE = /^(?:(?:fe)?male-|(?:presenter|audiobook)_|(?:Arrogant_Miss|Robot_Armor)$)/;
/** Pattern of a Han character. A voice with a Han character in its name is Chinese, unless the voice's id states another language. */
export const HAN = /\p{Script=Han}/u;

/** Pattern of words for women in a voice's id or name. Given names are left out, and also words that fit either gender (boss, warrior). */
export const FEMALE =
  /\b(?:f|female|wom[ae]n|lady|(?:school)?girl(?:friend)?|miss|queen|princess|heroine|maiden|sister|hostess|abbess|belle|aunt|antie|grandma)\b|[女姐妹婶]|奶奶|闺蜜/i;
/** Pattern of words for men in a voice's id or name. Given names and words that fit either gender are left out, as in {@link FEMALE}. */
export const MALE =
  /\b(?:m|male|(?:gentle)?man|(?:play)?boy(?:friend)?|guy|bloke|husband|knight|butler|godfather|santa|uncle)\b|[男弟哥]|大爷|少爷|学长|竹马/i;

export const AGES: readonly Wording[] = [
  [/\bchild\b|[男女]童/i, 'child'],
  // "Elder" is matched only at the end of a text, because an elder sister is young. In MiniMax's names, "senior" means a student and is not matched.
  [/\belder$|奶奶|大爷/i, 'elder'],
  [/\b(?:young|youth|teen)\b|青年|少女/i, 'young'],
];
export const ACCENTS: readonly Wording[] = [
  [/\bAussie\b/, 'Australian'],
  [/\bHK\b/, 'Hong Kong'],
];
/** Styles by patterns of Chinese words in a voice's name. The id of a voice with a Chinese name often lacks English words. */
export const STYLES: readonly Wording[] = Array.from(listTable('minimax', 'styles'), ([words, style]) => [
  new RegExp(words),
  style,
]);
