import * as z from 'zod';
import { loadDataFolder } from '../lib/data-set.ts';
import { fold } from '../lib/fold.ts';
import { groupBy } from '../lib/group-by.ts';
import * as facets from './facets.ts';
import { phrasesOf } from './phrases.ts';
import type { QueryWords } from './query-words.ts';
import { type SearchedWords, synonymsOf, VOCABULARIES } from './synonyms.ts';
import { QueryWordTables } from './word-sets.ts';

interface Row {
  /** Path of the data file below `data/`, without extension: `words/de`. */
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly meaning: string;
}

const LanguageCodes = z.array(z.string().regex(/^[a-z]{2,3}$/));

/**
 * Schema of the list that orders the languages of data/words. Each language with a table of words must be listed once. A word with different
 * meanings in two tables must be listed in `shared`, because a search by the word alone finds the first meaning only.
 */
export const QueryLanguages = z
  .strictObject({ full: LanguageCodes, further: LanguageCodes, shared: z.array(z.string()) })
  .superRefine(({ full, further, shared }, { addIssue }) => {
    const tables = loadDataFolder(QueryWordTables);
    const ordered = [...full, ...further];
    for (const code of new Set([...Object.keys(tables), ...ordered]))
      if (!tables[code])
        addIssue({ code: 'custom', path: [], message: `${code} has no table in data/words` });
      else if (ordered.filter((each) => each === code).length !== 1)
        addIssue({ code: 'custom', path: [], message: `${code} is not listed once in full and further` });
    const known = new Set(shared);
    const used = new Set<string>();
    const owners = new Map<string, readonly Row[]>(groupBy(facetWords(), ({ word }) => word));
    for (const { phrases, ...row } of ordered.flatMap((code) => entriesOf(code, tables[code]))) {
      const words = phrases.map(keyOf);
      const isTaken = (word: string) => owners.get(word)?.every((owner) => !isWithin(owner, row)) === true;
      const taken = words.filter(isTaken);
      for (const word of taken) used.add(word);
      const unlisted = taken.find((word) => !known.has(word));
      const [owner] = owners.get(unlisted ?? '') ?? [];
      if (owner) {
        const message = `${unlisted} means ${owner.meaning} already in ${owner.file}.yaml, ${owner.path.join('.')}`;
        addIssue({ code: 'custom', path: [...row.path], message, params: { file: row.file } });
      }
      for (const word of words) if (!owners.has(word)) owners.set(word, [row]);
    }
    for (const [index, word] of shared.entries())
      if (!used.has(word)) addIssue({ code: 'custom', path: ['shared', index], message: 'has one meaning' });
  });

/** Lists the words by which searches find facet values. A word of two facets is listed twice, because it finds the values of both. */
function facetWords(): (Row & { readonly word: string })[] {
  const rows: (readonly [
    file: string,
    rows: ReadonlyMap<string, SearchedWords>,
    toMeaning: (value: string) => string,
  ])[] = [
    ...Array.from(VOCABULARIES, ([column, values]) => [column.replace('_', '-'), values, String] as const),
    ['accent', facets.ACCENTS, (label) => `accents.${label}`],
    ['language', facets.LANGUAGES, (code) => `languages.${code}`],
    ['country', facets.COUNTRIES, (code) => `countries.${code}`],
  ];
  return rows.flatMap(([facet, values, toMeaning]) =>
    Array.from(values).flatMap(([value, searched]) => {
      const { names = [], codes = [], words = [] } = synonymsOf(searched);
      const meaning = toMeaning(value);
      const row = { file: `facets/${facet}`, path: [value], meaning };
      return [meaning, ...names, ...codes, ...words].map((word) => ({ ...row, word: keyOf(word) }));
    }),
  );
}

/** Lists a language's words with all inflected forms, without alternative spellings, because a careless spelling may be another word. */
function entriesOf(
  language: string,
  table: QueryWords | undefined,
): (Row & { readonly phrases: readonly string[] })[] {
  const { paradigms = {}, spellings: _, ...sections } = table ?? {};
  return Object.entries(sections).flatMap(([section, rows]) =>
    Object.entries(Array.isArray(rows) ? { '': rows } : (rows as Record<string, string[]>)).flatMap(
      ([value, entries]) =>
        entries.map((entry, index) => ({
          file: `words/${language}`,
          path: [section, ...(value === '' ? [] : [value]), index],
          phrases: phrasesOf([entry], { paradigms }),
          meaning: meaningOf(section, value),
        })),
    ),
  );
}

/** Returns a row's meaning. Rows that mean the same have equal meanings: the row `sexy` means the style `seductive`. */
function meaningOf(section: string, value: string): string {
  if (value === '') return section;
  if (section === 'styles') return STYLE_OF.get(value) ?? value;
  const accent = section === 'regions' ? facets.REGIONS.get(value)?.accent : undefined;
  if (accent) return `accents.${accent}`;
  return ['languages', 'countries', 'accents'].includes(section) ? `${section}.${value}` : value;
}

const STYLE_OF = new Map(
  [...facets.STYLES].flatMap(([style, { codes }]) => codes.map((code) => [code, style])),
);

/** Reports whether one row's meaning includes the meaning of a wider row: `Female old` includes `Female`. Equal meanings include each other. */
function isWithin(wider: Row, { meaning }: Row): boolean {
  return wider.meaning === meaning || meaning.split(' ').includes(wider.meaning);
}

function keyOf(phrase: string): string {
  return fold(phrase)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
