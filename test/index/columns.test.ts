import { describe, expect, it } from '@jest/globals';
import type { ProviderStatus } from '../../src/domain/snapshot.ts';
import { createColumnBuilder } from '../../src/index/columns/build-column.ts';
import { valuesIn } from '../../src/index/columns/schema.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  words: Rows<[name: string, language: string, language_name: string, words: readonly string[]]>;
  languages: Rows<[tag: string, name: string, expected: Readonly<Record<string, string>>]>;
  countries: Rows<[tag: string, country: string, expected: Readonly<Record<string, string>>]>;
}>(import.meta);

it.each(TABLE.words)(
  'the name %j of a voice with the language %s (%s) has the words %j',
  (name, language, language_name, words) => {
    expect(valuesIn('name_word', voice({ id: 'fictional/a', name, language, language_name }))).toEqual(words);
  },
);

it('two columns share no memory, so that each can be transferred to another thread', () => {
  const columns = [false, true].map((isMultiValued) => {
    const builder = createColumnBuilder(1, isMultiValued);
    builder.add(['a']);
    return builder.finish(Uint32Array.of(0));
  });
  const buffers = columns.flatMap((column) =>
    Object.values(column).flatMap((part) => (ArrayBuffer.isView(part) ? part.buffer : [])),
  );
  expect(new Set(buffers).size).toBe(buffers.length);
});

/** Returns the details of the languages and countries of voices with these locales. */
async function detailsOf(...locales: readonly [tag: string, language: string, country?: string][]) {
  const voices = locales.map(([language, language_name, country_name], at) =>
    voice({ id: `acme/${at}`, language, language_name, country_name }),
  );
  const { metadata } = await catalogOf(snapshotOf(voices));
  return { languages: metadata.language_details, countries: metadata.country_details };
}

describe('details of languages', () => {
  it.each(TABLE.languages)('of %s have its code, own name and direction', async (tag, name, expected) => {
    expect((await detailsOf([tag, name])).languages).toEqual([{ name, count: 1, ...expected }]);
  });

  it('are in the order of names, and count voices', async () => {
    const { languages } = await detailsOf(
      ['sv', 'Swedish'],
      ['ar', 'Arabic'],
      ['sv-FI', 'Swedish', 'Finland'],
    );
    expect(languages?.map(({ name, count }) => [name, count])).toEqual([
      ['Arabic', 1],
      ['Swedish', 2],
    ]);
  });
});

describe('details of countries', () => {
  it.each(TABLE.countries)(
    'of %s have its code and its name in its most spoken language',
    async (tag, country, expected) => {
      const { countries } = await detailsOf([tag, 'Language', country]);
      expect(countries).toEqual([{ name: country, count: 1, ...expected }]);
    },
  );
});

const failed: ProviderStatus = {
  ...{ provider: 'hume', voices: 0, source: 'live', stale: true },
  error: 'timeout',
};

it('metadata has the facts about the providers with voices or a status, in the order of slugs', async () => {
  const voices = ['polly/Joanna', 'kokoro/af_heart', 'fictional/Ada'].map((id) => voice({ id }));
  const { metadata } = await catalogOf(snapshotOf(voices, { providers: [failed] }));
  expect(metadata.provider_details.map(({ provider }) => provider)).toEqual(['hume', 'kokoro', 'polly']);
  expect(metadata.provider_details[1]).toMatchObject({ name: 'Kokoro', licence: 'Apache-2.0' });
  expect(metadata.providers).toEqual(['fictional', 'kokoro', 'polly']);
});

it('an empty catalog has no facts about providers', async () => {
  const { metadata } = await catalogOf(snapshotOf([]));
  expect(metadata.provider_details).toEqual([]);
});
