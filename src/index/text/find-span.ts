import { foldPlain, tokenize, UNSPACED } from './analyzer.ts';

/** Part of a text, in UTF-16 code units: from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Pattern of a character with its combining marks. The marks are folded together with the character. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gsu;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
/** Lower-case letter followed by a capital. Between the two, one word of an id ends and the next begins: `JennyNeural`. */
const CAMEL = /^\p{Ll}\p{Lu}$/u;

/**
 * Returns the part of a text that equals the word after folding, else undefined. If `mayBegin` is true, the start of a longer word may be returned.
 * Separators are skipped: `middleaged` is found in `middle-aged`. Takes O(text × word); the word has at most the 256 characters of a search.
 */
export function findSpan(text: string, word: string, mayBegin: boolean): Span | undefined {
  const wanted = foldPlain(word);
  const { plain, sources } = foldCharacters(text);
  if (wanted === '') return undefined;
  let beginning: Span | undefined;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const last = at + wanted.length - 1;
    const first = sources[at];
    const span = { start: first?.start ?? 0, end: sources[last]?.end ?? 0 };
    const isDivided = sources[at - 1] === first || sources[last + 1] === sources[last];
    if (isDivided || !isBoundary(text, span.start)) continue;
    if (isBoundary(text, span.end)) return span;
    beginning ??= span;
  }
  return mayBegin ? beginning : undefined;
}

/** Splits a text into folded words as {@link tokenize} does, each with its span in the text. `from` is added to the offsets of every span. */
export function tokenizeSpans(text: string, from: number): (Span & { readonly word: string })[] {
  const words = tokenize(text);
  const [only] = words;
  // The characters of a text that is one word without punctuation, as most texts are, need not be folded one by one.
  if (only?.length === text.length) return [{ word: only, start: from, end: from + text.length }];
  const { sources } = foldCharacters(text);
  let at = 0;
  return words.map((word) => {
    const first = sources[at];
    at += word.length;
    return { word, start: from + (first?.start ?? 0), end: from + (sources[at - 1]?.end ?? text.length) };
  });
}

/** Removes case, diacritics and separators. `sources[i]` is the part of the original text from which code unit i of `plain` comes. */
function foldCharacters(text: string) {
  const sources: Span[] = [];
  let plain = '';
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    const folded = foldPlain(character);
    const source = { start: index, end: index + character.length };
    for (let unit = 0; unit < folded.length; unit++) sources.push(source);
    plain += folded;
  }
  return { plain, sources };
}

/** Reports whether the index bounds a word: at a separator, between the words of `JennyNeural`, or anywhere in a script without blanks. */
function isBoundary(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 1), at + 1);
  if (at === 0 || at === text.length || CAMEL.test(around) || UNSPACED.test(around)) return true;
  return [...around].some((character) => !WORD_CHARACTER.test(character));
}
