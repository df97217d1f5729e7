import { describe, expect, it } from '@jest/globals';
import { phraseKey, tokenize } from '../../src/index/text/analyzer.ts';
import { loadDataFile, loadDataFolder } from '../../src/lib/data-set.ts';
import { phrasesOf } from '../../src/vocabulary/phrases.ts';
import { QueryLanguages, QueryWordTables } from '../../src/vocabulary/word-sets.ts';

const tables = loadDataFolder(QueryWordTables);
const keyOf = (phrase: string) => phraseKey(tokenize(phrase));

describe.each(Object.entries(tables))('the query words in %s', (_, table) => {
  it('mean nothing or something, and never both', () => {
    const empty = new Set(phrasesOf(table.empty, table).map(keyOf));
    // A careless spelling may be another word's, as in Arabic `الى` for both `آلي` and `إلى`: a word that tells nothing comes first.
    const exact = { ...table, spellings: {} };
    const telling = (['genders', 'ages', 'people', 'useCases', 'styles'] as const).flatMap((section) =>
      Object.values(table[section] ?? {}).flatMap((phrases) => phrasesOf(phrases, exact)),
    );
    expect(telling.filter((phrase) => empty.has(keyOf(phrase)))).toEqual([]);
  });
});

it('each table of words is of a language that the lexicon takes words of', () => {
  const { full, further } = loadDataFile(QueryLanguages);
  expect([...full, ...further].sort()).toEqual(Object.keys(tables).sort());
});
