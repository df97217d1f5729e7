/**
 * Compiles the texts of the web page. A file data/page/<language>.json has ICU messages by key; it becomes a module in page/texts/ of a build, in which
 * a message without placeholders is a string and any other a function. The type of all languages and the functions that load them become
 * src/page/texts/texts.ts. Usage:
 *
 *     node scripts/compile-texts.mjs BUILD [DATA]
 *
 * English has the keys and the placeholders of every language. Each problem is one line with file, line and key.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import compileModule from '@messageformat/core/compile-module.js';
import MessageFormat from '@messageformat/core/messageformat.js';
import { parse } from '@messageformat/parser';
import { buildSync } from 'esbuild';
import { exitOnProblems, openDataFile, report } from './data-file.mjs';
import { SERVER_GROUPS } from './text-groups.mjs';

const ROOT = dirname(import.meta.dirname);
const [target, data = join(ROOT, 'data')] = process.argv.slice(2);
const FOLDER = join(data, 'page');
const COUNTRIES = join(ROOT, 'data/facets/country.yaml');
const ACCENTS = join(ROOT, 'data/facets/accent.yaml');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const MODULES = join(target, 'page/texts');
const BROWSER_MODULES = join(MODULES, 'browser');
/** Type of a placeholder that the page fills in as it is. */
const PLAIN = 'string | number';

const languages = listLanguages().map((language) => openLanguage(language));
const [{ messages: english }, ...others] = languages;
for (const each of languages) compare(each);
exitOnProblems();
const types = [...english].map(([key]) => [key, typeOf(key)]);
writeFileSync(
  join(ROOT, 'src/page/texts/texts.ts'),
  `export type Texts = ${writeType(nest(types))};\nexport const TEXT_LOADERS = ${writeLoaders()};\n`,
);
mkdirSync(BROWSER_MODULES, { recursive: true });
for (const each of others) addAccents(each);
// Bundled with the library's functions, so that the service needs no package for them.
buildSync({
  entryPoints: languages.flatMap((each) => [
    writeModule(each, MODULES),
    writeModule(forBrowser(each), BROWSER_MODULES),
  ]),
  outdir: MODULES,
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  charset: 'utf8',
  format: 'esm',
  logLevel: 'warning',
});

/** Lists the languages of the files: English, and then the others by their own names, in which the page lists them. */
function listLanguages() {
  const ownNameOf = (language) => new Intl.DisplayNames(language, { type: 'language' }).of(language);
  const codes = readdirSync(FOLDER).map((name) => basename(name, '.json'));
  const others = codes.filter((code) => code !== 'en');
  return ['en', ...others.sort((one, other) => ownNameOf(one).localeCompare(ownNameOf(other), 'en'))];
}

function openLanguage(language) {
  const file = join(FOLDER, `${language}.json`);
  const { value, lineOf } = openDataFile(file);
  const { pluralCategories: cardinal } = new Intl.PluralRules(language).resolvedOptions();
  const messages = new Map(flatten(value ?? {}).map(([key, text]) => [key, { text, types: new Map() }]));
  const tell = (key, problem) => report(file, lineOf(key.split('.')), key, problem);
  for (const [key, message] of messages) {
    try {
      if (typeof message.text !== 'string') throw new Error('a text stands in quotes');
      message.types = new Map(listPlaceholders(parse(message.text, { cardinal })));
    } catch ({ message: problem }) {
      message.types = undefined;
      tell(key, problem.replace(/ at line \d+ col (\d+):.*/s, ' at character $1'));
    }
  }
  return { language, isParsed: value !== undefined, messages, tell };
}

/** Lists the messages of nested objects by path: `search.sorts.name`. */
function flatten(value, before = '') {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' ? flatten(each, `${before}${key}.`) : [[before + key, each]],
  );
}

/** Lists the placeholders of a message with their types: a number where a plural depends on it, and the cases of a selection. */
function listPlaceholders(tokens) {
  return tokens.flatMap(({ type, arg, cases = [] }) => {
    if (type === 'argument') return [[arg, PLAIN]];
    if (cases.length === 0) return [];
    const keys = cases.map(({ key }) => key);
    if (!keys.includes('other')) throw new Error(`{${arg}} lacks the case other`);
    const own = type === 'select' ? keys.map((key) => `'${key}'`).join(' | ') : 'number';
    return [...cases.flatMap((each) => listPlaceholders(each.tokens)), [arg, own]];
  });
}

/** Reports keys and placeholders in which a language differs from English. */
function compare({ isParsed, messages, tell }) {
  if (!isParsed) return;
  for (const key of english.keys()) if (!messages.has(key)) tell(key, 'the text is missing');
  for (const [key, { types }] of messages) {
    const expected = english.get(key);
    if (!expected) tell(key, 'English has no such text');
    else if (types && expected.types && signatureOf(types) !== signatureOf(expected.types))
      tell(key, `the placeholders are ${signatureOf(types)}, in English ${signatureOf(expected.types)}`);
  }
}

/** Writes placeholders for comparison. A number may be written with a plural in one language and plain in another. */
function signatureOf(types) {
  const names = [...types].map(([name, type]) => (type.startsWith("'") ? `{${name}: ${type}}` : `{${name}}`));
  return names.sort().join(' ') || 'none';
}

function typeOf(key) {
  const [{ types }, ...others] = languages.map(({ messages }) => messages.get(key));
  if (types.size === 0) return 'string';
  const fields = [...types].map(([name, type]) => {
    const all = [type, ...others.map((other) => other.types.get(name))];
    return `readonly ${name}: ${all.includes('number') ? 'number' : type}`;
  });
  return `(values: { ${fields.join('; ')} }) => string`;
}

/** Returns nested objects of values by path. */
function nest(entries) {
  const nested = {};
  for (const [key, value] of entries) {
    const path = key.split('.');
    const last = path.pop();
    let place = nested;
    for (const part of path) place = place[part] ??= {};
    place[last] = value;
  }
  return nested;
}

function writeType(value) {
  if (typeof value === 'string') return value;
  return `{\n${Object.entries(value)
    .map(([key, each]) => `readonly '${key}': ${writeType(each)};\n`)
    .join('')}}`;
}

/** Writes the functions that load each language. Each import names its module, so that a bundle has a file for each language. */
function writeLoaders() {
  const lines = languages.map(
    ({ language }) => `'${language}': async () => (await import('#page-texts/${language}')).texts,\n`,
  );
  return `{\n${lines.join('')}} satisfies Record<string, () => Promise<Texts>>`;
}

/** Adds CLDR's name of the country or language to the texts for each accent that is called by it, such as British or Catalan. */
function addAccents({ language, messages }) {
  const add = (type, accents) => {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    for (const [accent, code] of accents)
      messages.set(`values.${accent}`, { text: names.of(code), types: new Map() });
  };
  add(
    'language',
    accentLanguages().filter(([accent]) => !messages.has(`values.${accent}`)),
  );
  add('region', accentCountries());
}

/** Lists the accents that have the English name of a language with a two-letter code, or of Cantonese, with the code. */
function accentLanguages() {
  const accents = openDataFile(ACCENTS).value;
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = [...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)), 'yue'];
  return codes
    .map((code) => [english.of(code), code])
    .filter(([name]) => name && Object.hasOwn(accents, name));
}

/** Lists the adjectives of countries with the country's code. Independent countries come last, so that `American` is the US and not `MP`. */
function accentCountries() {
  const countries = Object.entries(openDataFile(COUNTRIES).value).filter(([, { adjective }]) => adjective);
  return countries
    .sort(([, one], [, other]) => Number(other.dependent ?? false) - Number(one.dependent ?? false))
    .map(([code, { adjective }]) => [adjective, code]);
}

function forBrowser({ language, messages }) {
  return {
    language,
    messages: [...messages].filter(([key]) => !SERVER_GROUPS.includes(key.split('.', 1)[0])),
  };
}

/** Writes a language as a module: strings, and joined with them the functions that the library has compiled. */
function writeModule({ language, messages }, folder) {
  const textsOf = (isPlain) =>
    nest(
      [...messages]
        .filter(([, { types }]) => (types.size === 0) === isPlain)
        .map(([key, { text }]) => [key, text]),
    );
  const functions = compileModule(new MessageFormat(language), textsOf(false));
  const file = join(folder, `${language}.js`);
  writeFileSync(
    file,
    `${functions.replace(/^export default/m, 'const functions =')}
    const join = (one, other) => {
      for (const [key, value] of Object.entries(other)) one[key] = typeof value === 'function' ? value : join(one[key] ?? {}, value);
      return one;
    };
    export const texts = join(${JSON.stringify(textsOf(true))}, functions);`,
  );
  return file;
}
