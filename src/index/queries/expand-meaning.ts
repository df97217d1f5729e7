import { nameOfLanguage, nameOfRegion } from '../../domain/cldr-names.ts';
import { WORLD_REGIONS } from '../../domain/regions.ts';
import { type Columns, type ColumnValue, columnValues, type ScoredTerm } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Expansion, Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import { LANGUAGE, PROVIDER, REGION } from '../text/lexicon.ts';

/** Score of a country or language of a region: that of an exact match of a country. */
const REGION_SCORE = 150;
/** Score of a provider that a phrase means: that of an exact match of its slug. */
const PROVIDER_SCORE = 700;

/** Creates the function that expands a word of a meaning in the lexicon: `female`, `@nordic`, `language:german`, `provider:hume`. */
export function createMeaningExpander(columns: Columns, vocabulary: Vocabulary): (word: string) => Expansion {
  function expandRegion(key: string): Expansion {
    const { countries = [], languages = [] } = WORLD_REGIONS.get(key) ?? {};
    const named = (column: ColumnName, names: readonly (string | undefined)[]): ColumnValue[] =>
      columnValues(
        columns,
        column,
        names.filter((name) => name !== undefined),
      );
    const values = [
      ...named(
        'country',
        countries.map((code) => nameOfRegion(code, 'en')),
      ),
      ...named(
        'native_language',
        languages.map((code) => nameOfLanguage(code, 'en')),
      ),
    ];
    const terms = values.map((value) => ({ ...value, score: REGION_SCORE })) as Expansion['terms'];
    return { match: terms.length > 0 ? 'exact' : 'none', terms, readAs: [], isCategory: true };
  }

  /** Expands a word to the languages that it means, without the countries and accents of the same name. */
  function expandLanguage(word: string): Expansion {
    const expansion = vocabulary.expand(word);
    const isLanguage = ({ column }: ScoredTerm) => column === 'language' || column === 'native_language';
    // Chinese means Chinese, and not every language with the word in its name, such as Min Nan Chinese.
    const isNamed = ({ column, value }: ScoredTerm) =>
      tokenize(columns[column].distinct[value] ?? '').join('') === word;
    const languages = expansion.terms.filter(isLanguage);
    const named = languages.filter(isNamed);
    const terms = named.length > 0 ? named : languages;
    return terms.length > 0 && expansion.match === 'exact' ? { ...expansion, terms } : expansion;
  }

  function expandProvider(slug: string): Expansion {
    const terms = columnValues(columns, 'provider', [slug]).map((value) => ({
      ...value,
      score: PROVIDER_SCORE,
    })) as Expansion['terms'];
    return { match: terms.length > 0 ? 'exact' : 'none', terms, readAs: [], isCategory: true };
  }

  return (word) => {
    if (word.startsWith(PROVIDER)) return expandProvider(word.slice(PROVIDER.length));
    if (word.startsWith(REGION)) return expandRegion(word.slice(REGION.length));
    if (!word.startsWith(LANGUAGE)) return vocabulary.expand(word);
    return expandLanguage(word.slice(LANGUAGE.length).replaceAll('_', ''));
  };
}
