import { lazy } from '../../lib/lazy.ts';
import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { tokenize } from '../text/analyzer.ts';
import { type Meaning, wordValue } from '../text/meaning.ts';

/** Maximum number of words of an age: `25 to 35 years of age`. */
const MAX_AGE_WORDS = 6;
/** Maximum age in years; a greater number is not read as an age. */
const MAX_YEARS = 120;
/** Negative look-ahead that rejects years that are not an age: `10 years of experience`. */
const NO_AGE = '(?! (?:of )?(?:experience|ago|warranty|history)\\b)';

const patterns = lazy(() => {
  const years = '(\\d{1,3})(?!\\d)';
  const range = `${years}(?: (?:to|and|or|bis|und|a|y|e|et|à|до))?(?: ${years})?`;
  const before = oneOf(CONTEXT_WORDS.years.before);
  const unit = `${oneOf(CONTEXT_WORDS.years.after)}(?: ${oneOf(CONTEXT_WORDS.years.afterUnit)})?`;
  return {
    months: /^\d{1,2} ?(?:months?|mo) old(?= |$)/,
    // Without a word such as `her` or `early` before it, only `20s`, `40s` and `50s` are ages: `30s` may be a length in seconds, and `80s` an era.
    decade:
      /^(?:(?:in )?(?:(?:his|her|their|my|the) (?:early |mid |late )?|(?:early|mid|late) )([2-9]0) ?s|([245]0) ?s)(?= |$)/,
    counted: new RegExp(`^(?:${before} )?${range} ?${unit}(?= |$)${NO_AGE}`, 'u'),
    named: new RegExp(`^${before} (?:of |über |over )?${range}(?= |$)`, 'u'),
  };
});

/** Reads a numeric age at the start of the words: `8 years old`, `65yo`, `30-jähriger`, `in her 40s`. Returns undefined if there is no age. */
export function readAge(words: readonly string[]) {
  const text = words.slice(0, MAX_AGE_WORDS).join(' ');
  const { months, decade, counted, named } = patterns();
  const infant = months.exec(text);
  if (infant) return toFound(infant[0], 0);
  const found = decade.exec(text) ?? counted.exec(text) ?? named.exec(text);
  if (!found) return undefined;
  const numbers = found.slice(1).flatMap((each) => (each === undefined ? [] : Number(each)));
  const years = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return years <= MAX_YEARS ? toFound(found[0], years) : undefined;
}

function toFound(text: string, years: number): { readonly meaning: Meaning; readonly length: number } {
  const [age = 'adult'] = Object.entries(CONTEXT_WORDS.years.from).find(([, from]) => years >= from) ?? [];
  const values = [wordValue([tokenize(age).join('')])];
  return { meaning: { kind: 'values', values }, length: text.split(' ').length };
}

/** Returns a pattern of phrases (folded: lower case, no diacritics). Long phrases come first, because the first alternative that matches wins. */
function oneOf(phrases: readonly string[]): string {
  const folded = [...new Set(phrases.map((phrase) => tokenize(phrase).join(' ')))];
  return `(?:${folded.sort((a, b) => b.length - a.length).join('|')})`;
}
