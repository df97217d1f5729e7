import { readFile } from 'node:fs/promises';
import { distUrl } from '../../lib/dist-url.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { phraseKey } from './analyzer.ts';
import { formatValue, type Meaning, parseValue, valuesOf } from './meaning.ts';
import { createTypoScan, nearestOf, typoEdits } from './typo-scan.ts';

/** A lexicon gives the meanings of words and phrases of many languages. */
export type Lexicon = ReturnType<typeof openLexicon>;

/** Sign written in place of a list of language codes, in the text form of a meaning, if the word has the meaning in English. */
const ENGLISH = '*';
/** Sign written in place of a kind, in the text form of a meaning, if the word is a rarer name of a language or accent. */
const NAME = 'name';
/** Separator between several meanings of one word. */
const BETWEEN = '\f';
/** End of a block, and the maximum number of bytes of the character by which a block is found. */
const [BLOCK_END, MAX_BYTES] = ['\n\n', 4] as const;
/** First character of the line of everyday English words, which ends a block. A block has all words that start with the same character. */
const ORDINARY = ' ';
/** Minimum length of a prefix that is completed to a longer word. */
export const COMPLETED_CHARACTERS = 3;
/** Maximum number of words in a phrase. The number is seven, because the segmenter cuts スカンディナヴィア (Scandinavia) into seven words. */
export const MAX_PHRASE_WORDS = 7;

/** Packs a lexicon as blocks of lines, one block per first character of the words. A block is read at first use, so that a process starts fast. */
export function packLexicon(
  meanings: ReadonlyMap<string, readonly Meaning[]>,
  ordinary: readonly string[] = [],
): Buffer {
  const blocks = groupBy([...meanings], ([key]) => key.slice(0, 1));
  const ordinaryBy = groupBy(ordinary, (word) => word.slice(0, 1));
  const lineOf = ([key, all]: readonly [string, readonly Meaning[]]) =>
    `${key}\t${all.map(formatMeaning).join(BETWEEN)}`;
  const packed = Array.from(blocks, ([first, block]) =>
    [...block.map(lineOf), ORDINARY + (ordinaryBy.get(first) ?? []).join(' ') + BLOCK_END].join('\n'),
  );
  return Buffer.from(packed.join(''));
}

function formatMeaning(meaning: Meaning): string {
  const languages = meaning.isEnglish ? ENGLISH : (meaning.languages ?? []).join(' ');
  return [meaning.isName ? NAME : meaning.kind, languages, ...valuesOf(meaning).map(formatValue)].join('\t');
}

/** Words and phrases that start with the same character, with the packed meanings of each in `lines`. */
interface Block {
  readonly lines: ReadonlyMap<string, string>;
  readonly ordinary: () => ReadonlySet<string>;
  /** Scans that find the words near to a misspelled one: among the English words that mean values, or among those of all languages. */
  readonly scans: Readonly<Record<'english' | 'all', () => ReturnType<typeof createTypoScan>>>;
}

function openBlock(packed: string): Block {
  const lines = new Map<string, string>();
  const all = packed.split('\n');
  const ordinary = (all.pop() ?? '').slice(ORDINARY.length);
  for (const line of all) {
    const end = line.indexOf('\t');
    lines.set(line.slice(0, end), line.slice(end + 1));
  }
  const wordsWith = (pattern: RegExp) =>
    [...lines].flatMap(([key, line]) => (!key.includes(' ') && pattern.test(line) ? key : []));
  const scans = {
    english: lazy(() => createTypoScan(wordsWith(/^values\t\*/))),
    all: lazy(() => createTypoScan(wordsWith(/^values/))),
  };
  return { lines, ordinary: lazy(() => new Set(ordinary.split(' '))), scans };
}

const parseMeanings = memoize((line: string): readonly Meaning[] => line.split(BETWEEN).map(parseMeaning));

function parseMeaning(packed: string): Meaning {
  const [kind, languages = '', ...values] = packed.split('\t');
  const isEnglish = languages === ENGLISH;
  const known = {
    ...(kind === NAME && { isName: true as const }),
    ...(isEnglish && { isEnglish }),
    ...(!isEnglish && languages !== '' && { languages: languages.split(' ') }),
  };
  return kind === 'values' || kind === NAME
    ? { kind: 'values', values: values.map(parseValue), ...known }
    : { kind: kind as Exclude<Meaning['kind'], 'values'>, ...known };
}

export function openLexicon(packed: Buffer) {
  const blocks = new Map<string, () => Block>();
  // A block is decoded at first use, because the text of all blocks takes twice the memory of their bytes.
  for (let start = 0, end = 0; start < packed.length; start = end + BLOCK_END.length) {
    end = packed.indexOf(BLOCK_END, start);
    const open = lazy(() => openBlock(packed.toString('utf8', start, end)));
    blocks.set(packed.toString('utf8', start, start + MAX_BYTES).slice(0, 1), open);
  }
  const blockOf = (key: string) => blocks.get(key.slice(0, 1))?.();
  const lineOf = (key: string) => blockOf(key)?.lines.get(key);
  const isCompletion = (key: string) => !key.includes(' ') && !/^(?:not|name)/.test(lineOf(key) ?? '');

  const meaningsOf = (phrase: readonly string[]): readonly Meaning[] => {
    const line = lineOf(phrase.length === 1 ? (phrase[0] ?? '') : phraseKey(phrase));
    return line === undefined ? [] : parseMeanings(line);
  };

  return {
    /** Returns the first meaning of a phrase; undefined if the phrase is unknown. */
    meaningOf: (phrase: readonly string[]): Meaning | undefined => meaningsOf(phrase)[0],
    meaningsOf,
    /** Reports whether a word is everyday English, and therefore hardly meant as a name, a code or a typo. */
    isOrdinary: (word: string) => blockOf(word)?.ordinary().has(word) === true,
    /** Returns the words that mean values and that `word` most likely misspells: English words, or words of all languages, with the same first letter. */
    nearest: (word: string, languages: 'english' | 'all'): readonly string[] => {
      const near = blockOf(word)?.scans[languages]()(word, typoEdits(word)) ?? [];
      return nearestOf(near.filter(({ edits }) => edits > 0)).map((each) => each.word);
    },
    /** Returns the words with the prefix, English words first. The prefix has at least {@link COMPLETED_CHARACTERS} characters. */
    wordsStartingWith: memoize((beginning: string): readonly string[] =>
      [...(blockOf(beginning)?.lines.keys() ?? [])].filter(
        (key) => key.startsWith(beginning) && isCompletion(key),
      ),
    ),
  };
}

/** URL of the file in which `npm run build` stores the packed lexicon, because building the lexicon takes seconds. */
export const COMPILED_LEXICON = distUrl('compiled-lists/lexicon.txt');

/** Loads the lexicon that the build stored, once per process. @throws {Error} if the project was never built */
export const loadLexicon = lazy(() => readFile(COMPILED_LEXICON).then(openLexicon));
