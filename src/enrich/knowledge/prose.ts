import { GENDERS } from '../tables/genders.ts';

/** Maximum number of UTF-16 code units read from a description, because providers describe the speaker in the first words. */
export const MAX_PROSE_LENGTH = 500;

/** Gender words, matched only as whole words, because `woman` contains `man` and `male-dominated` contains `male`. */
const GENDER_WORD = /(?<![\p{L}-])(?:(?:fe)?male|(?:wo)?man|lady|gentleman|girl|guy|boy)(?![\p{L}-])/giu;

const AGE_WORDS =
  'young adult|young|youthful|teenage|middle[- ]aged|adult|mature|matured|old|older|elderly|senior';
const GENDER_WORDS = '(?:[Ff]e)?[Mm]ale|(?:[Ww]o)?[Mm]an|[Ll]ady|[Gg]entleman|[Gg]irl|[Bb]oy|[Gg]uy';

/**
 * Age word before a gender word or "voice": "older British male", "a mature, warm voice", but not "for children and the
 * elderly", which has neither.
 */
const AGE_BEFORE_SPEAKER = new RegExp(
  `(?<![\\p{L}-])(${AGE_WORDS})(?:-sounding)?,?(?: [\\p{L}-]+,?){0,2}? (?:${GENDER_WORDS}|voice)(?![\\p{L}-])`,
  'iu',
);
/** Age word right after a gender word: `adult` in "English male adult voice". */
const AGE_AFTER_GENDER = new RegExp(`(?<![\\p{L}-])(?:${GENDER_WORDS}) (${AGE_WORDS})(?![\\p{L}-])`, 'iu');

/** One or two capitalized words that may be a demonym: `American` in "a general American accent". */
const DEMONYM = '(\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}\\p{Ll}+)?)';
const ACCENTS = [
  new RegExp(`(?<![\\p{L}-])${DEMONYM}[ -]accent(?:ed)?(?![\\p{L}-])`, 'u'),
  new RegExp(`(?<![\\p{L}-])${DEMONYM}(?: (?:${AGE_WORDS}))? (?:${GENDER_WORDS})(?![\\p{L}-])`, 'u'),
];

/** Purposes of a voice, from "for" to the end of the sentence: "perfect for calm narrations and customer support calls". */
const PURPOSES = /\bfor ([^.!?;]+)/giu;
const NEGATED_PURPOSES = /\bnot for\b[^,.!?;]*/giu;
const PURPOSE_JOINT = /[,/&]|\s-\s|\b(?:and|or|for|like|such as|as well as)\b/iu;
/** End of a purpose, removed because the words before it name the use: `with children` in "conversations with children". */
const AFTER_PURPOSE =
  / (?:about|across|at|by|from|in|of|on|that|to|when|where|which|while|who|with)\b.*| (?:content|roles|settings|use(?: cases?)?)$/iu;

/**
 * Returns the first gender word of a description. Returns undefined if the gender words differ in gender ("a man and a
 * woman"), because the description then names several people.
 */
export function genderWordInProse(text: string): string | undefined {
  const words = text.slice(0, MAX_PROSE_LENGTH).match(GENDER_WORD) ?? [];
  return new Set(words.map((word) => GENDERS.get(word.toLowerCase()))).size === 1 ? words[0] : undefined;
}

/** Returns the age word before or after the word for the speaker in a description: "older British male" → `older`. */
export function ageInProse(text: string): string | undefined {
  const start = text.slice(0, MAX_PROSE_LENGTH);
  return (AGE_BEFORE_SPEAKER.exec(start) ?? AGE_AFTER_GENDER.exec(start))?.[1];
}

/**
 * Returns possible demonyms of accents in a description, each followed by its last word ("Deep American", "American"),
 * because a capitalized adjective may stand before the demonym.
 */
export function accentsInProse(text: string): readonly string[] {
  const start = text.slice(0, MAX_PROSE_LENGTH);
  return ACCENTS.flatMap((pattern) => {
    const [, words] = pattern.exec(start) ?? [];
    return words === undefined ? [] : [words, words.slice(words.search(/[^ -]+$/))];
  });
}

/** Returns the purposes for which a description recommends the voice: "calm narrations", "customer support calls". */
export function purposesInProse(text: string): readonly string[] {
  const start = text.slice(0, MAX_PROSE_LENGTH).replaceAll(NEGATED_PURPOSES, '');
  return [...start.matchAll(PURPOSES)]
    .flatMap(([, purposes = '']) => purposes.split(PURPOSE_JOINT))
    .map((purpose) => purpose.trim().replace(AFTER_PURPOSE, ''));
}
