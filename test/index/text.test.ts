import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { soundKey } from '../../src/index/terms/sound-alike.ts';
import { foldPlain, foldWords, looseKey, tokenize } from '../../src/index/text/analyzer.ts';
import { buildLexicon } from '../../src/index/text/build-lexicon.ts';
import { readEmoji } from '../../src/index/text/emoji.ts';
import { tokenizeId } from '../../src/index/text/id-tokenizer.ts';
import { COMPILED_LEXICON, MAX_PHRASE_WORDS, openLexicon } from '../../src/index/text/lexicon.ts';
import { createLocaleMatcher } from '../../src/index/text/locale-match.ts';
import { formatValue, type Meaning, valuesOf } from '../../src/index/text/meaning.ts';
import { transliterate } from '../../src/index/text/transliterate.ts';
import { loadDataFolder } from '../../src/lib/data-set.ts';
import { fold } from '../../src/lib/fold.ts';
import { STOP_WORDS } from '../../src/vocabulary/context-words.ts';
import { phrasesOf } from '../../src/vocabulary/phrases.ts';
import { QueryWordTables } from '../../src/vocabulary/word-sets.ts';
import { longTests } from '../support/long-tests.ts';
import { readTables, type Table, testRows } from '../support/tables.ts';

/** The lexicon that the build stored. A long run compares it with one that is built now, in four seconds. */
const packed = await readFile(COMPILED_LEXICON);
const lexicon = openLexicon(packed);
const meaningOf = (text: string) => lexicon.meaningOf(tokenize(text));
const wordsIn = (meaning?: Meaning) => valuesOf(meaning).map(formatValue);
const wordsOf = (text: string) => wordsIn(meaningOf(text));

const TAGS = 'ar de-AT de-DE es-419 es-ES fr-CA he-IL ja-JP nb-NO sr-Latn-RS sr-RS yue-HK zh-CN zh-HK'.split(
  ' ',
);
const matchLocales = createLocaleMatcher(TAGS);

/** Readings of a text, by the name that the tables call them by. */
const READINGS = {
  folded: fold,
  foldedAgain: (text: string) => fold(fold(text)),
  foldedWords: foldWords,
  letters: foldPlain,
  looseKey,
  words: tokenize,
  isStopWord: (word: string) => STOP_WORDS.has(word),
  idWords: (id: string) => tokenizeId(id).words,
  idCompounds: (id: string) => tokenizeId(id).compounds,
  emojiWords: (text: string) => tokenize(readEmoji(text)).join(' '),
  emojiParts: (text: string) => readEmoji(text).trim().split(/\s+/),
  latin: (word: string) => transliterate(fold(word)),
  latinOf: transliterate,
  soundsAlike: (text: string, other: string) => soundKey(text) === soundKey(other),
  locales: (code: string) => matchLocales(code).map((at) => TAGS[at]),
  meaning: wordsOf,
  kind: (text: string) => meaningOf(text)?.kind,
};

function readingsOf({ text = '', other = '' }: { text?: string; other?: string }, names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [name, READINGS[name as keyof typeof READINGS](text, other)]),
  );
}

describe.each(readTables<readonly Table[]>(new URL('text/', import.meta.url)))(
  'the reading of %s',
  (_, tables) => {
    for (const table of tables) testRows(table, readingsOf);
  },
);

it.each(['สวัสดี', '日本語', 'ខ្មែរ'])(
  'a text of 64,000 characters without blanks takes time in proportion to its length: %s…',
  (word) => {
    const text = word.repeat(Math.ceil(64_000 / word.length));
    const before = process.cpuUsage();
    expect(tokenize(text).join('')).toBe(fold(text));
    // The whole text at once takes 1.7 s where ICU has a dictionary, and more on real sentences. The processor's time is counted,
    // because other processes may hold this one up for long.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(700);
  },
);

longTests(it, it.skip)('the build stores the lexicon that the tables make', () => {
  expect(packed.toString()).toBe(buildLexicon().toString());
});

it('a whole phrase has a meaning, and its beginning or a longer text has not', () => {
  expect(meaningOf('text to speech')).toMatchObject({ kind: 'empty' });
  expect(meaningOf('text to speech jenny')).toBeUndefined();
  expect(wordsOf('irishwoman')).toEqual(['irish']);
  expect(meaningOf('irish woman')).toBeUndefined();
  expect(lexicon.meaningOf([])).toBeUndefined();
});

const tables = loadDataFolder(QueryWordTables);
it.each(Object.keys(tables))('the words of the language %s mean what its table says', (language) => {
  const table = tables[language];
  const sections = [table?.people, table?.genders, table?.ages, table?.useCases, table?.styles];
  const wrong = sections.flatMap((section) =>
    Object.entries(section ?? {}).flatMap(([value, phrases]) => {
      const meant = value.split(' ').map((part) => tokenize(part).join(''));
      // A spelling without the language's own letters may be another language's word.
      return phrasesOf(phrases, { ...table, spellings: {} }).filter((phrase) => {
        const words = tokenize(phrase).slice(0, MAX_PHRASE_WORDS);
        return !lexicon.meaningsOf(words).some((meaning) => wordsIn(meaning).join() === meant.join());
      });
    }),
  );
  expect(wrong).toEqual([]);
});
