import { nameOfLanguage, nameOfRegion } from '../../domain/cldr-names.ts';
import { WORLD_REGIONS } from '../../domain/regions.ts';
import { type Columns, type ColumnValue, columnValues, type ScoredTerm } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Expansion, Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import { LANGUAGE, type Meaning, PROVIDER, REGION } from '../text/lexicon.ts';
import { noteOnAbsence } from './absence.ts';
import type { Token, Word } from './parse-search.ts';

/** Bound on the words of one search that are corrected, because each correction scans the dictionary. */
export const MAX_CORRECTIONS = 4;
const LETTER = /^[a-z]$/;
/** Score of a country or language of a region: that of an exact match of a country. */
const REGION_SCORE = 150;
/** Score of a provider that a phrase means: that of an exact match of its slug. */
const PROVIDER_SCORE = 700;

/** A clause is a word of a search, or several alternatives (`german or dutch`), with the values that it means. */
export interface Clause {
  /** Words of the clause, as they stand in the search. */
  readonly words: readonly string[];
  readonly expansion: Expansion;
  /** Values by which a word of another language was read: `französisch` → French. */
  readonly readAs: readonly string[];
  /** Sentence on a known language or provider that the word means and no voice has. */
  readonly absence?: string | undefined;
}

export interface ExpandedClauses {
  readonly clauses: readonly Clause[];
  /** Clauses whose voices are left out: `not american`. */
  readonly excluded: readonly Clause[];
  /** True if some unknown words were not corrected, because there are too many. */
  readonly isUncorrected: boolean;
}

/** Columns in which one voice has one value, so that two words of a list are alternatives: `catalan, basque`. */
const EXCLUSIVE: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'provider',
  'native_language',
  'country',
  'accent',
  'gender',
  'age',
  'name_word',
]);

/** Creates the function that expands the tokens of a search to clauses. */
export function createClauseExpander(
  columns: Columns,
  vocabulary: Vocabulary,
): (tokens: readonly Token[]) => ExpandedClauses {
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

  function expandMeaning(word: string): Expansion {
    if (word.startsWith(PROVIDER)) return expandProvider(word.slice(PROVIDER.length));
    if (word.startsWith(REGION)) return expandRegion(word.slice(REGION.length));
    if (!word.startsWith(LANGUAGE)) return vocabulary.expand(word);
    return expandLanguage(word.slice(LANGUAGE.length).replaceAll('_', ''));
  }

  /** Returns the clauses of one word: one per English word that it means, or one of its own if its meaning is not known. */
  function clausesOf({ word, meaning = [], completion }: Word, isOnly: boolean): Clause[] {
    const own = expandOwn(word.replaceAll(' ', ''), isOnly);
    if (completion && own.match !== 'exact') return completedClauses(word, own, completion);
    const meant = meaning.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    const asIs = { words: [word], expansion: own, readAs: [] };
    if (!first || meant.length < meaning.length) return [{ ...asIs, absence: noteOnAbsence(meaning) }];
    const isKnown = own.match === 'exact' && own.terms.some(isTellingTerm);
    if (meaning[0]?.startsWith(REGION)) return [{ ...asIs, expansion: isKnown ? unite(own, first) : first }];
    if (isKnown) return [asIs];
    // A name such as Frances, as `francês` is folded, is meant only if it is searched alone.
    if (isOnly && own.match === 'exact' && meant.length === 1)
      return [{ ...asIs, expansion: unite(own, first) }];
    return meant.map((expansion) => ({
      words: [word],
      expansion,
      readAs: namesOf(columns, expansion, word),
    }));
  }

  /** Returns the clauses of a word that is being typed: what begins with it, and what a longer word means that it begins. */
  function completedClauses(word: string, own: Expansion, completion: Meaning): Clause[] {
    const choices = vocabulary.expandChoice(word);
    const asIs = { words: [word], expansion: unite(own, choices), readAs: [] };
    const meant = completion.words.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    if (choices.match !== 'none' || !first) return [asIs];
    if (meant.length === 1) return [{ ...asIs, expansion: unite(own, first) }];
    return own.match === 'none' ? meant.map((expansion) => ({ ...asIs, expansion })) : [asIs];
  }

  function expandOwn(word: string, isOnly: boolean): Expansion {
    return isOnly && LETTER.test(word) ? vocabulary.expandLetter(word) : vocabulary.expand(word);
  }

  return (tokens) => {
    const clauses: Clause[] = [];
    const excluded: Clause[] = [];
    const isOnly = tokens.length === 1;
    let unknown = 0;
    let operator: Exclude<Token['kind'], 'word'> | undefined;
    let target = clauses;
    for (const token of tokens) {
      if (token.kind !== 'word') {
        if (token.kind === 'notAfter') excluded.push(...clauses.splice(-1));
        else operator = token.kind === 'and' && operator ? operator : token.kind;
        continue;
      }
      const own = clausesOf(token, isOnly);
      const read = own.map((clause) => {
        if (clause.expansion.match !== 'none' || clause.absence !== undefined || ++unknown > MAX_CORRECTIONS)
          return clause;
        return { ...clause, expansion: vocabulary.correct(token.word) };
      });
      const before = target.at(-1);
      const isJoint = operator === 'or' || operator === 'and';
      const isSame =
        before !== undefined && read.length === 1 && read.every((each) => haveOneKind(before, each));
      if (operator === 'not') target = excluded;
      else if (!(isJoint && target === excluded && isSame)) target = clauses;
      const previous = target.at(-1);
      const isAlternative = (operator === 'or' && read.length === 1) || (operator === 'and' && isSame);
      const [only] = read;
      if (isJoint && isAlternative && previous && only && (target === clauses || isSame))
        target.splice(-1, 1, uniteClauses(previous, only));
      else target.push(...read);
      operator = undefined;
    }
    return { clauses, excluded, isUncorrected: unknown > MAX_CORRECTIONS };
  };
}

/** Lowest score of a value that a word names, and not only begins. */
export const MIN_NAMING_SCORE = 100;

/** Returns whether two clauses name values of the same column, of which a voice has one value. */
function haveOneKind(a: Clause, b: Clause): boolean {
  const kinds = kindsOf(a);
  return [...kindsOf(b)].some((column) => kinds.has(column));
}

/** Returns whether a word names a value that is more than a word of some voice's name or id. */
function isTellingTerm({ column, score }: ScoredTerm): boolean {
  return score >= MIN_NAMING_SCORE && column !== 'name_word' && column !== 'id_word';
}

function kindsOf({ expansion: { terms } }: Clause): ReadonlySet<ColumnName> {
  const named = terms.filter(({ column, score }) => EXCLUSIVE.has(column) && score >= MIN_NAMING_SCORE);
  return new Set(named.map(({ column }) => column));
}

function uniteClauses(a: Clause, b: Clause): Clause {
  return {
    words: [...a.words, ...b.words],
    expansion: unite(a.expansion, b.expansion),
    readAs: [...a.readAs, ...b.readAs],
  };
}

/** Unites two expansions: a value of both has the higher score. */
function unite(a: Expansion, b: Expansion): Expansion {
  if (a.match === 'none') return b;
  if (b.match === 'none') return a;
  const best = new Map<string, Expansion['terms'][number]>();
  for (const term of [...a.terms, ...b.terms]) {
    const key = `${term.column} ${term.value}`;
    if (term.score > (best.get(key)?.score ?? -1)) best.set(key, term);
  }
  return {
    match: a.match === b.match ? a.match : 'exact',
    terms: [...best.values()],
    readAs: [...a.readAs, ...b.readAs],
    isCategory: a.isCategory && b.isCategory,
  };
}

/** Returns the name of the value that a word of another language means; none for a word that is the name itself. */
function namesOf(columns: Columns, { terms }: Expansion, word: string): string[] {
  const best = terms.reduce<ScoredTerm | undefined>(
    (high, term) => (term.score > (high?.score ?? 0) ? term : high),
    undefined,
  );
  const name = best && columns[best.column].distinct[best.value];
  return name === undefined || name.toLowerCase() === word ? [] : [name];
}
