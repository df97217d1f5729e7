import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Completion, CompletionResponse } from '../../src/domain/completion.ts';
import { MAX_SEARCH_CHARACTERS } from '../../src/domain/query.ts';
import { refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

type Parameters = Readonly<Record<string, string>>;

let app: Express;
beforeAll(async () => {
  app = await testApp();
});

async function complete(q: string, filters: Parameters = {}, of = app): Promise<readonly Completion[]> {
  const { body } = await request(of)
    .get('/v1/complete')
    .query({ q, ...filters })
    .expect(200);
  return (body as CompletionResponse).completions;
}

async function totalOf(parameters: Parameters, of = app): Promise<number> {
  return (await request(of).get('/v1/voices').query(parameters).expect(200)).body.total;
}

const shown = ({ kind, value }: Completion) => `${kind} ${value}`;

describe('values', () => {
  it.each([
    ['ger', 'language German', { language: 'German' }],
    ['GERM', 'language German', { language: 'German' }],
    ['deut', 'language German', { language: 'German' }],
    ['français', 'language French', { language: 'French' }],
    ['francais', 'language French', { language: 'French' }],
    ['日本', 'language Japanese', { language: 'Japanese' }],
    ['nl', 'language Dutch', { language: 'Dutch' }],
    ['microsof', 'provider azure', { providers: 'azure' }],
    ['aws', 'provider polly', { providers: 'polly' }],
    ['wom', 'gender Female', { genders: 'Female' }],
    ['middle a', 'age middle-aged', { ages: 'middle-aged' }],
    ['united k', 'country United Kingdom', { country: 'United Kingdom' }],
    ['zealand', 'country New Zealand', { country: 'New Zealand' }],
    ['stralia', 'accent Australian', { accent: 'Australian' }],
    ['wavene', 'model wavenet', { model: 'wavenet' }],
    ['call cen', 'use_case customer-service', { use_cases: 'customer-service' }],
    ['whisp', 'style whispering', { styles: 'whispering' }],
  ])('the text %s is completed to %s', async (q, wanted, parameters) => {
    const completions = await complete(q);
    const found = completions.find((each) => shown(each) === wanted);
    expect(found).toMatchObject({ parameters, count: await totalOf(parameters) });
  });

  it.each(['eutsch', 'ws', 'ld'])('the end %s of a name or a code is completed to no code', async (q) => {
    const values = (await complete(q)).map(({ value }) => value);
    expect(values).not.toContain('polly');
    expect(values).not.toContain('Dutch');
    expect(values).not.toContain('German');
  });

  it('a provider is shown by its name and applied by its slug', async () => {
    const [first] = await complete('azure');
    expect(first).toMatchObject({ kind: 'provider', label: 'Microsoft Azure Speech', value: 'azure' });
  });

  it.each(['', '  '])('the text "%s" has the most frequent value of each kind and no voice', async (q) => {
    const completions = await complete(q);
    expect(completions).toHaveLength(10);
    expect(new Set(completions.slice(0, 9).map(({ kind }) => kind)).size).toBe(9);
    expect(completions.every(({ kind }) => kind !== 'voice')).toBe(true);
  });

  it.each(['!!!', '🎤', 'qqxxzz', 'qqxxzz fe'])('the text %s has no completion', async (q) => {
    expect(await complete(q)).toEqual([]);
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
});

describe('words before', () => {
  it('the words before the last are searched', async () => {
    const [first] = await complete('british fe');
    expect(first).toMatchObject({
      kind: 'gender',
      value: 'Female',
      parameters: { search: 'british', genders: 'Female' },
    });
  });

  it('a blank after the last word ends it, so that values are proposed that narrow its voices', async () => {
    const completions = (await complete('scottish ')).filter(({ parameters }) => parameters.search);
    expect(completions.length).toBeGreaterThan(5);
    expect(new Set(completions.map(({ parameters }) => parameters.search))).toEqual(new Set(['scottish']));
    const all = await totalOf({ search: 'scottish' });
    for (const { count } of completions) expect(count).toBeLessThan(all);
  });

  it.each([
    ['not fem', 'not Female'],
    ['-fem', '-Female'],
    ['german or du', 'german or Dutch'],
    ['swedish/norw', 'swedish/Norwegian'],
    ['polish, cze', 'polish, Czech'],
  ])('the text %s, whose operator needs a word, is completed to the search %s', async (q, search) => {
    const completions = await complete(q);
    const found = completions.find(({ parameters }) => parameters.search === search);
    expect(found).toMatchObject({ parameters: { search }, count: await totalOf({ search }) });
  });
});

describe('filters', () => {
  it('the completions are counted within the filters and keep them', async () => {
    const [first] = await complete('ger', { providers: 'azure', native: 'true' });
    const parameters = { providers: 'azure', native: 'true', language: 'German' };
    expect(first).toMatchObject({ value: 'German', parameters, count: await totalOf(parameters) });
  });

  it('a completed value replaces the filter of its field', async () => {
    const [first] = await complete('femal', { genders: 'Male', country: 'Canada' });
    expect(first).toMatchObject({ value: 'Female', parameters: { genders: 'Female', country: 'Canada' } });
  });

  it('a value that no voice of the filters has is left out', async () => {
    const values = (await complete('german', { providers: 'deepgram', model: 'aura' })).map(
      ({ value }) => value,
    );
    expect(await totalOf({ language: 'German', providers: 'deepgram', model: 'aura' })).toBe(0);
    expect(values).not.toContain('German');
  });
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

  it('an id is completed to its voice', async () => {
    const values = (await complete('azure/en-US-Jen')).map(({ value }) => value);
    expect(values).toContain('azure/en-US-JennyNeural');
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

describe('limits', () => {
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

  it('a text with more words than a search uses has no completion', async () => {
    expect(await complete(`${'warm '.repeat(13)}fe`)).toEqual([]);
  });
});
