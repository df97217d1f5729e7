import type { Token } from './prose-tokens.ts';
import { AGES_BY_WORD, GENDERS_IN_PROSE } from './recognize-speaker.ts';
import { STYLES_IN_PROSE } from './recognize-style.ts';
import { DESCRIBED, WORDINGS } from './wordings.ts';

/** Reports whether the term before `end` describes the voice: the next noun names a speaker or voice ("a warm narrator"), or no noun follows. */
export function describesVoice(tokens: readonly Token[], end: number): boolean {
  let position = end;
  while (true) {
    const stop = endOfPhrase(tokens, position);
    const phrase = tokens.slice(position, stop);
    // A phrase after a comma or "and" counts only if it has several words and begins with a style. A single word is skipped, as it may be one more
    // adjective: "calm, relatable and even tones". A new statement is skipped, too: "friendly, explains insurance".
    const isDecisive = position === end ? phrase.length > 0 : phrase.length > 1 && isStyle(phrase[0]);
    if (isDecisive || phrase.some(isDescribed)) return isVoicePhrase(phrase);
    if (!isJoint(tokens[stop])) return true;
    position = stop;
    while (isJoint(tokens[position])) position++;
  }
}

/** Returns the index after the last word of the phrase that starts at `start`. If `start` is at a stop word or punctuation mark, the phrase is empty. */
export function endOfPhrase(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end < tokens.length && !isJoint(tokens[end]) && !isStop(tokens[end]) && !isClause(tokens, end))
    end++;
  return end;
}

/** Reports whether the word at `at` is a participle that begins a clause after a speaker: "recounting" in "an elder recounting folklore". */
function isClause(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before !== undefined && isDescribed(before) && /ing$/.test(token?.word ?? '') && !isStyle(token);
}

function isStop(token: Token | undefined): boolean {
  if (token === undefined || isJoint(token)) return false;
  return WORDINGS.stop_words.has(token.word) || !/^[\p{L}\p{N}]/u.test(token.word);
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && WORDINGS.joints.has(token.word);
}

/** Reports whether a phrase describes a voice: it names a voice or speaker, ends with a style, or ends with a capitalized word ("Scottish"). */
function isVoicePhrase(phrase: readonly Token[]): boolean {
  const last = phrase.at(-1);
  return phrase.some(isDescribed) || isStyle(last) || (last !== undefined && /^\p{Lu}/u.test(last.text));
}

function isStyle(token: Token | undefined): boolean {
  return token !== undefined && STYLES_IN_PROSE.has(token.word);
}

function isDescribed({ word }: Token): boolean {
  return DESCRIBED.has(word) || GENDERS_IN_PROSE.has(word) || AGES_BY_WORD.has(word);
}
