import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { CLOSING, isIdLike } from '../ids/id-parts.ts';
import { type ParsedSearch, parseSearch, type ReadToken } from '../parse/parse-search.ts';
import type { CatalogParts } from '../parts.ts';
import { foldWords, UNSPACED } from '../text/analyzer.ts';
import { readEmoji } from '../text/emoji.ts';

/** Most words that are completed together, as in `new york ci`; the whole text is completed too. */
const MAX_WORDS = 4;
/** Text before a word, with the minus that excludes it. A hyphen within a word divides nothing: `non-b`. */
const BEFORE_WORD = /(?<![\p{L}\p{N}\p{M}'’._–−-])[-–−]?$/u;
/** Invisible marks before a word, such as the mark that text runs from right to left. */
const INVISIBLE = /(?<![\p{L}\p{N}\p{M}])\p{Cf}+/gu;
/** Signs after the words before, which are neither words nor operators: `"`, `name:`. */
const SIGNS_AFTER = /(?<![\s"'“”„‚‘’«»‹›:=+(¿¡[{<])[\s"'“”„‚‘’«»‹›:=+(¿¡[{<]+$/u;
/** Name of a parameter before its value, as in `name:jen` or `lang=en`. */
const PARAMETER_AFTER = /(?<![\p{L}_])[\p{L}_]+[:=][\s"'“„«]*$/u;
/** Word of a few letters that may become any other. */
const UNFINISHED = /^(?:[a-z]{1,3}|\p{L})$/iu;

/** A text divided into words that are searched and a text that is completed. */
export interface SplitText {
  /** Text before, to be searched; if `operator` is `or` or `and`, with the operator at its end, to be continued. */
  readonly head: string;
  /** Text to complete, as it was typed. */
  readonly tail: string;
  /** Text to complete, with folded words; empty after a blank. A `-` at the end says that the last word is finished. */
  readonly key: string;
  /**
   * Operator before the text to complete. `not` leaves its voices out (`not fem`). `or` and `and` need it in the search (`german or du`,
   * `swedish/nor`), because a filter cannot say the same.
   */
  readonly operator: 'none' | 'not' | 'or' | 'and';
}

/**
 * Divides the text of a search box before its last words, the longest ending first: `british new z` → `new z` after british, then `z`
 * after british new. After a blank, the last word is finished and the next one has no letter yet.
 */
export type SplitForCompletion = (q: string) => readonly SplitText[];

const NO_TEXT: SplitText = { head: '', tail: '', key: '', operator: 'none' };

export function createCompletionSplitter({ vocabulary, lexicon, ids }: CatalogParts): SplitForCompletion {
  /** Returns the starts of words, also in a script without blanks, but not those in an id at the end: `polly/Joanna/neu`. */
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
    // The search ignores further words, so that a completion of the last one would find what it does not name.
    if (starts.length > MAX_SEARCH_WORDS + 1) return [];
    const told = parsed.read.filter(({ kind }) => kind !== 'empty');
    // A word that combines others is no beginning of a name: `female or` is not Odia.
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

  /** Returns the text without words at its end that tell nothing about a voice: `child voice`, `british with`. */
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

  return (q) => {
    const text = q.slice(0, MAX_SEARCH_CHARACTERS).replaceAll(INVISIBLE, '');
    if (text.trim() === '') return [NO_TEXT];
    const parsed = parseSearch(text, vocabulary, lexicon);
    const texts = split(text, parsed);
    if (texts.length === 0) return [];
    const told = withoutEmptyEnd(text, parsed);
    if (told === text) return texts;
    return [...texts, ...(told.trim() === '' ? [NO_TEXT] : split(told, parsed))];
  };
}

/** Returns the text before the completed word, and the operator at its end, which excludes the word, or combines it with those before. */
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

/** Returns the folded words of a text. Signs after the last word do not finish it, because a person may go on: `jen.` */
function toKey(tail: string, isFinished: boolean): string {
  const words = foldWords(tail).replace(/-$/, '');
  return words !== '' && isFinished ? `${words}-` : words;
}

/** Returns whether a completion after this operator becomes a word of the search. */
export function isJoint({ operator }: SplitText): boolean {
  return operator === 'or' || operator === 'and';
}
