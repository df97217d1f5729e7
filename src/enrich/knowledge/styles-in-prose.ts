import { STYLES } from '../../vocabulary/facets.ts';
import { MAX_PROSE_LENGTH } from './prose.ts';
import { AGES_BY_WORD } from './recognize-age.ts';
import { GENDERS_BY_WORD } from './recognize-gender.ts';
import { type FoundStyle, findStyles, STYLES_IN_PROSE } from './recognize-style.ts';
import { DESCRIBED, JOINTS, STOP_WORDS } from './wordings.ts';

/** Words for a style that have another sense before a preposition: "even in long texts", "a kind of", "easy to hear". */
const ADVERBS: ReadonlySet<string> = new Set([...STYLES.values()].flatMap(({ adverbs }) => adverbs));

/** Purpose of a voice, from "for" to the end of the sentence. Its adjectives describe texts and not the voice: "for sad stories". */
const PURPOSE = /\bfor\b[^.!?;]*/giu;
/** Negated words, from the negation to the end of the clause: "not too deep", "without being harsh", but not "not only deep". */
const NEGATED =
  /\b(?:non-|(?:not(?! (?:only|just|merely)\b)|never|nothing|no|without|less|isn't|rather than|instead of|anything but|lacks|free of)\b(?!-))[^,.;:!?()]*?(?=[,.;:!?()]|\b(?:but|yet)\b|$)/giu;
/** Adverb after a verb of speaking, replaced by its adjective, because the adjective describes the voice: "speaking slowly" → slow. */
const SPOKEN = /(?<=\b(?:speaks?|speaking|spoken|talks?|talking|delivers?|reads?) (?:very )?)(\p{L}+)ly\b/giu;
/** Word, punctuation mark, or dash before a space. A hyphen within a word separates two tokens and is not a token. */
const TOKEN = /[\p{L}\p{N}]+|-(?=\s)|[^\s\p{L}\p{N}-]/gu;

/**
 * Returns the styles of the voice that a description states, in the description's order: "A deep voice, warm but not soft" →
 * deep, warm. An adjective counts if it describes a voice or a speaker ("a calm narrator") or stands alone ("calm and
 * even"), but not if it describes something else ("deep learning", "warm welcome messages").
 */
export function stylesInProse(text: string): string[] {
  const start = text.slice(0, MAX_PROSE_LENGTH).replaceAll('’', "'");
  const stated = start.replaceAll(NEGATED, ' ').replaceAll(PURPOSE, ' ').replaceAll(SPOKEN, '$1');
  const tokens = stated.match(TOKEN) ?? [];
  const words = tokens.map((token) => token.toLowerCase());
  const found = findStyles(words, STYLES_IN_PROSE).filter((style) => describesVoice(style, tokens, words));
  return [...new Set(found.map(({ style }) => style))];
}

/** Reports whether the noun phrase after an adjective names a voice or a speaker, or no noun phrase follows the adjective. */
function describesVoice(
  { start, end }: FoundStyle,
  tokens: readonly string[],
  words: readonly string[],
): boolean {
  if (STOP_WORDS.has(words[end] ?? '') && ADVERBS.has(words[start] ?? '')) return false;
  let position = end;
  while (true) {
    const stop = endOfPhrase(words, position);
    const phrase = tokens.slice(position, stop).filter((token) => !isAdverb(token));
    // A single word after a joint (a comma or "and") may be another adjective before the noun: "calm, relatable and even tones".
    const isDecisive = phrase.length > 1 || (phrase.length === 1 && position === end);
    if (isDecisive || phrase.some(isDescribed)) return isVoicePhrase(phrase);
    if (!JOINTS.has(words[stop] ?? '')) return true;
    position = stop;
    while (JOINTS.has(words[position] ?? '')) position++;
  }
}

function endOfPhrase(words: readonly string[], start: number): number {
  let end = start;
  while (end < words.length && !JOINTS.has(words[end] ?? '') && !isStop(words[end])) end++;
  return end;
}

function isStop(word: string | undefined): boolean {
  return word !== undefined && (STOP_WORDS.has(word) || !/^[\p{L}\p{N}]/u.test(word)) && !JOINTS.has(word);
}

/** Reports whether a phrase names a voice or a speaker, or ends with a style or with a capitalized word, such as a demonym. */
function isVoicePhrase(phrase: readonly string[]): boolean {
  const last = phrase.at(-1) ?? '';
  return phrase.some(isDescribed) || STYLES_IN_PROSE.has(last.toLowerCase()) || /^\p{Lu}/u.test(last);
}

/** Reports whether a word is an adverb of an adjective: "effortlessly" in "friendly and effortlessly casual". */
function isAdverb(token: string): boolean {
  return /ly$/.test(token) && !STYLES_IN_PROSE.has(token);
}

function isDescribed(token: string): boolean {
  const word = token.toLowerCase();
  return (
    DESCRIBED.has(word) ||
    DESCRIBED.has(word.replace(/s$/, '')) ||
    GENDERS_BY_WORD.has(word) ||
    AGES_BY_WORD.has(word)
  );
}
