/** Longest text that is looked at: a provider says in its first words who speaks. */
const MAX_CHARACTERS = 500;

/** Whole words only: `woman` holds no `man`, and `male-dominated` is no `male`. */
const SPEAKER = /(?<![\p{L}-])(?:(?:fe)?male|(?:wo)?man)(?![\p{L}-])/giu;

/** An age before the speaker: "older British male" states one, "for children and the elderly" does not. */
const AGE_OF_SPEAKER =
  /(?<![\p{L}-])(young|middle[- ]aged|adult|mature|old|older|elderly|senior)(?: [\p{L}-]+){0,2}? (?:(?:fe)?male|(?:wo)?man)(?![\p{L}-])/iu;

/** "a general American accent", "older British male": in capitals, as names of peoples are. */
const ACCENT =
  /(?<![\p{L}-])(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:accent|[Mm]ale|[Ff]emale|[Mm]an|[Ww]oman)(?![\p{L}-])/u;

/** The one word for the speaker that a description uses; nothing where it has several, and so several people. */
export function speakerInProse(text: string): string | undefined {
  const words = text.slice(0, MAX_CHARACTERS).match(SPEAKER) ?? [];
  return new Set(words.map((word) => word.toLowerCase())).size === 1 ? words[0] : undefined;
}

/** The word for the speaker's age in a description. */
export function ageInProse(text: string): string | undefined {
  return AGE_OF_SPEAKER.exec(text.slice(0, MAX_CHARACTERS))?.[1];
}

/** What stands in a description where an accent is named: "Older British" and "British", "South African" and "African". */
export function accentInProse(text: string): readonly string[] {
  const [, words] = ACCENT.exec(text.slice(0, MAX_CHARACTERS)) ?? [];
  return words === undefined ? [] : [words, words.slice(words.lastIndexOf(' ') + 1)];
}
