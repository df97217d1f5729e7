import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { memoize } from '../../lib/memoize.ts';
import { REGIONS } from '../../vocabulary/facets.ts';
import type { Columns, ScoredTerm } from '../columns/columns.ts';
import { FURTHER, NATIVE } from '../columns/schema.ts';
import { type Expansion, NO_EXPANSION, termsOf } from '../terms/expansion.ts';
import { scoreOf } from '../terms/scored-terms.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import { alternativesOf, formatValue, languagesOf, type MeantValue, parseValue } from '../text/meaning.ts';
import { unite } from './clause.ts';

/** Values of the column `commercial` for voices that may be used commercially: always, or only with a paid plan. */
const ALLOWED = ['yes', 'by plan'];

/** Creates the function that expands a value of the lexicon to the column values that it means. */
export function createMeaningExpander(columns: Columns, vocabulary: Vocabulary) {
  function expandRegion(key: string): Expansion {
    const { countries = [], languages = [] } = REGIONS.get(key) ?? {};
    const countryNames = countries.flatMap((code) => nameOfRegion(code, 'en') ?? []);
    const languageNames = languages.flatMap((code) => nameOfLanguage(code, 'en') ?? []);
    return toCategory([
      ...termsOf(columns, 'country', countryNames, scoreOf('country', 'exact')),
      ...termsOf(columns, 'native_language', languageNames, scoreOf('language', 'exact')),
    ]);
  }

  /** Expands a word to the languages that it means, without the countries and accents of the same name. */
  function expandLanguage(word: string): Expansion {
    const expansion = vocabulary.expand(word);
    const isLanguage = ({ column }: ScoredTerm) => FURTHER.has(column) || NATIVE.has(column);
    // The word `chinese` means Chinese, and not every language with the word in its name, such as Min Nan Chinese.
    const isNamed = ({ column, value }: ScoredTerm) =>
      tokenize(columns[column].distinct[value] ?? '').join('') === word;
    const languages = expansion.terms.filter(isLanguage);
    const named = languages.filter(isNamed);
    // A language that no voice speaks has no expansion, because a voice with a similar name is not meant: `siswati` does not find Swati.
    if (expansion.match !== 'exact' || languages.length === 0) return NO_EXPANSION;
    return { ...expansion, terms: named.length > 0 ? named : languages };
  }

  /** Returns one expansion for several languages that share a name. Languages that no voice speaks are left out. */
  function expandLanguages(words: readonly string[]): Expansion {
    const expansions = words.map(expandLanguage);
    const spoken = expansions.filter(({ match }) => match === 'exact');
    return spoken.length > 0 ? spoken.reduce(unite) : (expansions[0] ?? NO_EXPANSION);
  }

  function expandFact(column: 'provider' | 'deployment' | 'commercial', ...values: string[]): Expansion {
    return toCategory(termsOf(columns, column, values, scoreOf(column, 'exact')));
  }

  function expand(value: MeantValue): Expansion {
    const { kind, text } = value;
    switch (kind) {
      case 'word':
        return vocabulary.expand(alternativesOf(value).find((word) => vocabulary.has(word, 'any')) ?? text);
      case 'language':
        return expandLanguages(languagesOf(value).map((name) => tokenize(name).join('')));
      case 'region':
        return expandRegion(text);
      case 'provider':
      case 'deployment':
        return expandFact(kind, text);
      case 'commercial':
        return expandFact(kind, ...ALLOWED);
      case 'untold':
        return NO_EXPANSION;
    }
  }

  const expandFormatted = memoize((formatted: string) => expand(parseValue(formatted)));
  return (value: MeantValue) => expandFormatted(formatValue(value));
}

function toCategory(terms: Expansion['terms']): Expansion {
  return { match: terms.length > 0 ? 'exact' : 'none', terms, readAs: [], isCategory: true };
}
