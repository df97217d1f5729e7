import { isAccent } from './recognize-accent.ts';
import { recognizeGender } from './recognize-gender.ts';
import { AGE_PHRASES } from './wordings.ts';

/** Maximum number of UTF-16 code units read from a description, because providers describe the speaker in the first sentences. */
export const MAX_PROSE_LENGTH = 500;

/** Gender words, matched only as whole words, because `woman` contains `man` and `male-dominated` contains `male`. */
const GENDER_WORD = /(?<![\p{L}-])(?:(?:fe)?male|(?:wo)?man|lady|gentleman|girl|guy|boy)(?![\p{L}-])/giu;

const AGE_WORDS =
  'young adult|young|youthful|teen|teenaged?|adolescent|middle[- ]aged|adult|mature|matured|old|older|elderly|senior';
const GENDER_WORDS = '(?:[Ff]e)?[Mm]ale|(?:[Ww]o)?[Mm]an|[Ll]ady|[Gg]entleman|[Gg]irl|[Bb]oy|[Gg]uy';

/**
 * Age word before a gender word or "voice": "older British male", "a mature, warm voice", but not "for children and the elderly", because
 * no such word follows.
 */
const AGE_BEFORE_SPEAKER = new RegExp(
  `(?<![\\p{L}-])(${AGE_WORDS})(?:-sounding)?(,?(?: [\\p{L}-]+,?){0,2}?) (?:${GENDER_WORDS}|voice)(?![\\p{L}-])`,
  'giu',
);
/** Age word right after a gender word, and the word that follows: `adult` in "English male adult voice". */
const AGE_AFTER_GENDER = new RegExp(
  `(?<![\\p{L}-])(?:${GENDER_WORDS}) (${AGE_WORDS})(?![\\p{L}-])((?: [\\p{L}-]+)?)`,
  'giu',
);
/** Nouns before which "senior" states an age. Before other nouns, "senior" states a rank: "senior executive". */
const SENIOR_PEOPLE = /^(?:adult|citizen|speaker|voice)$/i;

/** Words that mark the words before them as the name of an accent: "Texan drawl", "Irish-accented". */
const ACCENT_NOUNS = '(?:accent(?:ed)?|brogue|burr|dialect|drawl|lilt|twang)';
/** One or two words before a word of ACCENT_NOUNS: "southern American" in "a southern American accent". */
const NAMED_ACCENT = new RegExp(
  `(?<![\\p{L}'’-])((?:[\\p{L}'’]+[ -])?[\\p{L}'’]+)[ -]${ACCENT_NOUNS}(?![\\p{L}-])`,
  'giu',
);
/** Abbreviations that name an accent. Other words of up to three letters before "accent" are not names of accents: "no", "an". */
const ACCENT_ABBREVIATION = /^(?:NYC|RP|UK|US|USA)$/;

/** One or two capitalized words that may be a demonym, before a gender word: `American` in "Deep American adult male voice". */
const SPEAKER = new RegExp(
  `(?<![\\p{L}-])(\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}\\p{Ll}+)?)(?: (?:${AGE_WORDS}))? (?:${GENDER_WORDS})(?![\\p{L}-])`,
  'u',
);

/** Purposes of a voice, from "for" to the end of the sentence: "perfect for calm narrations and customer support calls". */
const PURPOSES = /\bfor ([^.!?;]+)/giu;
const NEGATED_PURPOSES = /\bnot for\b[^,.!?;]*/giu;
const PURPOSE_JOINT = /[,/&]|\s-\s|\b(?:and|or|for|like|such as|as well as)\b/iu;
/** End of a purpose phrase, removed because the words before it name the use: `with children` in "conversations with children". */
const AFTER_PURPOSE =
  / (?:about|across|at|by|from|in|of|on|that|to|when|where|which|while|who|with)\b.*| (?:content|roles|settings|use(?: cases?)?)$/iu;

/**
 * Returns the first gender word of a description. Returns undefined if the gender words differ in gender ("a man and a
 * woman"), because the description then names several people.
 */
export function genderWordInProse(text: string): string | undefined {
  const words = text.slice(0, MAX_PROSE_LENGTH).match(GENDER_WORD) ?? [];
  return new Set(words.map(recognizeGender)).size === 1 ? words[0] : undefined;
}

/** Returns the age word that stands before or after a gender word, or before "voice", in a description: "older British male" → `older`. */
export function ageInProse(text: string): string | undefined {
  const start = text.slice(0, MAX_PROSE_LENGTH);
  for (const pattern of [AGE_BEFORE_SPEAKER, AGE_AFTER_GENDER]) {
    for (const [, age = '', next = ''] of start.matchAll(pattern)) {
      if (isAge(age.toLowerCase(), next)) return age;
    }
  }
  return undefined;
}

/**
 * Reports whether an age word states the age of the speaker and does not belong to another phrase, such as "old school" or "senior
 * executive". After "senior", only words for people and accents are accepted ("senior British male"), because any other word is a noun
 * whose rank "senior" states.
 */
function isAge(age: string, next: string): boolean {
  const words = next.match(/[\p{L}-]+/gu) ?? [];
  if (next.startsWith(',') || words.length === 0) return true;
  if (AGE_PHRASES.has(`${age} ${words[0]?.toLowerCase()}`)) return false;
  return age !== 'senior' || words.every((word) => SENIOR_PEOPLE.test(word) || isAccent(word));
}

/** Returns the phrases that a description calls an accent, each followed by its last word alone: "slight Texan", "Texan". */
export function accentsInProse(text: string): readonly string[] {
  const matches = text.slice(0, MAX_PROSE_LENGTH).matchAll(NAMED_ACCENT);
  return [...matches].flatMap(([, words = '']) => withLastWord(words)).filter(isNoShortWord);
}

/**
 * Returns possible demonyms of the speaker in a description, each followed by its last word alone ("Deep American", "American"), because a
 * capitalized adjective may stand before the demonym.
 */
export function speakersInProse(text: string): readonly string[] {
  const [, words] = SPEAKER.exec(text.slice(0, MAX_PROSE_LENGTH)) ?? [];
  return words === undefined ? [] : withLastWord(words);
}

function withLastWord(words: string): readonly string[] {
  return [words, words.slice(words.search(/[^ -]+$/))];
}

/** Reports whether the first word has more than three letters or is a known abbreviation, so that "no accent" is not Norwegian. */
function isNoShortWord(words: string): boolean {
  const [first = ''] = words.split(' ');
  return first.length > 3 || ACCENT_ABBREVIATION.test(first);
}

/** Returns the purposes for which a description recommends the voice: "calm narrations", "customer support calls". */
export function purposesInProse(text: string): readonly string[] {
  const start = text.slice(0, MAX_PROSE_LENGTH).replaceAll(NEGATED_PURPOSES, '');
  return [...start.matchAll(PURPOSES)]
    .flatMap(([, purposes = '']) => purposes.split(PURPOSE_JOINT))
    .map((purpose) => purpose.trim().replace(AFTER_PURPOSE, ''));
}
