import { GENDERS } from '../tables/genders.ts';

/** A provider's name for a voice, taken apart. */
export interface NameParts {
  /** What a person would call the voice; empty where the name has nothing of the kind. */
  readonly name: string;
  /** What the provider says about the voice in the same field. */
  readonly tagline?: string | undefined;
  /** The gender word that stands beside the name: `F` of "Alina (F)". */
  readonly genderWord?: string | undefined;
}

/** Longest name that is looked at; real ones have less than fifty characters. */
const MAX_CHARACTERS = 200;

/** One emoji: a flag, or pictures with their modifiers, joined to one. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u20E3)*`;
const EMOJI = new RegExp(String.raw`\p{Regional_Indicator}{2}|${PICTURE}(?:\u200D${PICTURE})*`, 'gu');
/** Control characters, and marks that turn or hide text; the joiners that Persian and Indic scripts need are none. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** "Roger - Laid-Back, Casual" and "Yinet -Upbeat": what follows the dash is a tagline, not the name. */
const TAGLINE = /\s+[-–—|•·]\s*(?=\S)/;
/** "Alina (F)", in the brackets of any script. */
const MARK = /\s*[(（[【]\s*(?<word>[^()（）[\]【】]*?)\s*[)）\]】]\s*$/u;

/** `de_DE-hfc_female-medium`, `en-US-JennyNeural`: an id starts with a locale or joins its words with `_`. */
const ID = /^(?=.*_|[a-z]{2,3}-[A-Z]{2}-)[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+$/u;
const LOCALE_PREFIX = /^[a-z]{2,3}(?:[_-][A-Z][a-z]{3})?[_-](?:[A-Z]{2}|\d{3})[_-]/;
/** Words in ids that name a tier or a quality, not a voice. */
const TIER = /^(?:neural|standard|wavenet|premium|generative|hd|low|medium|high|x)$/i;
/** Azure joins name and tier. */
const TIER_SUFFIX = /(?<=\p{Ll})(?:Multilingual)?Neural(?:HD)?$/u;

/** Takes a name apart. */
export function splitName(raw: string): NameParts {
  const clean = withoutEmoji(raw.slice(0, MAX_CHARACTERS))
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

/** Emoji are decoration, unless there is nothing else. */
function withoutEmoji(text: string): string {
  const rest = text.replaceAll(EMOJI, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

function splitMark(text: string): NameParts {
  const mark = MARK.exec(text);
  const word = mark?.groups?.word;
  if (!mark || mark.index === 0 || !isGenderWord(word)) return { name: capitalised(text) };
  return { name: capitalised(text.slice(0, mark.index)), genderWord: word };
}

/** The words of an id without its locale, tier and gender; all of them where nothing else is left. */
function splitId(id: string): NameParts {
  const words = id.replace(LOCALE_PREFIX, '').replace(TIER_SUFFIX, '').split(/[_-]/);
  const own = words.filter((word) => !TIER.test(word) && !isGenderWord(word));
  const genderWord = words.find((word) => word.length > 1 && isGenderWord(word));
  return { name: own.length > 0 ? capitalised(own.join(' ')) : id, genderWord };
}

function isGenderWord(word: string | undefined): boolean {
  return word !== undefined && GENDERS.has(word.toLowerCase());
}

/** A name written in small letters throughout gets its capitals. */
function capitalised(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replaceAll(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
