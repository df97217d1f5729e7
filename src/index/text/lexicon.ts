import { isAscii } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { phraseKey } from './analyzer.ts';
import { formatValue, type Meaning, parseValue, valuesOf } from './meaning.ts';

/** Meaning of a phrase, with the phrase's number of words. */
type FoundMeaning = Meaning & { readonly length: number };

/** Lexicon: meanings of words and phrases of many languages. */
export type Lexicon = ReturnType<typeof openLexicon>;

/** Sign that replaces the languages of a packed meaning if the meaning is English. */
const ENGLISH = '*';
/** Sign that replaces the kind of a packed meaning if the word is a rarer name of a language or accent. */
const NAME = 'name';
/** Separator between several meanings of one word. */
const BETWEEN = '\f';
/** First character of the last line of a block (words with the same first character). This line lists the block's everyday English words. */
const ORDINARY = ' ';
/** Minimum length of a prefix that is completed to a longer word. */
export const COMPLETED_CHARACTERS = 3;
/** Maximum number of words in a phrase, such as "text to speech voice". */
const MAX_PHRASE_WORDS = 4;

/** Packs a lexicon as blocks of lines, one per first character. A block is read when first searched, because reading all would slow the start. */
export function packLexicon(
  meanings: ReadonlyMap<string, readonly Meaning[]>,
  ordinary: readonly string[] = [],
): string {
  const blocks = groupBy([...meanings], ([key]) => key.slice(0, 1));
  const ordinaryBy = groupBy(ordinary, (word) => word.slice(0, 1));
  const lineOf = ([key, all]: readonly [string, readonly Meaning[]]) =>
    `${key}\t${all.map(formatMeaning).join(BETWEEN)}`;
  return Array.from(blocks, ([first, block]) =>
    [...block.map(lineOf), ORDINARY + (ordinaryBy.get(first) ?? []).join(' ')].join('\n'),
  ).join('\n\n');
}

function formatMeaning(meaning: Meaning): string {
  const languages = meaning.isEnglish ? ENGLISH : (meaning.languages ?? []).join(' ');
  return [meaning.isName ? NAME : meaning.kind, languages, ...valuesOf(meaning).map(formatValue)].join('\t');
}

/** Words and phrases that start with the same character. `lines` has the packed meanings of each. */
interface Block {
  readonly lines: ReadonlyMap<string, string>;
  readonly ordinary: () => ReadonlySet<string>;
  /** For each word, the number of words in the longest phrase that starts with the word, so that longer runs of words are not looked up. */
  readonly phraseWords: ReadonlyMap<string, number>;
  /** Words that can complete a prefix, by their first {@link COMPLETED_CHARACTERS} characters, so that a prefix is compared with few words. */
  readonly completions: () => ReadonlyMap<string, readonly string[]>;
}

function openBlock(packed: string): Block {
  const lines = new Map<string, string>();
  const phraseWords = new Map<string, number>();
  const all = packed.split('\n');
  const ordinary = (all.pop() ?? '').slice(ORDINARY.length);
  for (const line of all) {
    const end = line.indexOf('\t');
    const key = line.slice(0, end);
    lines.set(key, line.slice(end + 1));
    const [first = '', ...others] = key.split(' ');
    if (others.length > 0) phraseWords.set(first, Math.max(phraseWords.get(first) ?? 0, 1 + others.length));
  }
  const completions = lazy(() => wordsByBeginning(lines));
  return { lines, ordinary: lazy(() => new Set(ordinary.split(' '))), phraseWords, completions };
}

function wordsByBeginning(lines: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const isCompletion = ([key, line]: readonly [string, string]) =>
    !key.includes(' ') && !/^(?:not|name)/.test(line);
  const words = [...lines].filter(isCompletion).map(([key]) => key);
  return groupBy(words, (word) => word.slice(0, COMPLETED_CHARACTERS));
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

export function openLexicon(packed: string) {
  const blocks = new Map(
    packed.split('\n\n').map((block) => [block.slice(0, 1), lazy(() => openBlock(block))] as const),
  );
  const blockOf = (key: string) => blocks.get(key.slice(0, 1))?.();
  const lineOf = (key: string) => blockOf(key)?.lines.get(key);
  const sharing = (beginning: string) =>
    blockOf(beginning)?.completions().get(beginning.slice(0, COMPLETED_CHARACTERS)) ?? [];
  /** Returns the words with the prefix, English ones first. The prefix has at least {@link COMPLETED_CHARACTERS} characters. */
  const wordsStartingWith = memoize((beginning: string): readonly string[] =>
    sharing(beginning).filter((each) => each.startsWith(beginning)),
  );

  /** Returns the meanings of a phrase in all languages. The phrase consists of the `length` words from index `at` on. */
  const meaningsOf = (words: readonly string[], at: number, length: number): readonly Meaning[] => {
    const line = lineOf(length === 1 ? (words[at] ?? '') : phraseKey(words.slice(at, at + length)));
    return line === undefined ? [] : parseMeanings(line);
  };

  return {
    /** Returns the meaning of the longest known phrase that starts at the index `at`; undefined if no phrase does. */
    meaningAt: (words: readonly string[], at: number): FoundMeaning | undefined => {
      const first = words[at] ?? '';
      // Other scripts are looked up at any length, because their phrases may be keys without blanks, which `phraseWords` lacks.
      const longest = words.every(isAscii) ? (blockOf(first)?.phraseWords.get(first) ?? 1) : MAX_PHRASE_WORDS;
      for (let length = Math.min(MAX_PHRASE_WORDS, longest, words.length - at); length > 0; length--) {
        const [meaning] = meaningsOf(words, at, length);
        if (meaning) return { ...meaning, length };
      }
      return undefined;
    },
    meaningsOf,
    /** Reports whether a word is everyday English. Such a word is hardly meant as a name, a code or a typo. */
    isOrdinary: (word: string) => blockOf(word)?.ordinary().has(word) === true,
    /**
     * Returns the meaning of the first word with the prefix: `grandm` has the meaning of grandma. Words of other languages than English count
     * only if `mayBeForeign` is true or the prefix is not ASCII. The prefix has at least {@link COMPLETED_CHARACTERS} characters.
     */
    completionOf: (beginning: string, mayBeForeign: boolean): Meaning | undefined => {
      const isAny = mayBeForeign || !isAscii(beginning);
      for (const key of wordsStartingWith(beginning)) {
        const [meaning] = parseMeanings(lineOf(key) ?? '');
        if (isAny || meaning?.isEnglish) return meaning;
      }
      return undefined;
    },
    wordsStartingWith,
  };
}
