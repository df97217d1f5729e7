import { isAscii } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { phraseKey } from './analyzer.ts';
import { formatValue, type Meaning, parseValue, valuesOf } from './meaning.ts';
import { createTypoScan, type TypoScan } from './typo-scan.ts';

/** Meaning of the first words of a list, and the number of these words. */
type FoundMeaning = Meaning & { readonly length: number };

/** Lexicon: meanings of words and phrases of many languages. */
export interface Lexicon {
  /** Returns the meaning of the longest phrase that the words begin with at the index `at`; undefined if no phrase is known. */
  meaningAt(words: readonly string[], at: number): FoundMeaning | undefined;
  /**
   * Returns the meaning of the first word, English ones first, that begins so: `grandm` → that of grandma. The beginning has at least
   * {@link COMPLETED_CHARACTERS} characters.
   */
  completionOf(beginning: string): Meaning | undefined;
  /** Returns the words that begin so, English ones first. The beginning has at least {@link COMPLETED_CHARACTERS} characters. */
  wordsStartingWith(beginning: string): readonly string[];
  /** Returns the words of four letters or more that have the first letter of a misspelled word and are one edit from it. */
  near(word: string): readonly string[];
}

/** Mark after the kind of an English line. */
const ENGLISH = '*';
/** Fewest characters of a word that may be misspelled. */
const MIN_TYPO_CHARACTERS = 4;
/** Fewest characters of a beginning that is completed. */
export const COMPLETED_CHARACTERS = 3;
/** Most words of a phrase, such as "text to speech voice". */
export const MAX_PHRASE_WORDS = 4;

/**
 * Packs a lexicon as blocks of lines, one block per first character of the words, because a block is read when a word of it is first
 * searched, and reading all blocks would make the start slower with each language.
 */
export function packLexicon(meanings: ReadonlyMap<string, Meaning>): string {
  const blocks = groupBy([...meanings], ([key]) => key.slice(0, 1));
  const lineOf = ([key, meaning]: readonly [string, Meaning]) => {
    const { kind, isEnglish } = meaning;
    return [key, isEnglish ? kind + ENGLISH : kind, ...valuesOf(meaning).map(formatValue)].join('\t');
  };
  return [...blocks.values()].map((block) => block.map(lineOf).join('\n')).join('\n\n');
}

/** Lines of the words with one first character. */
interface Block {
  readonly lines: ReadonlyMap<string, string>;
  /** Most words of the phrases that begin with a word and have blanks, so that no longer run of words is looked up. */
  readonly phraseWords: ReadonlyMap<string, number>;
  /** Words that complete a beginning, by their first characters, so that a beginning is compared with few words. */
  readonly completions: () => ReadonlyMap<string, readonly string[]>;
  /** Finds words that are near a misspelled one. Made when a word is first misspelled. */
  readonly scan: () => TypoScan;
}

function openBlock(packed: string): Block {
  const lines = new Map<string, string>();
  const phraseWords = new Map<string, number>();
  for (const line of packed.split('\n')) {
    const end = line.indexOf('\t');
    const key = line.slice(0, end);
    lines.set(key, line.slice(end + 1));
    const [first = '', ...others] = key.split(' ');
    if (others.length > 0) phraseWords.set(first, Math.max(phraseWords.get(first) ?? 0, 1 + others.length));
  }
  const completions = lazy(() => wordsByBeginning(lines));
  const scan = lazy(() => createTypoScan([...completions().values()].flat().filter(isCorrectable)));
  return { lines, phraseWords, completions, scan };
}

function wordsByBeginning(lines: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const isCompletion = ([key, line]: readonly [string, string]) =>
    !key.includes(' ') && !line.startsWith('n');
  const words = [...lines].filter(isCompletion).map(([key]) => key);
  return groupBy(words, (word) => word.slice(0, COMPLETED_CHARACTERS));
}

function isCorrectable({ length }: string): boolean {
  return length >= MIN_TYPO_CHARACTERS;
}

const parseMeaning = memoize((line: string): Meaning => {
  const [first = '', ...values] = line.split('	');
  const isEnglish = first.endsWith(ENGLISH) && { isEnglish: true as const };
  const kind = (isEnglish ? first.slice(0, -ENGLISH.length) : first) as Meaning['kind'];
  return kind === 'values' ? { kind, values: values.map(parseValue), ...isEnglish } : { kind, ...isEnglish };
});

/** Returns the meaning of a line as that of one word. Memoized whole, because words are looked up more often than phrases. */
const parseWordMeaning = memoize((line: string): FoundMeaning => ({ ...parseMeaning(line), length: 1 }));

/** Opens a packed lexicon. */
export function openLexicon(packed: string): Lexicon {
  const blocks = new Map(
    packed.split('\n\n').map((block) => [block.slice(0, 1), lazy(() => openBlock(block))] as const),
  );
  const blockOf = (key: string) => blocks.get(key.slice(0, 1))?.();
  const phraseWordsOf = (first: string) => blockOf(first)?.phraseWords.get(first) ?? 1;
  const lineOf = (key: string) => blockOf(key)?.lines.get(key);
  const sharing = (beginning: string) =>
    blockOf(beginning)?.completions().get(beginning.slice(0, COMPLETED_CHARACTERS)) ?? [];
  const wordsStartingWith = memoize((beginning: string): readonly string[] =>
    sharing(beginning).filter((each) => each.startsWith(beginning)),
  );

  /** Returns the most words of a phrase that the words may begin with at the index `at`. Words of other scripts may be one without a blank. */
  function longestPhrase(words: readonly string[], at: number): number {
    const longest = Math.min(MAX_PHRASE_WORDS, words.length - at);
    if (longest < 2 || !words.every(isAscii)) return longest;
    const first = words[at] ?? '';
    return Math.min(longest, phraseWordsOf(first));
  }

  return {
    meaningAt: (words, at) => {
      for (let length = longestPhrase(words, at); length > 1; length--) {
        const key = phraseKey(words.slice(at, at + length));
        const line = lineOf(key);
        if (line !== undefined) return { ...parseMeaning(line), length };
      }
      const line = at < words.length ? lineOf(words[at] ?? '') : undefined;
      return line === undefined ? undefined : parseWordMeaning(line);
    },
    completionOf: (beginning) => {
      const key = wordsStartingWith(beginning)[0];
      return key === undefined ? undefined : parseMeaning(lineOf(key) ?? '');
    },
    wordsStartingWith,
    near: (word) =>
      isCorrectable(word) ? (blockOf(word)?.scan()(word, 1) ?? []).map((each) => each.word) : [],
  };
}
