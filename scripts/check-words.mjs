/**
 * Reports each word of data/words that a facet or an earlier language has with another meaning, because a search by the word alone finds the first
 * meaning only, so that a maintainer's new word would have no effect. The words in `shared` of data/query-languages.yaml have several meanings.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDataFile, report } from './data-file.mjs';

/** Checks the tables of a folder with the modules of a build. */
export async function checkWords(build, data) {
  const load = (module) => import(pathToFileURL(join(build, module)).href);
  const [{ fold }, facets, { VOCABULARIES, synonymsOf }, { phrasesOf }] = await Promise.all(
    ['lib/fold.js', 'vocabulary/facets.js', 'vocabulary/synonyms.js', 'vocabulary/phrases.js'].map(load),
  );
  const keyOf = (phrase) =>
    fold(phrase)
      .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
      .trim();
  const languages = join(data, 'query-languages.yaml');
  const { value, lineOf } = openDataFile(languages);
  const { full, further, shared } = value;
  const known = new Set(shared);
  const used = new Set();
  const owners = facetWords(facets, VOCABULARIES, synonymsOf, keyOf);
  const toMeaning = meaningsOf(facets);
  for (const code of [...full, ...further]) {
    const file = join(data, 'words', `${code}.yaml`);
    const table = openDataFile(file);
    for (const { path, words, meaning } of entriesOf(table.value, toMeaning, phrasesOf)) {
      for (const word of words.map(keyOf)) {
        const others = owners.get(word) ?? [];
        if (others.length > 0 && !others.some((other) => isWithin(other.meaning, meaning))) {
          used.add(word);
          const [{ meaning: other, place }] = others;
          if (!known.has(word))
            report(file, table.lineOf(path), path.join('.'), `${word} means ${other} already in ${place}`);
        }
        if (others.length === 0)
          owners.set(word, [{ meaning, place: `words/${code}.yaml, ${path.join('.')}` }]);
      }
    }
  }
  for (const [index, word] of shared.entries())
    if (!used.has(word)) report(languages, lineOf(['shared', index]), `shared.${index}`, 'has one meaning');
}

/** Returns the meanings of the words by which searches find facet values. A word of two facets finds the values of both. */
function facetWords({ ACCENTS, LANGUAGES, COUNTRIES }, vocabularies, synonymsOf, keyOf) {
  const owners = new Map();
  const facets = [
    ...Array.from(vocabularies, ([column, rows]) => [column.replace('_', '-'), rows, String]),
    ['accent', ACCENTS, (label) => `accents.${label}`],
    ['language', LANGUAGES, (code) => `languages.${code}`],
    ['country', COUNTRIES, (code) => `countries.${code}`],
  ];
  for (const [facet, rows, toMeaning] of facets)
    for (const [value, row] of rows) {
      const { names = [], codes = [], words = [] } = synonymsOf(row);
      const meaning = toMeaning(value);
      const owner = { meaning, place: `facets/${facet}.yaml, ${value}` };
      for (const word of [meaning, ...names, ...codes, ...words].map(keyOf))
        owners.set(word, [...(owners.get(word) ?? []), owner]);
    }
  return owners;
}

/** Lists a language's entries with all inflected forms, without alternative spellings, because a careless spelling may be another word. */
function entriesOf({ paradigms = {}, spellings: _, ...sections }, toMeaning, phrasesOf) {
  return Object.entries(sections).flatMap(([section, rows]) =>
    Object.entries(Array.isArray(rows) ? { '': rows } : rows).flatMap(([value, entries]) =>
      entries.map((entry, index) => ({
        path: [section, ...(value === '' ? [] : [value]), index],
        words: phrasesOf([entry], { paradigms }),
        meaning: toMeaning(section, value),
      })),
    ),
  );
}

/** Returns the function from a row to its meaning. Rows that mean the same have equal meanings: the row `sexy` means the style `seductive`. */
function meaningsOf({ STYLES, REGIONS }) {
  const styles = new Map([...STYLES].flatMap(([style, { codes }]) => codes.map((code) => [code, style])));
  return (section, value) => {
    if (value === '') return section;
    if (section === 'styles') return styles.get(value) ?? value;
    const accent = section === 'regions' ? REGIONS.get(value)?.accent : undefined;
    if (accent) return `accents.${accent}`;
    return ['languages', 'countries', 'accents'].includes(section) ? `${section}.${value}` : value;
  };
}

/** Reports whether a meaning includes a wider one: `Female old` includes `Female`. Equal meanings include each other. */
function isWithin(wider, meaning) {
  return wider === meaning || meaning.split(' ').includes(wider);
}
