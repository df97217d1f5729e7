import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { CLOSING, isIdLike } from '../ids/id-parts.ts';
import { createSearchParser, type ParsedSearch, type ReadToken } from '../parse/parse-search.ts';
import type { CatalogParts } from '../parts.ts';
import { foldWords, UNSPACED } from '../text/analyzer.ts';
import { readEmoji } from '../text/emoji.ts';

/** Maximum number of last words that are completed together, as in `new york ci`. The whole text is also completed, however many words it has. */
const MAX_WORDS = 4;
/** Pattern of the end of the text before a word, with the minus that excludes the word, if any. A hyphen in a word does not match: `non-b` is one word. */
const BEFORE_WORD = /(?<![\p{L}\p{N}\p{M}'’._–−-])[-–−]?$/u;
/** Invisible format characters before a word, such as the right-to-left mark. */
const INVISIBLE = /(?<![\p{L}\p{N}\p{M}])\p{Cf}+/gu;
/** Punctuation, except operators, between the searched text and the completed words: `"`, `(`. */
const SIGNS_AFTER = /(?<![\s"'“”„‚‘’«»‹›:=+(¿¡[{<])[\s"'“”„‚‘’«»‹›:=+(¿¡[{<]+$/u;
/** Name of a parameter before its value, as in `name:jen` or `lang=en`. */
const PARAMETER_AFTER = /(?<![\p{L}_])[\p{L}_]+[:=][\s"'“„«]*$/u;
/** Pattern of a word so short that it may be the start of a longer word: up to three Latin letters, or one letter of another script. */
const UNFINISHED = /^(?:[a-z]{1,3}|\p{L})$/iu;

/** A search text divided into a head that is searched and a tail that is completed. */
export interface SplitText {
  /** Searched text before the tail. A final `or` or `and` belongs to the head, because the completed word is appended to the head. */
  readonly head: string;
  /** Text to complete, as typed. */
  readonly tail: string;
  /** Words of the tail, folded (lower case, no diacritics) and joined by `-`: `São P` → `sao-p`. A final `-` marks the last word as finished. */
  readonly key: string;
  /** Operator before the tail. After `not`, a completion excludes a value. After `or` and `and`, a completion is a search word and not a filter. */
  readonly operator: 'none' | 'not' | 'or' | 'and';
}

const NO_TEXT: SplitText = { head: '', tail: '', key: '', operator: 'none' };

/**
 * Creates the function that divides the text of a search box before each of the last words, longest tail first: `british new z` → all three words,
 * then `new z` after british, then `z` after british new. After a space, the last word is finished, and the last tail is empty.
 */
export function createCompletionSplitter({ vocabulary, lexicon, ids }: CatalogParts) {
  const parseSearch = createSearchParser(vocabulary, lexicon);

  /** Returns the offsets at which words start, also in a script without spaces. An id at the end is one word: `polly/Joanna/neu`. */
  function startsIn(text: string, { starts }: ParsedSearch): number[] {
    const isStart = (at: number) => UNSPACED.test(text.charAt(at)) || BEFORE_WORD.test(text.slice(0, at));
    const begun = [...new Set(starts)].filter((at) => at < text.length && isStart(at));
    const piece = text.slice(text.search(/(?<!\S)\S*$/u)).replace(/^[^\p{L}\p{N}]+/u, '');
    const id = piece.replace(CLOSING, '');
    if (!isIdLike(id) || ids.startingWith(id).length === 0) return begun;
    return begun.filter((start) => start <= text.length - piece.length);
  }

  function split(text: string, parsed: ParsedSearch): readonly SplitText[] {
    const starts = startsIn(text, parsed);
    const isFinished = /\s$/u.test(readEmoji(text));
    if (starts.length > 0 && isFinished) starts.push(text.length);
    // A text of too many words is not completed, because a search ignores words beyond the maximum.
    if (starts.length > MAX_SEARCH_WORDS + 1) return [];
    const told = parsed.read.filter(({ kind }) => kind !== 'empty');
    // An operator between words is not read as the start of a name: `or` in `female or b` is not the start of Oriya.
    const isOperator = (at: number) =>
      told.some(({ kind, start, end }) => kind !== 'word' && start <= at && at < end);
    const used = starts
      .filter((_, at) => at === 0 || at >= starts.length - MAX_WORDS)
      .filter((start, at, { length }) => at === length - 1 || !isOperator(start));
    return used.map((start) => {
      const tail = readEmoji(text.slice(start));
      const before = told.filter((token) => token.start < start);
      return { ...splitHead(text.slice(0, start), before), tail, key: toKey(tail, isFinished) };
    });
  }

  /** Returns the text without final words that do not describe a voice: `voice` in `child voice`, `with` in `british with`. */
  function withoutEmptyEnd(text: string, parsed: ParsedSearch): string {
    const starts = startsIn(text, parsed);
    const isUnfinished = (rest: string) => UNFINISHED.test(rest) && !UNSPACED.test(rest);
    const last = parsed.read.findLast(
      ({ kind, start }) =>
        kind === 'word' || (kind !== 'empty' && starts.includes(start)) || isUnfinished(text.slice(start)),
    );
    const end = starts.find((start) => start >= (last?.end ?? 0));
    return text.slice(0, end);
  }

  return (q: string): readonly SplitText[] => {
    const text = q.slice(0, MAX_SEARCH_CHARACTERS).replaceAll(INVISIBLE, '');
    if (text.trim() === '') return [NO_TEXT];
    const parsed = parseSearch(text);
    const texts = split(text, parsed);
    if (texts.length === 0) return [];
    const told = withoutEmptyEnd(text, parsed);
    if (told === text) return texts;
    return [...texts, ...(told.trim() === '' ? [NO_TEXT] : split(told, parsed))];
  };
}

/** Returns the text before the completed word, and the operator that excludes the word or joins it with the text. */
function splitHead(head: string, before: readonly ReadToken[]): Pick<SplitText, 'head' | 'operator'> {
  const last = before.at(-1);
  if (last?.kind === 'not')
    return { head: splitHead(head.slice(0, last.start), before.slice(0, -1)).head.trim(), operator: 'not' };
  if (before.length > 1 && (last?.kind === 'or' || last?.kind === 'and'))
    return { head, operator: last.kind };
  const hasWord = before.some(({ kind }) => kind === 'word');
  const words = head.replace(PARAMETER_AFTER, '').replace(SIGNS_AFTER, '').trim();
  return { head: hasWord ? words : '', operator: 'none' };
}

/** Returns the folded words, joined by `-`. Punctuation does not finish the last word (`jen.`), because the user may continue to type the word. */
function toKey(tail: string, isFinished: boolean): string {
  const words = foldWords(tail).replace(/-$/, '');
  return words !== '' && isFinished ? `${words}-` : words;
}

/** Reports whether the operator is `or` or `and`. After these operators, a completion becomes a word of the search and not a filter. */
export function isJoint({ operator }: SplitText): boolean {
  return operator === 'or' || operator === 'and';
}
