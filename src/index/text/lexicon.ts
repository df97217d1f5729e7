import { readFile } from 'node:fs/promises';
import { distUrl } from '../../lib/dist-url.ts';
import { lazy } from '../../lib/lazy.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import { detachedCopy, memoize } from '../../lib/memoize.ts';
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
/** Sign after the meanings of an everyday English word. */
const ORDINARY = '\v';
/** Byte that ends a line. It sorts before all letters, as the tab after a key does, so that a key comes before the keys that it begins. */
const LINE_END = 10;
/** Minimum length of a prefix that is completed to a longer word. */
export const COMPLETED_CHARACTERS = 3;
/** Maximum number of words in a phrase. The number is seven, because the segmenter cuts スカンディナヴィア (Scandinavia) into seven words. */
export const MAX_PHRASE_WORDS = 7;

/** Packs a lexicon as lines in the order of their bytes, so that a binary search finds a word in the file, and nothing is parsed at start. */
export function packLexicon(
  meanings: ReadonlyMap<string, readonly Meaning[]>,
  ordinary: readonly string[] = [],
): Buffer {
  const everyday = new Set(ordinary);
  const lines = Array.from(new Set([...meanings.keys(), ...everyday]), (key) => {
    const packed = (meanings.get(key) ?? []).map(formatMeaning).join(BETWEEN);
    return Buffer.from(`${key}\t${packed}${everyday.has(key) ? ORDINARY : ''}\n`);
  });
  return Buffer.concat(lines.sort(Buffer.compare));
}

function formatMeaning(meaning: Meaning): string {
  const languages = meaning.isEnglish ? ENGLISH : (meaning.languages ?? []).join(' ');
  return [meaning.isName ? NAME : meaning.kind, languages, ...valuesOf(meaning).map(formatValue)].join('\t');
}

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
  const compareAt = (start: number, text: Buffer) =>
    packed.compare(text, 0, text.length, start, Math.min(start + text.length, packed.length));
  const startOf = (at: number) => (at === 0 ? 0 : packed.lastIndexOf(LINE_END, at - 1) + 1);
  /** Returns the offset of the first line that does not sort before a text; with `order` 1, of the first line after all that begin with it. */
  const seek = (text: Buffer, order: 0 | 1 = 0) =>
    lowerBound(packed.length, (at) => compareAt(startOf(at), text) < order);

  function linesWith(beginning: string): readonly string[] {
    const text = Buffer.from(beginning);
    return packed.toString('utf8', seek(text), seek(text, 1)).split('\n').slice(0, -1);
  }
  const keyOf = (line: string) => detachedCopy(line.slice(0, line.indexOf('\t')));

  const entryOf = memoize((key: string) => {
    const text = Buffer.from(`${key}\t`);
    const at = seek(text);
    const isKnown = compareAt(at, text) === 0;
    const line = isKnown ? packed.toString('utf8', at + text.length, packed.indexOf(LINE_END, at)) : '';
    const meanings = line.split(ORDINARY, 1).flatMap((all) => (all === '' ? [] : all.split(BETWEEN)));
    return { meanings: meanings.map(parseMeaning), isOrdinary: line.endsWith(ORDINARY) };
  });
  // Most pairs of words begin no phrase, so that longer phrases need no search.
  const beginsPhrase = memoize((pair: string) => compareAt(seek(Buffer.from(pair)), Buffer.from(pair)) === 0);
  const meaningsOf = (phrase: readonly string[]): readonly Meaning[] =>
    phrase.length < 2 || beginsPhrase(phraseKey(phrase.slice(0, 2)))
      ? entryOf(phraseKey(phrase)).meanings
      : [];

  const createScans = (pattern: RegExp) =>
    memoize((first: string) =>
      createTypoScan(linesWith(first).flatMap((line) => (pattern.test(line) ? keyOf(line) : []))),
    );
  const scans = { english: createScans(/^[^ \t]+\tvalues\t\*/), all: createScans(/^[^ \t]+\tvalues/) };

  return {
    /** Returns the first meaning of a phrase; undefined if the phrase is unknown. */
    meaningOf: (phrase: readonly string[]): Meaning | undefined => meaningsOf(phrase)[0],
    meaningsOf,
    /** Reports whether a word is everyday English, and therefore hardly meant as a name, a code or a typo. */
    isOrdinary: (word: string) => entryOf(word).isOrdinary,
    /** Returns the words that mean values and that `word` most likely misspells: English words, or words of all languages, with the same first letter. */
    nearest: (word: string, languages: keyof typeof scans): readonly string[] => {
      const [first] = word;
      const near = first && typoEdits(word) > 0 ? scans[languages](first)(word, typoEdits(word)) : [];
      return nearestOf(near.filter(({ edits }) => edits > 0)).map((each) => each.word);
    },
    /** Returns the words with the prefix, English words first, then short ones. The prefix has at least {@link COMPLETED_CHARACTERS} characters. */
    wordsStartingWith: memoize((beginning: string): readonly string[] => {
      const lines = linesWith(beginning).filter((line) => /^[^ \t]+\t(?!not|name|\v)/.test(line));
      const isForeign = (line: string) => Number(!/^[^\t]+\t\w+\t\*/.test(line));
      lines.sort((a, b) => isForeign(a) - isForeign(b) || keyOf(a).length - keyOf(b).length);
      return lines.map(keyOf);
    }),
  };
}

/** URL of the file in which `npm run build` stores the packed lexicon, because building the lexicon takes seconds. */
export const COMPILED_LEXICON = distUrl('compiled-lists/lexicon.txt');

/** Loads the lexicon that the build stored, once per process. @throws {Error} if the project was never built */
export const loadLexicon = lazy(() => readFile(COMPILED_LEXICON).then(openLexicon));
