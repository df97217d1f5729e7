import { LRUCache } from 'lru-cache';
import type { Gender } from '../../domain/voice.ts';
import { STYLES } from '../../vocabulary/facets.ts';
import type { ReadFacts, StatedVoice } from '../stated-voice.ts';
import { describesVoice, endOfPhrase } from './noun-phrase.ts';
import { MAX_PROSE_LENGTH, type Token, toTokens } from './prose-tokens.ts';
import { isAccent, isAccentName } from './recognize-accent.ts';
import { AGES_IN_PROSE, GENDERS_IN_PROSE } from './recognize-speaker.ts';
import { STYLES_IN_PROSE } from './recognize-style.ts';
import { isAmbiguous, USE_CASES_IN_PROSE } from './recognize-use-case.ts';
import { type FoundTerm, findTerms, WORDINGS } from './wordings.ts';

/** Maximum number of descriptions whose facts are cached. The cache exists because several steps read the facts of the same description. */
const MAX_CACHED = 2000;
const cache = new LRUCache<string, ReadFacts>({ max: MAX_CACHED, memoMethod: read });

/** Returns the facts in a voice's description. A bundled list stores the facts; for a live list, the description is parsed. */
export function factsInProse({ read, description }: StatedVoice): ReadFacts {
  return read ?? readProse(description);
}

/** Returns the facts that a description states in its first sentences: gender, age, accents, use cases and styles. */
export function readProse(description = ''): ReadFacts {
  return cache.memo(description.slice(0, MAX_PROSE_LENGTH));
}

function read(text: string): ReadFacts {
  const tokens = toTokens(text);
  const described = tokens.filter(({ isPurpose }) => !isPurpose);
  const gender = genderIn(described);
  const [age] = termsIn(described, AGES_IN_PROSE);
  const accents = accentsIn(described);
  const useCases = useCasesIn(tokens);
  const styles = termsIn(described, STYLES_IN_PROSE);
  return {
    ...(gender && { gender }),
    ...(age && { age }),
    ...(accents.length > 0 && { accents }),
    ...(useCases.length > 0 && { use_cases: useCases }),
    ...(styles.length > 0 && { styles }),
  };
}

/** Returns the gender of the speaker; undefined if a description names people of several genders: "a man and a woman". */
function genderIn(tokens: readonly Token[]): Gender | undefined {
  const genders = new Set(lookUp(tokens, GENDERS_IN_PROSE).map(({ value }) => value));
  return genders.size === 1 ? [...genders][0] : undefined;
}

/** Returns the values of the terms that describe the voice, without duplicates and in the order of the description. */
function termsIn<Value>(tokens: readonly Token[], terms: ReadonlyMap<string, Value | null>): Value[] {
  const found = lookUp(tokens, terms).filter(
    ({ start, end }) => !isDegree(tokens, start, end) && describesVoice(tokens, end),
  );
  return [...new Set(found.map(({ value }) => value))];
}

/** Finds terms in a description. A phrase in which a term does not have its usual sense ("old school") is skipped. */
function lookUp<Value>(
  tokens: readonly Token[],
  terms: ReadonlyMap<string, Value | null>,
): readonly FoundTerm<Value>[] {
  const found = findTerms(
    tokens.map(({ word }) => word),
    terms,
  );
  return found.flatMap(({ value, ...range }) => (value === null ? [] : [{ value, ...range }]));
}

/** Words that name a style, unless a preposition follows ("even in long texts") or a noun for a style follows ("quiet professionalism"). */
const DEGREES: ReadonlySet<string> = new Set([...STYLES.values()].flatMap(({ adverbs }) => adverbs));
const STYLE_NOUN = /(?:[nt]h|ness|ism|ity|[ae]nce|acy|ure)$/;

function isDegree(tokens: readonly Token[], start: number, end: number): boolean {
  if (!DEGREES.has(tokens[start]?.word ?? '')) return false;
  const next = tokens[end]?.word ?? '';
  return WORDINGS.stop_words.has(next) || (STYLES_IN_PROSE.has(next) && STYLE_NOUN.test(next));
}

const MAX_ACCENT_WORDS = 3;

/**
 * Returns the names of accents in a description. If a word such as "drawl" or "accent" follows a name, the name surely is an accent: it comes first in the
 * result, and may be in lower case. A name without "drawl" or "accent" after it must be capitalized.
 */
function accentsIn(tokens: readonly Token[]): string[] {
  const named: string[] = [];
  const others: string[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const end = endOfAccent(tokens, start);
    if (end === undefined) continue;
    const list = isAccentNoun(tokens[end]) ? named : others;
    list.push(textOf(tokens, start, end));
    start = end - 1;
  }
  return [...new Set([...named, ...others])];
}

/** Returns the index after the longest name of an accent that starts at `start`. */
function endOfAccent(tokens: readonly Token[], start: number): number | undefined {
  for (let end = start + MAX_ACCENT_WORDS; end > start; end--) {
    if (end <= tokens.length && namesAccent(tokens, start, end)) return end;
  }
  return undefined;
}

function namesAccent(tokens: readonly Token[], start: number, end: number): boolean {
  const name = textOf(tokens, start, end);
  if (isAccentNoun(tokens[end])) return isAccentName(name);
  if (!tokens.slice(start, end).every(({ text }) => /^\p{Lu}/u.test(text))) return false;
  // The first of two nations in a row ("Mexican American") is the speaker's descent and no accent.
  const isDescent = isAccent(tokens[end]?.text ?? '') && /^\p{Lu}/u.test(tokens[end]?.text ?? '');
  return !isDescent && isAccent(name) && describesVoice(tokens, end);
}

function isAccentNoun(token: Token | undefined): boolean {
  return token !== undefined && WORDINGS.accent_nouns.has(token.word);
}

function textOf(tokens: readonly Token[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');
}

/** Returns the use cases that a description names. An ambiguous word, such as "support", counts only at the end of a purpose: "for support". */
function useCasesIn(tokens: readonly Token[]): string[] {
  const found = lookUp(tokens, USE_CASES_IN_PROSE).filter(({ start, end }) => {
    const isNoun = tokens[start]?.isPurpose === true && endOfPhrase(tokens, end) === end;
    return isNoun || !isAmbiguous(textOf(tokens, start, end));
  });
  return [...new Set(found.map(({ value }) => value))];
}
