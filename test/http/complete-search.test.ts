import { describe, expect, it } from '@jest/globals';
import type { Completion, CompletionResponse } from '../../src/domain/completion.ts';
import { MAX_SEARCH_CHARACTERS } from '../../src/domain/query-limits.ts';
import { refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

type Parameters = Readonly<Record<string, string>>;

const TABLE = readBeside<{
  parameters: Rows<[q: string, parameters: Parameters, wanted?: string]>;
  same: Rows<[q: string, same: string]>;
  first: Rows<[q: string, wanted: string]>;
  best: Rows<[q: string, filters: Parameters, wanted: Partial<Completion>]>;
  among: Rows<[q: string, wanted: Partial<Completion>]>;
  without: Rows<[q: string, filters: Parameters, unwanted: readonly string[]]>;
  alone: Rows<[q: string, id: string]>;
  none: readonly string[];
}>(import.meta);

const app = await testApp();

/** Returns the completions of a text, each of which is another value and another search. */
async function complete(q: string, filters: Parameters = {}, of = app): Promise<readonly Completion[]> {
  const { body } = await request(of)
    .get('/v1/complete')
    .query({ q, ...filters })
    .expect(200);
  const { completions } = body as CompletionResponse;
  for (const keyOf of [shown, ({ parameters }: Completion) => JSON.stringify(parameters)])
    expect(new Set(completions.map(keyOf)).size).toBe(completions.length);
  return completions;
}

async function totalOf(parameters: Parameters, of = app): Promise<number> {
  return (await request(of).get('/v1/voices').query(parameters).expect(200)).body.total;
}

const shown = ({ kind, value }: Completion) => `${kind} ${value}`;

it.each(TABLE.parameters)('the text %s is completed to %j', async (q, parameters, wanted = '') => {
  const count = await totalOf(parameters);
  const completions = await complete(q);
  expect(completions).toContainEqual(expect.objectContaining({ parameters, count }));
  expect(completions.map(shown).join()).toContain(wanted);
});

it.each(TABLE.first)('the text %s is first completed to %s', async (q, wanted) => {
  expect((await complete(q)).map(shown)[0]).toBe(wanted);
});

it.each(TABLE.best)('the text %s with %j is first completed to %j', async (q, filters, wanted) => {
  const [first] = await complete(q, filters);
  expect(first).toMatchObject(wanted);
  if (wanted.parameters) expect(first?.parameters).toEqual(wanted.parameters);
  expect(first?.count).toBe(await totalOf(first?.parameters ?? {}));
});

it.each(TABLE.among)('the text %s is completed to %j', async (q, wanted) => {
  expect(await complete(q)).toContainEqual(expect.objectContaining(wanted));
});

it.each(TABLE.without)('the text %s with %j is not completed to %j', async (q, filters, unwanted) => {
  const values = (await complete(q, filters)).map(({ value }) => value);
  expect(values.filter((value) => unwanted.includes(value))).toEqual([]);
});

it.each(TABLE.alone)('the whole id %s is completed to its voice alone', async (q, ids) => {
  expect((await complete(q)).map(({ parameters }) => parameters)).toEqual([{ ids }]);
});

it.each(TABLE.none)('the text %s has no completion', async (q) => {
  expect(await complete(q)).toEqual([]);
});

it.each(TABLE.same)('the text %j is completed as %s is', async (q, same) => {
  expect(await complete(q)).toEqual(await complete(same));
});

it('a code of two letters stands before longer names that it begins', async () => {
  expect((await complete('au')).map(shown).slice(0, 2)).toEqual(['accent Australian', 'country Australia']);
});

it('values of a kind that as many voices have are the first ones by name', async () => {
  const languages = (await complete('ah')).filter(({ kind }) => kind === 'language');
  expect(languages.map(({ label }) => label)).toEqual([
    'Ahanta',
    'Zacatlán-Ahuacatlán-Tepetzintla Nahuatl',
    'Achang',
    'Aguaruna',
    'Akha',
    'Awa (Papua New Guinea)',
    'Chamacoco',
  ]);
});

it.each(['', '  '])('the text "%s" has the most frequent value of each kind and no voice', async (q) => {
  const completions = await complete(q);
  expect(completions).toHaveLength(10);
  expect(new Set(completions.slice(0, 9).map(({ kind }) => kind)).size).toBe(9);
  expect(completions.every(({ kind }) => kind !== 'voice')).toBe(true);
});

it.each(['a', 's', 'm'])('the letter %s begins several kinds, and a voice after the values', async (q) => {
  const kinds = (await complete(q)).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(6);
  expect(kinds[0]).not.toBe('voice');
});

it('a whole name comes before a beginning, a beginning before a later word, and that before a part of a word', async () => {
  const places = (await complete('thai', { limit: '50' })).map(({ label }) => {
    const text = label.toLowerCase();
    if (/^thai(?: \(|$)/.test(text)) return 0;
    if (text.startsWith('thai')) return 1;
    return / thai\b/.test(text) ? 2 : 3;
  });
  expect(places.length).toBeGreaterThan(4);
  expect(places).toEqual(places.toSorted());
});

it('a blank after the last word ends it, so that values are proposed that narrow its voices', async () => {
  const completions = (await complete('scottish ')).filter(({ parameters }) => parameters.search);
  expect(completions.length).toBeGreaterThan(5);
  expect(new Set(completions.map(({ parameters }) => parameters.search))).toEqual(new Set(['scottish']));
  const all = await totalOf({ search: 'scottish' });
  for (const { count } of completions) expect(count).toBeLessThan(all);
});

it('an operator alone is no name', async () => {
  const completions = await complete('not ');
  expect(completions.length).toBe(10);
  for (const { parameters } of completions)
    expect(Object.values(parameters)).toEqual([expect.stringMatching(/^-/)]);
});

describe('operators', () => {
  it.each(['german or chirp3', 'german/chirp3', 'polish, chirp3'])(
    'the text %s is completed to no search that would read the name as several words',
    async (q) => {
      const searches = (await complete(q)).map(({ parameters }) => parameters.search ?? '');
      expect(searches.filter((search) => /chirp3-hd$/.test(search))).toEqual([]);
    },
  );

  it.each(['female or ', 'german / ', 'french or '])(
    'the text %s has no completion that adds nothing, and none with the parameters of another',
    async (q) => {
      const completions = await complete(q, { limit: '50' });
      const all = completions.map(({ parameters }) => JSON.stringify(parameters));
      // Alternatives are values of one kind, and there are four genders.
      expect(completions.length).toBeGreaterThan(2);
      expect(new Set(all).size).toBe(all.length);
      const before = await totalOf({ search: q.replace(/ (?:or|\/) /, '') });
      const united = completions.filter(({ parameters }) => / or |\//.test(parameters.search ?? ''));
      expect(united).not.toEqual([]);
      for (const { count } of united) expect(count).toBeGreaterThan(before);
    },
  );

  it('a name of several kinds is one search, of the language', async () => {
    const named = (await complete('german or dutc')).filter(({ value }) => value === 'Dutch');
    expect(named.map(shown)).toEqual(['language Dutch']);
  });
});

describe('signs, blanks and letters', () => {
  it.each(['en ', 'uk ', 'in ', 'man ', 'us e', 'new y', 'us fe'])(
    'the text %s is looked for in no middle of a word',
    async (q) => {
      const last = q.trim().split(' ').at(-1) ?? '';
      for (const { kind, label, parameters } of await complete(q, { limit: '50' })) {
        if (kind !== 'voice') continue;
        const begun = label
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .some((word) => word.startsWith(last));
        expect({ label, parameters, begun }).toEqual({ label, parameters, begun: true });
      }
    },
  );

  it('a word that is finished begins no longer one', async () => {
    const all = await complete('german ', { limit: '50' });
    const labels = all.filter(({ parameters }) => !parameters.search).map(({ label }) => label);
    expect(labels).toContain('German');
    expect(labels).not.toContain('Germany');
  });
});

it.each(['voix ', 'voice ', 'a voice with '])('the text %s has the most frequent values', async (q) => {
  const values = (await complete('')).map(shown);
  expect((await complete(q, { limit: '50' })).map(shown)).toEqual(expect.arrayContaining(values));
});

describe('voices', () => {
  it('a speaker is one completion, whatever the number of models', async () => {
    const [first, ...others] = await complete('joanna', { providers: 'polly' });
    expect(first).toMatchObject({ kind: 'voice', label: 'Joanna (Amazon Polly, English)' });
    expect(first?.count).toBeGreaterThan(1);
    expect(first?.parameters.ids?.split(',')).toHaveLength(first?.count ?? 0);
    expect(first?.parameters.ids?.split(',')[0]).toBe(first?.value);
    expect(others.filter(({ value }) => value.startsWith('polly/Joanna/'))).toEqual([]);
  });

  it('a voice is found by its name in its own script', async () => {
    const completions = await complete('晓');
    expect(completions.length).toBeGreaterThan(0);
    for (const { value } of completions) expect(value).toMatch(/Xiao/);
  });

  it('a value or id that no list can name is left out', async () => {
    const odd = await testApp({
      catalog: refTo(
        await catalogOf(
          snapshotOf([
            voice({ id: 'acme/zo,e', name: 'Zoe' }),
            voice({ id: 'acme/zora', name: 'Zora', accent: 'Zonal, far', model_id: '-zone' }),
          ]),
        ),
      ),
    });
    expect((await complete('zo', {}, odd)).map(shown)).toEqual(['voice acme/zora']);
  });
});

it('the models of one speaker are one completion', async () => {
  const completions = await complete('polly/Jo');
  const labels = completions.map(({ label }) => label);
  expect(labels).toContain('Joanna (Amazon Polly, English)');
  expect(new Set(labels).size).toBe(labels.length);
});

describe('limits', () => {
  it('completions repeat no more than 100,000 characters of filters', async () => {
    const long = (name: string) => Array.from({ length: 180 }, (_, at) => `-${name}${at}`).join(',');
    const filters = { styles: long('st'), model: long('mo'), accent: long('ac') };
    const completions = await complete('a', { ...filters, limit: '50' });
    expect(completions.length).toBeGreaterThan(10);
    expect(JSON.stringify(completions).length).toBeLessThan(130_000);
    expect(completions).toEqual(
      (await complete('a', { ...filters, limit: '10' })).concat(completions.slice(10)),
    );
  });

  it.each([
    [undefined, 10],
    ['3', 3],
    ['50', 50],
    ['9999', 50],
  ])('the limit %s gives %d completions of a letter', async (limit, length) => {
    expect(await complete('a', limit === undefined ? {} : { limit })).toHaveLength(length);
  });

  it('the text is cut as that of a search', async () => {
    const { body } = await request(app)
      .get('/v1/complete')
      .query({ q: 'x'.repeat(300) });
    expect(body).toEqual({ q: 'x'.repeat(MAX_SEARCH_CHARACTERS), completions: [] });
  });
});
