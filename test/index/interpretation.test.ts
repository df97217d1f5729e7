import { beforeAll, describe, expect, it } from '@jest/globals';
import { BadInputError } from '../../src/domain/errors.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { type Catalog, openCatalog } from '../../src/index/catalog/catalog.ts';
import { maxReplacementLookups } from '../../src/index/ids/missing-ids.ts';
import { loadLexicon } from '../../src/index/text/lexicon.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf, imageOf } from '../support/catalog.ts';
import { GONE_ID, REMOVED_AT, snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const JENNY = 'azure/en-US-JennyNeural';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await bundledCatalog();
});

const search = (query: object, from = catalog) => from.search(SearchQuery.parse(query));

it.each([
  [{ limit: 201 }, 'limit is at most 200; 200 was used.'],
  [{ search: `jenny ${'x'.repeat(300)}` }, 'Only the first 256 characters of search are used.'],
  [
    { search: [...'abcdefghijklmnop'].map((letter) => `jen${letter}`).join(' ') },
    'Only the first 12 words of search are used.',
  ],
  [{ search: 'jenny qqxxa qqxxb qqxxc qqxxd qqxxe' }, 'Only the first 4 unknown words are taken for typos.'],
])('interpretation tells a bound that was met: %j', (query, note) => {
  expect(search(query).interpretation?.notes).toContain(note);
});

it.each(['brittish', 'Дженни'])(
  'interpretation leaves out "%s" beyond the bound of unknown words',
  (word) => {
    expect(search({ search: `jenny ${word}` }).interpretation?.words).toEqual([
      { word: word.toLowerCase(), read_as: expect.any(Array) },
    ]);
    const { words } = search({ search: `jenny qqxxa qqxxb qqxxc qqxxd ${word}` }).interpretation ?? {};
    expect(words?.at(-1)).toEqual({ word: word.toLowerCase(), ignored: 'unknown' });
  },
);

describe('a gender word', () => {
  it.each(['male', 'female', 'man', 'woman', 'boy', 'girl', 'neutral', 'nonbinary', 'fmale', 'emale'])(
    'is never taken for its opposite: %s',
    (text) => {
      const genders = search({ search: text, facets: true }).facets?.gender.map(({ value }) => value) ?? [];
      expect(genders.includes('Male') && genders.includes('Female')).toBe(false);
    },
  );
});

it.each(['Dave', 'Catalina', 'Barbara', 'Leon'])(
  'a name that no voice has is no misspelled word: %s',
  async (name) => {
    const catalog = await catalogOf(snapshotOf([voice({ id: 'a/b', gender: 'Male', language: 'ca-ES' })]));
    expect(search({ search: name }, catalog).total).toBe(0);
  },
);

it('a word of another language is proposed only if a voice has what it means', async () => {
  const german = voice({ id: 'a/b', language: 'de-DE', language_name: 'German' });
  const proposed = async (text: string, styles: string[]) => {
    const catalog = await catalogOf(snapshotOf([{ ...german, styles }]));
    return search({ search: text }, catalog).suggestions?.did_you_mean?.[0]?.nearest ?? [];
  };
  expect(await proposed('tedeco', [])).toEqual(['tedesco']);
  expect(await proposed('sussuro', ['whispering'])).toEqual(['sussurro']);
  expect(await proposed('sussuro', ['calm'])).toEqual([]);
  expect(await proposed('sussurro', ['calm'])).toEqual([]);
});

it('suggestions are not there where something is found, nor where there is nothing to find', async () => {
  expect(search({ search: 'jenny', offset: 100_000 })).not.toHaveProperty('suggestions');
  const empty = await catalogOf(snapshotOf([]));
  expect(search({ search: 'jenny', language: 'Frensh' }, empty)).not.toHaveProperty('suggestions');
});

it('suggestions are not there where nothing near is known, and no parameter alone is at fault', () => {
  expect(search({ search: 'qqxxzzqq', language: 'xx' })).not.toHaveProperty('suggestions');
});

it('suggestions name what a few letters begin', () => {
  const { suggestions } = search({ providers: 'el', country: 'ger', language: 'q' });
  expect(suggestions?.did_you_mean).toEqual([
    { parameter: 'providers', value: 'el', nearest: ['elevenlabs'] },
    { parameter: 'language', value: 'q', nearest: expect.arrayContaining(['Quechua']) },
    { parameter: 'country', value: 'ger', nearest: expect.arrayContaining(['Germany']) },
  ]);
});

it('suggestions count what is found without each parameter', () => {
  const { suggestions } = search({ country: 'Iceland', providers: 'murf', genders: 'f' });
  expect(suggestions).toEqual({
    without: [
      { parameter: 'country', total: search({ providers: 'murf', genders: 'f' }).total },
      { parameter: 'providers', total: search({ country: 'Iceland', genders: 'f' }).total },
    ].sort((a, b) => (a.parameter < b.parameter ? 1 : -1)),
  });
});

it('suggestions count what is found without two parameters, if no single one helps', () => {
  const query = { providers: 'espeak-ng', country: 'Iceland', genders: 'f', styles: 'raspy' };
  const { suggestions } = search(query);
  expect(suggestions?.without).toContainEqual({
    parameter: 'genders,styles',
    total: search({ providers: 'espeak-ng', country: 'Iceland' }).total,
  });
  for (const { parameter, total } of suggestions?.without ?? []) {
    const others = Object.entries(query).filter(([name]) => !parameter.split(',').includes(name));
    expect(search(Object.fromEntries(others)).total).toBe(total);
  }
});

it('suggestions are looked up once for a value, and only where the name may be one of a language or provider', async () => {
  const lexicon = await loadLexicon();
  const looked: string[] = [];
  const meaningsOf: typeof lexicon.meaningsOf = (phrase) => {
    looked.push(phrase.join(' '));
    return lexicon.meaningsOf(phrase);
  };
  const from = await openCatalog(
    imageOf(snapshotOf([voice({ id: 'acme/a' })])),
    Promise.resolve({ ...lexicon, meaningsOf }),
  );
  const long = 'igbo '.repeat(20);
  for (const genders of ['qqa,qqb', 'qqc']) {
    const { interpretation } = search({ genders, accent: 'xx', language: `Igbo,${long}`, styles: 'y' }, from);
    expect(interpretation?.notes).toContain('No voice speaks Igbo yet.');
    expect(interpretation?.notes).toContain('No voice has "xx" in accent.');
  }
  expect(looked).toEqual(['igbo']);
});

it('suggestions count the voices of the same language where similar_to goes without another', () => {
  const similar_to = 'polly/Joanna/neural';
  const { suggestions } = search({ similar_to, language: 'klingonn' });
  expect(suggestions?.without).toEqual([{ parameter: 'language', total: search({ similar_to }).total }]);
});

it('similar_to finds the closest voices of another provider, and says what differs', () => {
  const { voices, similar, total } = search({ similar_to: JENNY, providers: 'polly', limit: 5 });
  expect(total).toBeGreaterThan(5);
  expect(similar?.map(({ id }) => id)).toEqual(voices.map(({ id }) => id));
  for (const [index, { provider, language, gender }] of voices.entries()) {
    expect({ provider, language, gender }).toEqual({
      provider: 'polly',
      language: 'en-US',
      gender: 'Female',
    });
    expect(similar?.[index]).toMatchObject({
      agrees: expect.arrayContaining(['gender', 'language']),
      differs: expect.arrayContaining(['name', 'provider']),
    });
  }
});

it('similar_to goes by the language that is asked for', () => {
  const { voices } = search({ similar_to: JENNY, language: 'de-DE', limit: 3 });
  expect(voices).toHaveLength(3);
  for (const { language, gender } of voices)
    expect({ language, gender }).toEqual({ language: 'de-DE', gender: 'Female' });
});

it('similar_to counts facets, and yields to a sort', () => {
  const { facets, total } = search({ similar_to: JENNY, native: true, facets: true });
  expect(facets?.language[0]).toEqual({ value: 'English', count: total, code: 'en' });
  const names = search({ similar_to: JENNY, sort: 'name' }).voices.map(({ name }) => name);
  expect(names).toEqual(
    names.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare),
  );
});

it.each([{}, { native: true }, { language: 'de' }, { search: 'cheerful', providers: 'polly,azure' }])(
  'similar_to counts as many voices of a language as its choice finds, with %j',
  (query) => {
    const similar_to = 'polly/Joanna/neural';
    const { facets } = search({ ...query, similar_to, facets: true });
    const { language = [] } = facets ?? {};
    expect(language.length).toBeGreaterThan(1);
    for (const { value, count } of language.slice(0, 5))
      expect({ value, count: search({ ...query, similar_to, language: value }).total }).toEqual({
        value,
        count,
      });
  },
);

it.each(['', ' '])('similar_to asks for nothing where it is blank: "%s"', (similar_to) => {
  expect(search({ similar_to })).toEqual(search({}));
});

it.each(['acme/nobody', '__proto__', 'constructor', 'x'.repeat(5000)])(
  'similar_to refuses an unknown id: %.20s',
  (id) => {
    expect(() => search({ similar_to: id })).toThrow(BadInputError);
  },
);

const last_known = voice({
  id: GONE_ID,
  name: 'Gone',
  provider: 'acme',
  language: 'en-US',
  language_name: 'English',
  gender: 'Male',
});
const near = voice({
  id: 'bolt/near',
  name: 'Near',
  language: 'en-US',
  language_name: 'English',
  gender: 'Male',
});
const far = voice({
  id: 'bolt/far',
  name: 'Far',
  language: 'en-GB',
  language_name: 'English',
  gender: 'Female',
});
const foreign = voice({ id: 'bolt/foreign', language: 'fr-FR', language_name: 'French', gender: 'Male' });
const entry = { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: REMOVED_AT };
const catalogWith = (remembered: object) =>
  catalogOf(snapshotOf([far, foreign, near], { ledger: { [GONE_ID]: { ...entry, ...remembered } } }));

it('a voice that is gone is replaced among as many as can be asked for', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `acme/gone-${index}`);
  const ledger = Object.fromEntries(ids.map((id) => [id, { ...entry, last_known: { ...last_known, id } }]));
  const from = await catalogOf(snapshotOf([near], { ledger }));
  const replaced = search({ ids: ids.join(',') }, from).missing?.filter(({ replacements }) => replacements);
  expect(replaced?.map(({ id }) => id)).toEqual(ids);
});

it.each([
  [60_000, 100],
  [1_000_000, 6],
  [100_000_000, 0],
])(
  'a voice that is gone is replaced among the first few only in a catalog of %d voices: %d',
  (voiceCount, count) => {
    expect(maxReplacementLookups(voiceCount)).toBe(count);
  },
);

it('a voice that is gone has no replacement where nothing is remembered of it', async () => {
  expect(search({ ids: GONE_ID }, await catalogWith({})).missing).toEqual([
    { id: GONE_ID, reason: 'removed', removed_at: REMOVED_AT },
  ]);
});

it('a voice that is gone is compared by its last known record, and the answer says so', async () => {
  const { voices, interpretation } = search({ similar_to: GONE_ID }, await catalogWith({ last_known }));
  expect(voices.map(({ id }) => id)).toEqual(['bolt/near', 'bolt/far']);
  expect(interpretation?.notes).toEqual([
    'The voice of similar_to was removed; its last known record is compared.',
  ]);
  const forgotten = await catalogWith({});
  expect(() => search({ similar_to: GONE_ID }, forgotten)).toThrow(BadInputError);
});
