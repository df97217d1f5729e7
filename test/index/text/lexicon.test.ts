import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { tokenize } from '../../../src/index/text/analyzer.ts';
import { buildLexicon } from '../../../src/index/text/build-lexicon.ts';
import { openLexicon } from '../../../src/index/text/lexicon.ts';
import { COMPILED_LEXICON } from '../../../src/index/text/load-lexicon.ts';
import { formatValue, valuesOf } from '../../../src/index/text/meaning.ts';
import { loadDataFile, loadDataFolder } from '../../../src/lib/data-set.ts';
import { QueryLanguages } from '../../../src/vocabulary/data-sets.ts';
import { phrasesOf } from '../../../src/vocabulary/phrases.ts';
import { QueryWordTables } from '../../../src/vocabulary/word-sets.ts';

const tables = loadDataFolder(QueryWordTables);
const packed = buildLexicon();
const lexicon = openLexicon(packed);
const meaningOf = (text: string) => lexicon.meaningAt(tokenize(text), 0);
const wordsOf = (text: string) => valuesOf(meaningOf(text)).map(formatValue);

it('the build stores the lexicon that the tables make', async () => {
  expect(await readFile(COMPILED_LEXICON, 'utf8')).toBe(packed);
});

it.each([
  ['granny', ['female', 'old']],
  ['man in his forties', ['male', 'middleaged']],
  ['helpdesk', ['customerservice']],
  ['mujer', ['female']],
  ['voz en off', ['narration']],
  ['mexicana', ['mexican']],
  ['mystérieuse', ['mysterious']],
  ['maennlicher', ['male']],
  ['Hörbuch', ['audiobook']],
  ['tedesca', ['language:German']],
  ['Allemand', ['language:German']],
  ['Estados Unidos', ['unitedstates']],
  ['skandinaviska', ['region:scandinavia']],
  ['девушка', ['female', 'young']],
  ['русском', ['language:Russian']],
  ['українською', ['language:Ukrainian']],
  ['sesli kitap', ['audiobook']],
  ['بالانجليزية', ['language:English']],
  ['خليجي', ['region:gulf']],
  ['בעברית', ['language:Hebrew']],
  ['अंग्रेजी', ['language:English']],
  ['女性の声', ['female']],
  ['落ち着いた', ['calm']],
  ['イギリス', ['unitedkingdom']],
  ['英文', ['language:English']],
  ['남자목소리', ['male']],
  ['giọng nữ', ['female']],
  ['québécoise', ['fr-CA']],
  ['жизнерадостными', ['cheerful']],
  ['итальянскому', ['language:Italian']],
  ['الهادئ', ['calm']],
  ['juengeren', ['young']],
  ['பெண்', ['female']],
  ['ਕੁੜੀ', ['female', 'young']],
  ['आजी', ['female', 'old']],
  ['euskaraz', ['language:Basque']],
  ['euskarazko', ['language:Basque']],
  ['cymraeg', ['language:Welsh']],
  ['o‘zbekcha', ['language:Uzbek']],
  ['oʻzbekcha', ['language:Uzbek']],
  ['ozbekcha', ['language:Uzbek']],
  ['қазақша', ['language:Kazakh']],
  ['češtině', ['language:Czech']],
  ['cestine', ['language:Czech']],
  ['бака', ['female', 'old']],
  ['muškarac', ['male']],
  ['γιαγιά', ['female', 'old']],
  ['ügyfélszolgálat', ['customerservice']],
  ['äänikirja', ['audiobook']],
  ['mwanamke', ['female']],
  ['Německo', ['germany']],
  ['Saksamaa', ['germany']],
  ['saksa keel', ['language:German']],
])('%s means %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['please', 'empty'],
  ['голос', 'empty'],
  ['without', 'not'],
  ['ohne', 'not'],
  ['以外', 'notAfter'],
  ['oder', 'or'],
  ['nélkül', 'notAfter'],
  ['alebo', 'or'],
  ['sauti', 'empty'],
])('%s is %s', (text, kind) => {
  expect(meaningOf(text)?.kind).toBe(kind);
});

it('the longest phrase wins, and a word within another phrase is none', () => {
  expect(lexicon.meaningAt(['text', 'to', 'speech', 'jenny'], 0)).toMatchObject({
    kind: 'empty',
    length: 3,
  });
  expect(meaningOf('irish woman')).toMatchObject({
    values: [{ kind: 'language', text: 'Irish' }],
    length: 1,
  });
  expect(wordsOf('irishwoman')).toEqual(['irish']);
});

it.each([
  ['balita', ['child'], 'Indonesian, and news in Filipino'],
  ['starka', ['powerful'], 'Swedish, and grandmother in Slovene'],
  ['nene', ['male', 'child'], 'Spanish, and grandmother in Azerbaijani'],
  ['slovenska', ['language:Slovenian'], 'Polish, and Slovak in Slovak'],
])('%s means %j, as the earlier language has it (%s)', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each(['home', 'plant', 'novice', 'born', 'siri', 'eve', 'man', 'toga', 'gabe', 'noor', 'agus', 'edo'])(
  'the English word or name %s is no word of a further language',
  (text) => {
    expect(meaningOf(text)).toBeUndefined();
  },
);

it.each(loadDataFile(QueryLanguages).further)(
  'the words of the further language %s mean what its table says',
  (language) => {
    const table = tables[language];
    const sections = [table?.people, table?.genders, table?.ages, table?.useCases, table?.styles];
    const wrong = sections.flatMap((section) =>
      Object.entries(section ?? {}).flatMap(([value, phrases]) => {
        const words = value.split(' ').map((part) => tokenize(part).join(''));
        // A spelling without the language's own letters may be another language's word.
        return phrasesOf(phrases, { ...table, spellings: {} }).filter(
          (phrase) => wordsOf(phrase).join() !== words.join(),
        );
      }),
    );
    expect(wrong).toEqual([]);
  },
);

it('an unknown word has no meaning', () => {
  expect(meaningOf('zzyzx')).toBeUndefined();
  expect(lexicon.meaningAt([], 0)).toBeUndefined();
});
