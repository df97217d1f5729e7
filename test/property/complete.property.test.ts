import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CompleteQuery, type Completion } from '../../src/domain/completion.ts';
import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { createComplete } from '../../src/index/complete/complete.ts';
import { createConditions } from '../../src/index/match/resolve-conditions.ts';
import { openParts } from '../../src/index/parts.ts';
import { loadLexicon } from '../../src/index/text/lexicon.ts';
import { catalogOf, imageOf } from '../support/catalog.ts';
import { runs } from '../support/long-tests.ts';
import { rarely } from '../support/rarely.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const NAMES = ['Anna', 'Anna Lee', 'Émile', 'Zoë-Ann', '晓晓', 'Femke', 'Ann, the Old', 'German'];
const LOCALES = [
  { language: 'en-GB', language_name: 'English', country_name: 'United Kingdom', accent: 'British' },
  { language: 'de-DE', language_name: 'German', country_name: 'Germany', accent: 'German' },
  { language: 'fr', language_name: 'French' },
  { language: 'es-ES', language_name: 'Spanish', country_name: 'Spain', accent: 'Northern, far' },
] as const;
const PROVIDERS = ['azure', 'acme', 'polly'];
const MODELS = ['Neural', 'neural', 'two words', '-odd', 'a,b'];
const STYLES = ['warm', 'calm'];

const catalogs = fc
  .array(
    fc.record({
      provider: fc.constantFrom(...PROVIDERS),
      native: fc.constantFrom('a1', 'A1', 'b,2', ' c3', 'anna', 'de', 'en-US-Anna'),
      name: fc.constantFrom(...NAMES),
      locale: fc.constantFrom(...LOCALES),
      gender: fc.constantFrom('Female' as const, 'Male' as const, 'Neutral' as const),
      age: fc.option(fc.constantFrom('old' as const, 'child' as const), { nil: undefined }),
      model_id: fc.option(fc.constantFrom(...MODELS), { nil: undefined }),
      styles: fc.option(fc.subarray(STYLES, { minLength: 1 }), { nil: undefined }),
      further: fc.option(fc.constantFrom('de-AT', 'fr-CA'), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((all) =>
    all.map(({ provider, native, locale, further, ...rest }, index) =>
      voice({
        id: `${provider}/${native}/${index}`,
        provider,
        provider_voice_id: native,
        ...locale,
        ...rest,
        other_languages: further && [further],
      }),
    ),
  );

const WORDS = `british german anna fe an g old qqzz not or warm de neu 晓 azure/an
  grandma nordic mujer voix en-GB without -fe "ann 🇬🇧 女`.split(/\s+/);
const texts = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' ')),
  fc
    .tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ', ', '/', ' -', ' + '))
    .map((pair) => pair.join('')),
  fc
    .constantFrom(...NAMES, 'united', '-fem')
    .chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const some = (...values: string[]) => rarely(fc.constantFrom(...values));
const requests = fc.record({
  q: texts,
  limit: fc.integer({ min: 1, max: 60 }),
  providers: some('azure', '-azure', 'acme,polly', 'nobody'),
  genders: some('Female', 'f,m'),
  language: some('German', 'fr', '-English', 'de-AT'),
  native: rarely(fc.boolean()),
  ids: some('azure/a1/0,acme/anna/1,polly/de/2'),
  has_preview: rarely(fc.boolean()),
});

const readComplete = createParameterReader(CompleteQuery);
const readSearch = createParameterReader(SearchQuery);

describe('complete', () => {
  it('the count of every completion is the total of its parameters, and each is listed once', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, fc.array(requests, { minLength: 5, maxLength: 20 }), async (voices, all) => {
        const catalog = await catalogOf(snapshotOf(voices));
        for (const each of all) {
          const query = readComplete(each);
          const { completions } = catalog.complete(query);
          expect(completions.length).toBeLessThanOrEqual(Math.min(query.limit, 50));
          for (const { count, parameters } of completions) {
            expect(count).toBeGreaterThan(0);
            expect({ parameters, count }).toEqual({
              parameters,
              count: catalog.search(readSearch({ ...parameters, limit: 1 })).total,
            });
          }
          for (const keyOf of [
            ({ kind, value }: Completion) => `${kind} ${value}`,
            ({ kind, label }: Completion) => `${kind} ${label}`,
            ({ parameters }: Completion) => JSON.stringify(Object.entries(parameters).sort()),
          ]) {
            const keys = completions.map(keyOf);
            expect(new Set(keys).size).toBe(keys.length);
          }
          expect(catalog.complete(query).completions).toEqual(completions);
        }
      }),
      runs(60),
    );
  }, 60_000);

  it('fewer completions are the beginning of more', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, requests, async (voices, each) => {
        const catalog = await catalogOf(snapshotOf(voices));
        const query = readComplete(each);
        const { completions } = catalog.complete({ ...query, limit: 50 });
        const few = catalog.complete(query).completions;
        expect(few).toEqual(completions.slice(0, query.limit));
      }),
      runs(60),
    );
  }, 60_000);
});

it('counts at most three times as many values as it may return', async () => {
  const endings = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
  const voices = endings.map((end) =>
    voice({
      id: `acme/${end}`,
      gender: 'Female',
      accent: `Arv${end}`,
      country_name: `Arw${end}`,
      model_id: `arx${end}`,
      styles: [`ary${end}`],
      use_cases: [`arz${end}`],
    }),
  );
  const parts = await openParts(imageOf(snapshotOf(voices)), await loadLexicon());
  const resolve = createConditions(parts);
  let resolved = 0;
  const complete = createComplete(parts, (query, filters) => {
    resolved++;
    return resolve(query, filters);
  });
  // Every value begins with the letters, and none adds voices to those that are female.
  expect(complete({ q: 'female or ar', limit: 10 }).completions).toEqual([]);
  expect(resolved).toBeLessThan(40);
});
