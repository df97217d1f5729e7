import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { memoize } from '../../lib/memoize.ts';
import { CLOSING, isIdLike } from '../ids/id-parts.ts';
import { parseSearch } from '../parse/parse-search.ts';
import type { Token } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import { foldWords, UNSPACED } from '../text/analyzer.ts';
import { readEmoji } from '../text/emoji.ts';

/** Most words that are completed together, as in `new york ci`; the whole text is completed too. */
const MAX_WORDS = 4;
/** Most words of an operator, as in `other than`. */
const MAX_OPERATOR_WORDS = 3;
/** Position before a word, after the minus that excludes it. A hyphen within a word divides nothing: `non-b`. */
const WORD_START = /(?<![\p{L}\p{N}\p{M}'’._–−-])[-–−]?(?=[\p{L}\p{N}])/gu;
/** Invisible marks before a word, such as the mark that text runs from right to left. */
const INVISIBLE = /(?<![\p{L}\p{N}\p{M}])\p{Cf}+/gu;
/** Signs after the words before, which are neither words nor operators: `"`, `name:`. */
const SIGNS_AFTER = /(?<![\s"'“”„‚‘’«»‹›:=+(¿¡[{<])[\s"'“”„‚‘’«»‹›:=+(¿¡[{<]+$/u;
/** Name of a parameter before its value, as in `name:jen` or `lang=en`. */
const PARAMETER_AFTER = /(?<![\p{L}_])[\p{L}_]+[:=][\s"'“„«]*$/u;
/** Word of a few letters that may become any other. */
const UNFINISHED = /^(?:[a-z]{1,3}|\p{L})$/iu;
const MINUS_AFTER = /(?<=^|\s)[-–−]$/u;
/** Word that no voice has and that begins none, in place of the completed one, so that the words before are read as the search reads them. */
const PLACEHOLDER = 'zqxjkvbw';

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

/** Words before the completed one, as a search reads them. */
interface ReadHead {
  readonly text: string;
  readonly operator: SplitText['operator'];
}

const NO_TEXT: SplitText = { head: '', tail: '', key: '', operator: 'none' };

export function createCompletionSplitter({ vocabulary, lexicon, ids }: CatalogParts): SplitForCompletion {
  const tokensBefore = (head: string): readonly Token[] | undefined => {
    const { tokens } = parseSearch(head + PLACEHOLDER, vocabulary, lexicon);
    const last = tokens.at(-1);
    return last?.kind === 'word' && last.word === PLACEHOLDER ? tokens.slice(0, -1) : undefined;
  };

  /** Returns the text before the operator that excludes the next word; undefined if it cannot be cut off. */
  function beforeNot(head: string): string | undefined {
    if (MINUS_AFTER.test(head)) return head.replace(MINUS_AFTER, '');
    for (const start of startsIn(head).slice(-MAX_OPERATOR_WORDS).reverse()) {
      const tokens = tokensBefore(head.slice(start)) ?? [];
      if (tokens.length === 1 && tokens[0]?.kind === 'not') return head.slice(0, start);
    }
    return undefined;
  }

  const readHead = memoize((head): ReadHead => {
    const tokens = tokensBefore(head);
    const text = head.replace(PARAMETER_AFTER, '').replace(SIGNS_AFTER, '').trim();
    if (!tokens) return { text, operator: 'none' };
    const last = tokens.at(-1)?.kind ?? 'word';
    if (last === 'not') {
      const before = beforeNot(head);
      return before === undefined
        ? { text: head, operator: 'and' }
        : { text: readHead(before).text.trim(), operator: 'not' };
    }
    if (tokens.length > 1 && (last === 'or' || last === 'and')) return { text: head, operator: last };
    return { text: tokens.some(({ kind }) => kind === 'word') ? text : '', operator: 'none' };
  });

  /** Returns the starts of words, without those in an id at the end: `polly/Joanna/neu`. */
  function startsOutsideId(text: string): number[] {
    const starts = startsIn(text);
    const piece = text.slice(text.search(/(?<!\S)\S*$/u)).replace(/^[^\p{L}\p{N}]+/u, '');
    const id = piece.replace(CLOSING, '');
    if (!isIdLike(id) || ids.startingWith(id).length === 0) return starts;
    return starts.filter((start) => start <= text.length - piece.length);
  }

  function split(text: string): readonly SplitText[] {
    const starts = startsOutsideId(text);
    const isFinished = /\s$/u.test(text);
    if (starts.length > 0 && isFinished) starts.push(text.length);
    // The search ignores further words, so that a completion of the last one would find what it does not name.
    if (starts.length > MAX_SEARCH_WORDS + 1) return [];
    const isOperator = (start: number, end: number) => {
      const tokens = tokensBefore(text.slice(start, end));
      return tokens?.length === 1 && tokens[0]?.kind !== 'word';
    };
    const used = starts
      .filter((_, at) => at === 0 || at >= starts.length - MAX_WORDS)
      // A word that combines others is no beginning of a name: `female or` is not Odia.
      .filter((start, at, { [at + 1]: next }) => next === undefined || !isOperator(start, next));
    return used.map((start) => {
      const tail = text.slice(start);
      const { text: head, operator } = readHead(text.slice(0, start));
      return { head, tail, key: toKey(tail, isFinished), operator };
    });
  }

  /** Returns the text without words at its end that tell nothing about a voice: `child voice`, `british voic`. */
  function withoutEmptyEnd(text: string): string {
    const start = startsIn(text).at(-1);
    if (start === undefined) return text.trim() === '' ? '' : text;
    const word = foldWords(text.slice(start)).replace(/-$/, '');
    if (UNFINISHED.test(text.slice(start)) && !UNSPACED.test(word)) return text;
    const isEmpty = parseSearch(`${PLACEHOLDER} ${word} `, vocabulary, lexicon).tokens.length === 1;
    return isEmpty ? withoutEmptyEnd(text.slice(0, start)) : text;
  }

  return (q) => {
    const text = readEmoji(q.slice(0, MAX_SEARCH_CHARACTERS).replaceAll(INVISIBLE, ''));
    if (text.trim() === '') return [NO_TEXT];
    const texts = split(text);
    if (texts.length === 0) return [];
    const told = withoutEmptyEnd(text);
    if (told === text) return texts;
    return [...texts, ...(told.trim() === '' ? [NO_TEXT] : split(told))];
  };
}

/** Returns the positions at which words start, also within a run of a script that is written without blanks. */
function startsIn(text: string): number[] {
  const starts = Array.from(text.matchAll(WORD_START), ({ index, 0: minus }) => index + minus.length);
  return UNSPACED.test(text)
    ? [...new Set([...starts, ...segmentStarts(text)])].sort((a, b) => a - b)
    : starts;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function segmentStarts(text: string): number[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike, segment }) => isWordLike && UNSPACED.test(segment))
    .map(({ index }) => index);
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
