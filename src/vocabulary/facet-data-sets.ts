import * as z from 'zod';
import { Age as AgeValue, Gender } from '../domain/voice.ts';
import { defineDataSet } from '../lib/data-set.ts';
import { orUndefined } from '../lib/or-undefined.ts';

/** Words that providers use for one value of a facet, such as the style `warm`. A row of the facet's data file may lack any of these lists of words. */
export type RecognizedWords = { readonly [List in (typeof LISTS)[number]]?: readonly string[] };
const LISTS = ['names', 'codes', 'wordings', 'labels'] as const;

/** Row in the data file of a facet, such as style. The row's value and its neighbours form a scale: adjacent values are most similar. */
export interface KindredRow {
  readonly neighbours?: readonly string[];
}

type Rows<Key extends string, Row> = z.ZodType<Record<Key, Row>>;

const Slug = z.string().regex(/^\p{Ll}+(?:-\p{Ll}+)*$/u, 'is no slug, such as high-pitched');
const RegionCode = z.string().regex(/^(?:[A-Z]{2}|\d{3})$/, "is no code of a region, such as GB or '419'");
const LanguageCode = z.string().regex(/^[a-z]{2,3}$/, 'is no code of a language, such as fr');
export const Tag = z
  .string()
  .refine(
    (tag) => orUndefined(() => new Intl.Locale(tag).toString()) === tag,
    'is no canonical BCP-47 tag, such as fr-CA',
  );
const Flag = z.boolean().default(false);
const Slugs = z.array(Slug).default([]);
const Words = z.array(z.string().min(1)).default([]);

const UseCase = z.strictObject({
  names: Words,
  codes: Words,
  searched_names: Words,
  searched_codes: Words,
  wordings: Slugs,
  ambiguous: Slugs,
  neighbours: Slugs,
});
const Age = z.strictObject({
  codes: Words,
  words: Words,
  searched_codes: Words,
  wordings: Words,
  years: Words,
  neighbours: z.array(AgeValue).default([]),
});
const Accent = z.strictObject({
  region: RegionCode.optional(),
  within: z.string().optional(),
  locales: z.array(Tag).default([]),
  names: Words,
  codes: Words,
  titles: Words,
  dialects: Words,
  searched_names: Words,
  searched_codes: Words,
  wordings: z.array(z.string().regex(/^[^\p{Lu}\p{M}_]+$/u, 'is not in lower case')).default([]),
  misleading: Words,
});
const Language = z.strictObject({
  label: z.string().optional(),
  home: RegionCode.optional(),
  names: Words,
  titles: Words,
  searched_names: Words,
  searched_codes: Words,
  wordings: Words,
  country_first: Flag,
  misleading: Words,
});
const Country = z.strictObject({
  alpha3: z.string().regex(/^[A-Z]{3}$/, 'is no alpha-3 code, such as GBR'),
  name: z.string(),
  label: z.string().optional(),
  adjective: z.string().optional(),
  part_adjective: z.string().optional(),
  languages: z.array(LanguageCode).default([]),
  dependent: Flag,
  names: Words,
  searched_names: Words,
  words: Words,
  wordings: Words,
  other_names: Words,
});
const Region = z.strictObject({
  countries: z.array(RegionCode).default([]),
  languages: z.array(LanguageCode).default([]),
  code: RegionCode.optional(),
  accent: z.string().optional(),
  wordings: Words,
});

export const Styles = defineDataSet({
  path: 'facets/style',
  schema: vocabulary(
    Slug,
    z.strictObject({ codes: Slugs, wordings: Slugs, labels: Slugs, adverbs: Slugs, neighbours: Slugs }),
  ),
});
export const UseCases = defineDataSet({ path: 'facets/use-case', schema: vocabulary(Slug, UseCase) });
export const Ages = defineDataSet({ path: 'facets/age', schema: vocabulary(AgeValue, Age) });
export const Genders = defineDataSet({
  path: 'facets/gender',
  schema: vocabulary(Gender, z.strictObject({ codes: Words, searched_codes: Words, people: Words })),
});
export const Accents = defineDataSet({ path: 'facets/accent', schema: facet(z.string(), Accent) });
export const CountryParts = defineDataSet({
  path: 'facets/country-part',
  schema: facet(z.string(), z.strictObject({ wordings: Slugs, english: RegionCode.optional() })),
});
export const Languages = defineDataSet({ path: 'facets/language', schema: facet(LanguageCode, Language) });
export const Locales = defineDataSet({
  path: 'facets/locale',
  schema: facet(Tag, z.strictObject({ names: Words, codes: Words, misleading: Words })),
});
export const Countries = defineDataSet({ path: 'facets/country', schema: facet(RegionCode, Country) });
export const Regions = defineDataSet({ path: 'facets/region', schema: facet(Slug, Region) });
export const Scripts = defineDataSet({
  path: 'facets/script',
  schema: facet(z.string(), z.strictObject({ wordings: Words })),
});

export const ProviderNames = defineDataSet({
  path: 'facets/provider',
  schema: z.record(Slug, z.strictObject({ names: Words, codes: Words, titles: Words })),
});

/** Data sets of the facets (such as style), with one row for each value and its words. A comment at the top of each data file explains the fields. */
export const FACETS = [
  ...[Styles, UseCases, Ages, Genders, Accents, CountryParts],
  ...[Languages, Locales, Countries, Regions, Scripts, ProviderNames],
];

/** Creates the schema of a facet's data file, keyed by value. A word may occur in one row only, because each word has to identify one value. */
function facet<Key extends string, Row extends RecognizedWords>(
  key: z.ZodType<Key, Key>,
  row: z.ZodType<Row>,
): Rows<Key, Row> {
  return z.record(key, row).superRefine((rows, context) => reportRepeated(rows, new Map(), context));
}

/** Creates the schema of a facet with a fixed list of values, one per row. Neighbours must be values of other rows; no row may list a value as a word. */
function vocabulary<Key extends string, Row extends RecognizedWords & KindredRow>(
  key: z.ZodType<Key, Key>,
  row: z.ZodType<Row>,
): Rows<Key, Row> {
  return z.record(key, row).superRefine((rows: Readonly<Record<string, Row>>, context) => {
    const values = new Map(Object.keys(rows).map((value) => [value.toLowerCase(), value]));
    reportRepeated(rows, values, context);
    for (const [value, { neighbours = [] }] of Object.entries(rows))
      for (const [index, neighbour] of neighbours.entries())
        if (neighbour === value || !Object.hasOwn(rows, neighbour))
          context.addIssue({
            code: 'custom',
            path: [value, 'neighbours', index],
            message: `${neighbour} is no other row`,
          });
  });
}

/** Reports each word that already stands for a value. The map `owners` has the lower-case words seen so far, with their values. */
function reportRepeated(
  rows: Readonly<Record<string, RecognizedWords>>,
  owners: Map<string, string>,
  context: z.RefinementCtx,
): void {
  for (const [value, row] of Object.entries(rows)) {
    for (const list of LISTS) {
      for (const [index, word] of (row[list] ?? []).entries()) {
        const owner = owners.get(word.toLowerCase());
        owners.set(word.toLowerCase(), value);
        if (owner !== undefined)
          context.addIssue({
            code: 'custom',
            path: [value, list, index],
            message: `${word} is a word for ${owner} already`,
          });
      }
    }
  }
}
