import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { FILTERS } from '../../src/domain/filters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import { languageOfName, scriptOfName } from '../../src/enrich/knowledge/named-locale.ts';
import { recognizeAccent } from '../../src/enrich/knowledge/recognize-accent.ts';
import { recognizeAge, recognizeGender } from '../../src/enrich/knowledge/recognize-speaker.ts';
import { UNLISTED_VENDORS } from '../../src/providers/unlisted.ts';
import { regionOfCountry } from '../../src/vocabulary/countries.ts';
import {
  Accents,
  Ages,
  Countries,
  Locales,
  type RecognizedWords,
  Styles,
} from '../../src/vocabulary/facet-data-sets.ts';
import {
  ACCENTS,
  AGES,
  COUNTRIES,
  GENDERS,
  LANGUAGES,
  PROVIDER_NAMES,
  SCRIPTS,
  STYLES,
  USE_CASES,
} from '../../src/vocabulary/facets.ts';
import { synonymsOf } from '../../src/vocabulary/synonyms.ts';
import { UNTOLD } from '../../src/vocabulary/untold.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const vocabularies = [
  ['styles', 'styles', STYLES],
  ['use_cases', 'use_cases', USE_CASES],
  ['ages', 'age', AGES],
  ['genders', 'gender', GENDERS],
] as const;
type Field = (typeof vocabularies)[number][1];

/** Returns the values of the voices that a query finds among one voice for each value. */
async function finder(field: Field, values: readonly string[]) {
  const voices = values.map((value, at) =>
    voice({ id: `acme/v${at}`, name: 'Zzyzx', [field]: field.endsWith('s') ? [value] : value }),
  );
  const catalog = await catalogOf(snapshotOf(voices));
  return (query: object) =>
    catalog.search(SearchQuery.parse({ limit: 200, ...query })).voices.flatMap((found) => found[field] ?? []);
}

describe('the row of a value is all that it needs', () => {
  it.each(vocabularies)(
    'a filter for each word of the %s finds it, as a search for it does',
    async (filter, field, rows) => {
      const valuesFor = await finder(field, [...rows.keys()]);
      for (const [value, row] of rows) {
        const { names = [], codes = [] } = synonymsOf(row);
        for (const word of [value, ...names, ...codes])
          expect([word, valuesFor({ [filter]: word })]).toEqual([word, [value]]);
        expect(valuesFor({ search: value })).toContain(value);
      }
    },
  );

  it.each<[string, ReadonlyMap<string, RecognizedWords>, (word: string) => string | undefined]>([
    ['ages', AGES, recognizeAge],
    ['genders', GENDERS, recognizeGender],
    ['languages', LANGUAGES, languageOfName],
    ['countries', COUNTRIES, regionOfCountry],
    ['scripts', SCRIPTS, scriptOfName],
  ])('the words of providers for %s are recognized', (_, rows, recognize) => {
    for (const [value, { names = [], codes = [], wordings = [] }] of rows)
      for (const word of [...names, ...codes, ...wordings])
        expect([word, recognize(word)]).toEqual([word, value]);
  });

  it.each([...ACCENTS])('the accent %s is recognized by each of its words', (accent, row) => {
    for (const word of [...row.names, ...row.codes, ...row.wordings])
      expect([word, recognizeAccent(word)]).toEqual([word, { label: accent, region: row.region }]);
  });
});

it('a provider by another name is no unlisted vendor, and a fact with a filter is told with it', () => {
  const listed = [...PROVIDER_NAMES.values()].flatMap(({ names, codes, titles }) => [names, codes, titles]);
  const vendors = [...UNLISTED_VENDORS.values()].flat();
  expect(vendors.filter((name) => listed.flat().includes(name))).toEqual([]);
  const filtered = Object.entries(FILTERS).flatMap(([name, filter]) =>
    'column' in filter ? { name, note: UNTOLD.get(filter.column) ?? name } : [],
  );
  expect(filtered.filter(({ name, note }) => !note.includes(name))).toEqual([]);
});

describe('a mistake in a row', () => {
  const ages = { young: {}, adult: {}, 'middle-aged': {}, old: {} };
  it.each<[string, { readonly schema: unknown }, object]>([
    ['warm.codes.0: is no slug, such as high-pitched', Styles, { warm: { codes: ['Cozy'] } }],
    ['warm: Unrecognized key: "names"', Styles, { warm: { names: ['cozy'] } }],
    ['warm.neighbours.0: hot is no other row', Styles, { warm: { neighbours: ['hot'] } }],
    ['calm.labels.0: warm is a word for warm already', Styles, { warm: {}, calm: { labels: ['warm'] } }],
    ['child: Invalid input: expected object, received undefined', Ages, ages],
    [
      'child.wordings.0: kid is a word for child already',
      Ages,
      { ...ages, child: { codes: ['Kid'], wordings: ['kid'] } },
    ],
    ['Welsh.wordings.0: is not in lower case', Accents, { Welsh: { wordings: ['Wales'] } }],
    ["Welsh.region: is no code of a region, such as GB or '419'", Accents, { Welsh: { region: 'Wales' } }],
    ['GB.name: Invalid input: expected string, received undefined', Countries, { GB: { alpha3: 'GBR' } }],
    ['de-ch: Invalid key in record', Locales, { 'de-ch': {} }],
  ])('is told with its place: %s', (problem, { schema }, rows) => {
    const { error } = (schema as z.ZodType).safeParse(rows);
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([problem]);
  });
});
