import type { StatedVoice } from '../stated-voice.ts';
import { GENDERS_BY_WORD } from './recognize-speaker.ts';

export interface NameParts {
  /** Name as a person would say it: `Jenny` in `en-US-JennyNeural`; empty if the provider's display name is empty. */
  readonly name: string;
  /** Description that follows the name in the display name: `Upbeat` in "Yinet -Upbeat". */
  readonly tagline?: string | undefined;
  /** Gender word in the display name: `F` in "Alina (F)". */
  readonly genderWord?: string | undefined;
}

/** Maximum number of UTF-16 code units read from a display name; known display names have fewer than fifty. */
const MAX_NAME_LENGTH = 200;

/** Pattern of the separator between name and description in a display name: "Roger - Laid-Back, Casual", "Yinet -Upbeat". */
const TAGLINE = /\s+[-–—|•·]\s*(?=\S)/;
/** Pattern of a word in ASCII or CJK brackets at the end of a display name: `F` in "Alina (F)". */
const MARK = /\s*[(（[【]\s*(?<word>[^()（）[\]【】]*?)\s*[)）\]】]\s*$/u;

/** Pattern of an id that serves as a display name: words joined with `_` (`pt_anna`), or words after a locale (`en-US-JennyNeural`). */
const ID = /^(?=.*_|[a-z]{2,3}-[A-Z]{2}-)[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+$/u;
const LOCALE_PREFIX = /^[a-z]{2,3}(?:[_-][A-Z][a-z]{3})?[_-](?:[A-Z]{2}|\d{3})[_-]/;
/** Pattern of a word in a voice's id that names a quality level of model or audio, and not the voice: `neural`, `low`. */
const TIER = /^(?:neural|standard|wavenet|premium|generative|hd|low|medium|high|x)$/i;
/** Pattern of the model's name that Azure appends to a voice's name: `Neural` in `JennyNeural`. */
const TIER_SUFFIX = /(?<=\p{Ll})(?:Multilingual)?Neural(?:HD)?$/u;

/** Splits a provider's display name into name, description and gender word. Some voices have an id as their display name. */
export function splitName(raw: string): NameParts {
  const clean = raw.slice(0, MAX_NAME_LENGTH).replaceAll(/\s+/g, ' ').trim();
  const dash = TAGLINE.exec(clean);
  const hasTagline = dash !== null && dash.index > 0;
  const head = hasTagline ? clean.slice(0, dash.index) : clean;
  return {
    ...(ID.test(head) ? splitId(head) : splitMark(head)),
    ...(hasTagline && { tagline: clean.slice(dash.index + dash[0].length) }),
  };
}

function splitMark(text: string): NameParts {
  const mark = MARK.exec(text);
  const word = mark?.groups?.word;
  if (!mark || mark.index === 0 || !isGenderWord(word)) return { name: capitalize(text) };
  return { name: capitalize(text.slice(0, mark.index)), genderWord: word };
}

/** Returns an id's words without locale, model and gender: `en-US-JennyNeural` → Jenny. If no word is left, the name is the unchanged id. */
function splitId(id: string): NameParts {
  const words = id.replace(LOCALE_PREFIX, '').replace(TIER_SUFFIX, '').split(/[_-]/);
  const own = words.filter((word) => !TIER.test(word) && !isGenderWord(word));
  const genderWord = words.find((word) => word.length > 1 && isGenderWord(word));
  return { name: own.length > 0 ? capitalize(own.join(' ')) : id, genderWord };
}

function isGenderWord(word: string | undefined): boolean {
  return word !== undefined && GENDERS_BY_WORD.has(word.toLowerCase());
}

/** If a name has no capitals, capitalizes each of its words. Georgian letters stay unchanged, because Georgian names are written without capitals. */
function capitalize(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replaceAll(/(?<![\p{L}\p{M}\p{N}'’])(?!\p{Script=Georgian})\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}

/** Returns the labels that describe how a voice usually sounds: the description in its display name ("Roger - Laid-Back"), then its tags. */
export function labelsOf({ name, tags = [] }: StatedVoice): readonly string[] {
  return [splitName(name).tagline ?? '', ...tags];
}
