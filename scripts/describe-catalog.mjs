/**
 * Writes docs/catalog.md: how many of each provider's bundled voices have each field, and how many languages the catalog has. With
 * --check, the script writes nothing and fails if the file is not up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const LISTS = join(ROOT, 'dist/compiled-lists');
const TARGET = join(ROOT, 'docs/catalog.md');

/** Columns of the table of providers: a title, and a test of a voice. */
const FIELDS = {
  'further languages': ({ other_languages }) => other_languages,
  models: ({ models }) => models,
  styles: ({ styles }) => styles,
  'stated gender': ({ gender_stated }) => gender_stated !== false,
  country: ({ country_name }) => country_name,
  accent: ({ accent }) => accent,
  age: ({ age }) => age,
  'use cases': ({ use_cases }) => use_cases,
  description: ({ description }) => description,
  preview: ({ preview }) => preview,
};

const lists = readdirSync(LISTS)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const { voices } = JSON.parse(readFileSync(join(LISTS, file), 'utf8'));
    return { provider: file.replace('.json', ''), voices };
  });
const all = lists.flatMap(({ voices }) => voices);
const text = `# The bundled catalog

Shares of voices that have a field, by provider, in percent. \`npm run catalog\` writes this file from the bundled lists.

${table(['provider', 'voices', ...Object.keys(FIELDS)], [...lists, { provider: 'all', voices: all }].map(providerRow))}

## Languages

A voice counts for every language that it speaks. A language has own speakers if it is the own language of a voice.

${table(['languages with', 'number'], languageRows())}
`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (readFileSync(TARGET, 'utf8') !== text) {
  process.stderr.write('docs/catalog.md is not up to date: run npm run catalog\n');
  process.exitCode = 1;
}

function providerRow({ provider, voices }) {
  return [provider, voices.length, ...Object.values(FIELDS).map((has) => percent(voices, has))];
}

function percent(voices, has) {
  const share = (100 * voices.filter(has).length) / voices.length;
  return share > 0 && share < 1 ? '<1' : Math.round(share);
}

function languageRows() {
  const spoken = new Map();
  for (const voice of all)
    for (const language of new Set([voice.language, ...(voice.other_languages ?? [])].map(languageOf)))
      spoken.set(language, [...(spoken.get(language) ?? []), voice]);
  const languages = [...spoken];
  const count = (test) => languages.filter(([language, voices]) => test(voices, language)).length;
  const providersOf = (voices) => new Set(voices.map(({ provider }) => provider)).size;
  return [
    ['at least one voice', languages.length],
    [
      'own speakers',
      count((voices, language) => voices.some((voice) => languageOf(voice.language) === language)),
    ],
    ['voices of at least two providers', count((voices) => providersOf(voices) >= 2)],
    ['a preview', count((voices) => voices.some(({ preview }) => preview))],
    [
      'a preview of an own speaker',
      count((voices, language) =>
        voices.some((voice) => voice.preview && languageOf(voice.language) === language),
      ),
    ],
  ];
}

function languageOf(tag) {
  return new Intl.Locale(tag).language;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
