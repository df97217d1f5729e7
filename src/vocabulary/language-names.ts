import { readFileSync } from 'node:fs';
import { distUrl } from '../lib/dist-url.ts';
import { lazy } from '../lib/lazy.ts';

export interface LanguageNames {
  /** Published English name: `Chichewa`. */
  readonly name: string;
  /** Codes of the countries where the language is at home: `MW`. */
  readonly countries: readonly string[];
  /** Alternative names in English and in the language itself: `Nyanja`, `Chicheŵa`. No alternative name is the published name of another language. */
  readonly others: readonly string[];
}

/** URL of the file in which `npm run build` stores the names of all languages of ISO 639-3, one line per language. */
export const COMPILED_LANGUAGE_NAMES = distUrl('compiled-lists/language-names.tsv');

const BETWEEN_FIELDS = '\t';
const BETWEEN_VALUES = '|';

/** Lines of the file of language names, by language code. A line is parsed on demand, because a process needs few of the 8,000 languages. */
const lines = lazy(
  () =>
    new Map(
      readFileSync(COMPILED_LANGUAGE_NAMES, 'utf8')
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(BETWEEN_FIELDS)), line] as const),
    ),
);

export function formatLanguageNames(code: string, { name, countries, others }: LanguageNames): string {
  return [code, name, countries.join(BETWEEN_VALUES), others.join(BETWEEN_VALUES)].join(BETWEEN_FIELDS);
}

/** Returns the names of a language by its canonical code; undefined for an unknown code. @throws {Error} if the project was never built */
export function namesOfLanguage(code: string): LanguageNames | undefined {
  const line = lines().get(code);
  if (line === undefined) return undefined;
  const [, name = '', countries = '', others = ''] = line.split(BETWEEN_FIELDS);
  return { name, countries: valuesOf(countries), others: valuesOf(others) };
}

export function languageCodes(): readonly string[] {
  return [...lines().keys()];
}

function valuesOf(field: string): readonly string[] {
  return field === '' ? [] : field.split(BETWEEN_VALUES);
}
