import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { createDictionary, type Dictionary, writeIndex } from '../../../src/index/terms/dictionary.ts';
import type { TermWords } from '../../../src/index/terms/term-words.ts';
import { createTypoScan } from '../../../src/index/text/typo-scan.ts';
import { editDistance } from '../../../src/lib/edit-distance.ts';
import { dictionaryOf, wordsOf } from '../../support/dictionary.ts';
import { runs } from '../../support/long-tests.ts';
import { type Rows, readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{ distances: Rows<[a: string, b: string, edits: number]> }>(import.meta);

const dictionary = await dictionaryOf([
  { open: ['jenny'], code: ['jn'] },
  { open: ['jennifer', 'jenny'] },
  { open: ['jean'], choice: ['female'] },
  { open: ['constructor', '__proto__'] },
]);
const idsOf = (hits: readonly { id: number }[]) => hits.map(({ id }) => id).sort();

describe('the dictionary', () => {
  it('a whole word finds the values that have it in one of the fields', () => {
    expect(idsOf(dictionary.exact('jenny', 'open'))).toEqual([0, 1]);
    expect(idsOf(dictionary.exact('jn', 'open'))).toEqual([]);
    expect(idsOf(dictionary.exact('jn', 'open', 'code'))).toEqual([0]);
    expect(dictionary.exact('jen', 'open', 'code', 'choice')).toEqual([]);
  });

  it('a hit has its column value and the words that matched', () => {
    expect(dictionary.exact('jean', 'open')).toEqual([
      { id: 2, column: 'name_word', value: 2, words: ['jean'] },
    ]);
  });

  it('a prefix finds the values with a longer word, and the word itself', () => {
    const hits = dictionary.startingWith('jenn', 'open');
    expect(idsOf(hits)).toEqual([0, 1]);
    expect(new Set(hits.find(({ id }) => id === 1)?.words)).toEqual(new Set(['jenny', 'jennifer']));
    expect(idsOf(dictionary.startingWith('jn', 'open'))).toEqual([]);
  });

  it.each(['constructor', '__proto__'])('the word %s is a word like any other', (word) => {
    expect(idsOf(dictionary.exact(word, 'open'))).toEqual([3]);
  });

  it.each(['', '\n', 'jenny\njean', 'toString'])('%j finds nothing', (word) => {
    expect(dictionary.exact(word, 'open', 'code', 'choice', 'label', 'part')).toEqual([]);
  });

  it('near words come in alphabetical order with their edits', () => {
    expect(dictionary.near('jeny', 2, 'open')).toEqual([
      { word: 'jean', edits: 2 },
      { word: 'jenny', edits: 1 },
    ]);
    expect(dictionary.near('femael', 1, 'choice')).toEqual([{ word: 'female', edits: 1 }]);
  });

  it('a dictionary without values finds nothing', async () => {
    const empty = await dictionaryOf([]);
    expect(empty.exact('jenny', 'open')).toEqual([]);
    expect(empty.startingWith('j', 'open')).toEqual([]);
    expect(empty.near('jenny', 2, 'open')).toEqual([]);
  });
});

it('a dictionary whose index was written and loaded finds by every beginning what it found before, and what a scan finds until then', async () => {
  const letters = fc.constantFrom(...'abé愛');
  const word = fc.array(letters, { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
  const named = fc.record({ open: fc.array(word), choice: fc.array(word), label: fc.array(word) });
  const check = async (names: readonly Partial<TermWords>[]) => {
    const words = wordsOf(names);
    const [built, written] = [await createDictionary(words), await writeIndex(words)];
    const loaded = await createDictionary(words, written, 0);
    const foundIn = (each: Dictionary) =>
      (['open', 'choice', 'label'] as const).flatMap((field) =>
        names
          .flatMap((name) => name[field] ?? [])
          .flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)))
          .map((beginning) => each.startingWith(beginning, field)),
      );
    const expected = foundIn(built);
    expect(foundIn(loaded)).toEqual(expected);
    await sleep(10);
    expect(foundIn(loaded)).toEqual(expected);
  };
  await fc.assert(fc.asyncProperty(fc.array(named, { maxLength: 30 }), check), runs(20));
});

describe('the edit distance', () => {
  it.each(TABLE.distances)('%j and %j are %d edits apart', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});

describe('the typo scan', () => {
  const letters = fc.constantFrom(...'abcdeéжが9');
  const word = fc.array(letters, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));

  it('the scan finds the words that MiniSearch finds with twice the edits, as far as they are near', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 200, size: 'max' }),
        word,
        fc.constantFrom(1, 2, 3),
        (words, asked, maxEdits) => {
          const index = new MiniSearch({
            fields: ['word'],
            tokenize: (text) => [text],
            processTerm: (term) => term,
          });
          index.addAll(words.map((each, id) => ({ id, word: each })));
          // MiniSearch counts a swap as two edits, and each edit may be one.
          const fuzzy = index.search(asked, { fuzzy: 2 * maxEdits }).flatMap(({ terms }) => terms);
          const expected = fuzzy.filter((found) => editDistance(asked, found) <= maxEdits).sort();
          expect(createTypoScan(words)(asked, maxEdits).map((near) => near.word)).toEqual(expected);
        },
      ),
      runs(200),
    );
  });
});
