import { GENDERS } from '../tables/genders.ts';

/** Parts of a provider's display name for a voice. */
export interface NameParts {
  /** Name as a person would say it; empty if the display name holds none. */
  readonly name: string;
  /** Description that the provider puts into the same field. */
  readonly tagline?: string | undefined;
  /** Gender mark beside the name: `F` in "Alina (F)". */
  readonly genderWord?: string | undefined;
}

/** Longest display name read, in UTF-16 code units; real ones have less than fifty. */
const MAX_NAME_LENGTH = 200;

/** Emoji sequences of UTS #51: a flag, or pictographs with modifiers and joiners. */
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u20E3)*`;
const EMOJI = new RegExp(String.raw`\p{Regional_Indicator}{2}|${PICTOGRAPH}(?:\u200D${PICTOGRAPH})*`, 'gu');
/**
 * Control and bidirectional characters. Zero-width joiners are not among them, because Persian and Indic scripts need
 * them.
 */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** Dash before a tagline: "Roger - Laid-Back, Casual", "Yinet -Upbeat". */
const TAGLINE = /\s+[-–—|•·]\s*(?=\S)/;
/** Bracketed mark at the end, in the brackets of any script: "Alina (F)". */
const MARK = /\s*[(（[【]\s*(?<word>[^()（）[\]【】]*?)\s*[)）\]】]\s*$/u;

/** Native id in the place of a name: it joins words with `_` or starts with a locale, as in `en-US-JennyNeural`. */
const ID = /^(?=.*_|[a-z]{2,3}-[A-Z]{2}-)[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+$/u;
const LOCALE_PREFIX = /^[a-z]{2,3}(?:[_-][A-Z][a-z]{3})?[_-](?:[A-Z]{2}|\d{3})[_-]/;
/** Words of an id that name a tier or a quality. */
const TIER = /^(?:neural|standard|wavenet|premium|generative|hd|low|medium|high|x)$/i;
/** Tier that Azure appends to a name without a separator. */
const TIER_SUFFIX = /(?<=\p{Ll})(?:Multilingual)?Neural(?:HD)?$/u;

/** Splits a display name into name, tagline and gender mark. Native ids are split too, because some voices have no other name. */
export function splitName(raw: string): NameParts {
  const clean = withoutEmoji(raw.slice(0, MAX_NAME_LENGTH))
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const dash = TAGLINE.exec(clean);
  const hasTagline = dash !== null && dash.index > 0;
  const head = hasTagline ? clean.slice(0, dash.index) : clean;
  return {
    ...(ID.test(head) ? splitId(head) : splitMark(head)),
    ...(hasTagline && { tagline: clean.slice(dash.index + dash[0].length) }),
  };
}

/** Removes emoji from a name. A name without letters and digits is kept unchanged, so that it does not become empty. */
function withoutEmoji(text: string): string {
  const rest = text.replaceAll(EMOJI, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

function splitMark(text: string): NameParts {
  const mark = MARK.exec(text);
  const word = mark?.groups?.word;
  if (!mark || mark.index === 0 || !isGenderWord(word)) return { name: capitalize(text) };
  return { name: capitalize(text.slice(0, mark.index)), genderWord: word };
}

/** Splits an id into words and drops locale, tier and gender. Returns the whole id as the name if no word is left. */
function splitId(id: string): NameParts {
  const words = id.replace(LOCALE_PREFIX, '').replace(TIER_SUFFIX, '').split(/[_-]/);
  const own = words.filter((word) => !TIER.test(word) && !isGenderWord(word));
  const genderWord = words.find((word) => word.length > 1 && isGenderWord(word));
  return { name: own.length > 0 ? capitalize(own.join(' ')) : id, genderWord };
}

function isGenderWord(word: string | undefined): boolean {
  return word !== undefined && GENDERS.has(word.toLowerCase());
}

/** Capitalizes each word of a name that is in lower case throughout. */
function capitalize(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replaceAll(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
