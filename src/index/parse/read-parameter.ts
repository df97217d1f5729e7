import { FILTER_NAMES } from '../../domain/filters.ts';
import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { toDemonym } from '../../vocabulary/countries.ts';
import { tokenize } from '../text/analyzer.ts';
import { languageValue, type Meaning, type MeantValue } from '../text/meaning.ts';
import type { RawToken, RawWord, SplitToken } from './token.ts';

const { language, accent, parameters } = CONTEXT_WORDS;
const languages = lazy(() => lastWords([...language, ...parameters.language]));
const countries = lazy(() => lastWords([...accent, ...parameters.country]));
const others = lazy(() => lastWords([...FILTER_NAMES, ...parameters.other]));
const LANGUAGE_CODE = /^[a-z]{2,3}$/;
const COUNTRY_CODE = /^[a-z]{2}$/;
const EMPTY: Meaning = { kind: 'empty' };

/** Reads parameters in a search as their values: `language:ko` or `language=ko` as Korean. A short value of a language or country is read as a code. */
export function readParameters(tokens: readonly SplitToken[]): readonly RawToken[] {
  if (!tokens.some(({ kind }) => kind === 'assignment')) return tokens as readonly RawToken[];
  const read: RawToken[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'assignment') continue;
    const next = tokens[at + 1];
    const isAssigned = tokens[at - 1]?.kind === 'assignment';
    const before = isAssigned ? tokens[at - 2] : undefined;
    const isNamed = next?.kind === 'assignment';
    if (token.kind === 'raw' && isNamed && isParameter(token.word))
      read.push({ ...token, meaning: EMPTY, isRead: true });
    else if (token.kind === 'raw' && before?.kind === 'raw') read.push(toValue(before.word, token));
    else read.push(token);
  }
  return read;
}

function isParameter(word: string): boolean {
  return languages().has(word) || countries().has(word) || others().has(word);
}

function toValue(parameter: string, token: RawWord): RawWord {
  let value = languages().has(parameter) ? languageOf(token.word) : undefined;
  if (countries().has(parameter)) value ??= countryOf(token.word);
  return value ? { ...token, meaning: { kind: 'values', values: [value] }, isRead: true } : token;
}

function languageOf(code: string): MeantValue | undefined {
  const name = LANGUAGE_CODE.test(code) ? nameOfLanguage(code, 'en') : undefined;
  return name === undefined ? undefined : languageValue([name]);
}

function countryOf(code: string): MeantValue | undefined {
  if (!COUNTRY_CODE.test(code)) return undefined;
  const region = code.toUpperCase();
  const name = toDemonym(region) ?? nameOfRegion(region, 'en');
  return name === undefined ? undefined : { kind: 'word', text: tokenize(name).join('') };
}

/** Returns two forms of each parameter name. For `use case`, the forms are `case` (the word directly before the colon) and `usecase`. */
function lastWords(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(tokenize).flatMap((words) => [words.at(-1) ?? '', words.join('')]));
}
