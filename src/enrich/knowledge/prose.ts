import { GENDERS } from '../tables/genders.ts';

/** Longest text that is looked at: a provider says in its first words who speaks. */
const MAX_CHARACTERS = 500;

/** Whole words only: `woman` holds no `man`, and `male-dominated` is no `male`. */
const SPEAKER = /(?<![\p{L}-])(?:(?:fe)?male|(?:wo)?man|lady|gentleman|girl|guy|boy)(?![\p{L}-])/giu;

const AGE_WORDS =
  'young adult|young|youthful|teenage|middle[- ]aged|adult|mature|matured|old|older|elderly|senior';
const SPEAKER_WORDS = '(?:[Ff]e)?[Mm]ale|(?:[Ww]o)?[Mm]an|[Ll]ady|[Gg]entleman|[Gg]irl|[Bb]oy|[Gg]uy';

/** An age before the speaker: "older British male" states one, "for children and the elderly" does not. */
const AGE_OF_SPEAKER = new RegExp(
  `(?<![\\p{L}-])(${AGE_WORDS})(?:-sounding)?(?: [\\p{L}-]+){0,2}? (?:${SPEAKER_WORDS})(?![\\p{L}-])`,
  'iu',
);
/** An age behind the speaker: "English male adult voice". */
const AGE_BEHIND_SPEAKER = new RegExp(`(?<![\\p{L}-])(?:${SPEAKER_WORDS}) (${AGE_WORDS})(?![\\p{L}-])`, 'iu');

/** "a general American accent", "Deep American adult male": in capitals, as names of peoples are. */
const PEOPLE = '(\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}\\p{Ll}+)?)';
const ACCENTS = [
  new RegExp(`(?<![\\p{L}-])${PEOPLE}[ -]accent(?:ed)?(?![\\p{L}-])`, 'u'),
  new RegExp(`(?<![\\p{L}-])${PEOPLE}(?: (?:${AGE_WORDS}))? (?:${SPEAKER_WORDS})(?![\\p{L}-])`, 'u'),
];

/** "perfect for calm narrations, and for customer support calls": what the voice is said to be for, up to the end of the sentence. */
const PURPOSES = /\bfor ([^.!?;]+)/giu;
const NO_PURPOSES = /\bnot for\b[^,.!?;]*/giu;
const PURPOSE_JOINT = /[,/&]|\s-\s|\b(?:and|or|for|like|such as|as well as)\b/iu;
/** "conversations with children", "gaming use cases": what tells a purpose apart stands before it. */
const BEHIND_PURPOSE =
  / (?:about|across|at|by|from|in|of|on|that|to|when|where|which|while|who|with)\b.*| (?:content|roles|settings|use(?: cases?)?)$/iu;

/** A word for the speaker in a description; nothing where men and women are spoken of, and so several people. */
export function speakerInProse(text: string): string | undefined {
  const words = text.slice(0, MAX_CHARACTERS).match(SPEAKER) ?? [];
  return new Set(words.map((word) => GENDERS.get(word.toLowerCase()))).size === 1 ? words[0] : undefined;
}

/** The word for the speaker's age in a description. */
export function ageInProse(text: string): string | undefined {
  const start = text.slice(0, MAX_CHARACTERS);
  return (AGE_OF_SPEAKER.exec(start) ?? AGE_BEHIND_SPEAKER.exec(start))?.[1];
}

/** What stands in a description where an accent is named: "Older British" and "British", "French-Canadian" and "Canadian". */
export function accentsInProse(text: string): readonly string[] {
  const start = text.slice(0, MAX_CHARACTERS);
  return ACCENTS.flatMap((pattern) => {
    const [, words] = pattern.exec(start) ?? [];
    return words === undefined ? [] : [words, words.slice(words.search(/[^ -]+$/))];
  });
}

/** What a description says that the voice is for, phrase by phrase: "calm narrations", "customer support calls". */
export function purposesInProse(text: string): readonly string[] {
  const start = text.slice(0, MAX_CHARACTERS).replaceAll(NO_PURPOSES, '');
  return [...start.matchAll(PURPOSES)]
    .flatMap(([, purposes = '']) => purposes.split(PURPOSE_JOINT))
    .map((purpose) => purpose.trim().replace(BEHIND_PURPOSE, ''));
}
