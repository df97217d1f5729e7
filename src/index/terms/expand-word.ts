import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import { columnsWhere, MANNERS, NAMING_COLUMNS, TOKENS } from '../columns/schema.ts';
import type { LocaleMatcher } from '../text/locale-match.ts';
import type { Dictionary, Hit } from './dictionary.ts';
import { type Expansion, NO_EXPANSION, type SearchTerm } from './expansion.ts';
import { SCORES, type TermMaker } from './scored-terms.ts';

/** Columns in which an exact match excludes longer words: `chile` is the country Chile, not the beginning of the name Chilemba. */
export const FINAL = columnsWhere(({ isFinal }) => isFinal);
/** Pattern of a single letter or digit, which is not completed. Too many words start with one sign: `4` in `voices 4 games` does not mean GPT-4o. */
const SIGN = /^[a-z0-9]$/;
/** Minimum length of a word that is completed to a gender or age. A shorter word would find too many voices: `mat` means Matthew, not mature. */
const MIN_CHOICE_LETTERS = 4;
export const LOCALE_CODE = /[-_]/;
/** Pattern of a locale code without its hyphen: `ptbr`. */
export const GLUED_LOCALE = /^([a-z]{2,3})([a-z]{2})$/;

export function createLocaleFinder(matchLocales: LocaleMatcher, { shareWithNative }: TermMaker) {
  return memoize((code: string): readonly SearchTerm[] =>
    matchLocales(code).flatMap((value) => shareWithNative({ column: 'locale', value, score: SCORES.exact })),
  );
}

/** Creates the function that returns the values that a folded word (lower case, no diacritics) or a locale code as typed may mean. */
export function createWordExpander(
  dictionary: Dictionary,
  localesOf: ReturnType<typeof createLocaleFinder>,
  { toExpansion }: TermMaker,
  isPart: (word: string) => boolean,
): (word: string) => Expansion {
  function expandLocale(code: string): Expansion {
    return { match: 'exact', terms: localesOf(code), readAs: [], isCategory: true };
  }

  function expandGlued(word: string): Expansion {
    const [, language, region] = GLUED_LOCALE.exec(word) ?? [];
    const found = region === undefined ? NO_EXPANSION : expandLocale(`${language}-${region}`);
    return found.terms.length > 0 ? found : NO_EXPANSION;
  }

  return (word) => {
    if (LOCALE_CODE.test(word)) return expandLocale(word);
    const codes = [...dictionary.exact(word, 'code', 'choice'), ...findDeprecatedCode(word, dictionary)];
    const common = codes.filter((hit) => !isRareCode(word, hit));
    const rare = common.length > 0 ? [] : codes;
    const exact = dictionary.exact(word, 'open');
    const isCategory = exact.some((hit) => FINAL.has(hit.column)) && !isPart(word);
    const isManner = exact.some((hit) => MANNERS.has(hit.column));
    // A style or use is not completed, so that `deep` is not the provider Deepgram, and `sad` not a name that begins with it.
    const mayBegin = common.length === 0 && !isCategory && !isManner && !SIGN.test(word);
    const begins = word.length < MIN_CHOICE_LETTERS ? (['open'] as const) : (['open', 'choice'] as const);
    const begun = mayBegin ? dictionary.startingWith(word, ...begins) : [];
    const names = isCategory ? NAMING_COLUMNS : TOKENS;
    const nameScore = isCategory ? 0 : isManner ? SCORES.prefix : SCORES.exact;
    const scored = [
      // A gender or age in a voice's name or id (`woman` in Calm Woman) scores least: the column `gender` or `age` already scores the word.
      ...common.map((hit) => ({ hit, score: TOKENS.has(hit.column) ? SCORES.least : SCORES.exact })),
      // A rare code scores only as a prefix, because a word of three letters is more often a gender, an age or the start of a name.
      ...rare.map((hit) => ({ hit, score: SCORES.prefix })),
      // A word for a language, country, accent or provider scores 0 in names, ids and models, so that a voice with it in its name does not come first.
      // A word for a style or use case scores as a prefix in names and ids.
      ...exact.map((hit) => ({ hit, score: names.has(hit.column) ? nameScore : SCORES.exact })),
      ...begun.map((hit) => ({ hit, score: SCORES.prefix })),
    ];
    if (scored.length === 0) return expandGlued(word);
    const match = codes.length + exact.length > 0 ? 'exact' : 'prefix';
    return toExpansion(scored, { match, readAs: [], isCategory });
  };
}

/** Returns the words of voice names that start with a letter. Scans all words, because the dictionary would create an object per hit. */
export function expandLetter(letter: string, { name_word: { distinct } }: Columns): Expansion {
  const terms = [...distinct.entries()]
    .filter(([, word]) => word.startsWith(letter))
    .map(([value]) => ({ column: 'name_word' as const, value, score: SCORES.prefix }));
  return terms.length > 0 ? { ...NO_EXPANSION, match: 'prefix', terms } : NO_EXPANSION;
}

/** Reports whether a hit is a language without a two-letter code, found by its three-letter code: `men` for Mende. */
function isRareCode(word: string, hit: Hit): boolean {
  return hit.column === 'language' && word.length === 3 && canonicalCode(word) === undefined;
}

/** Returns the language with a deprecated or three-letter code: `iw` → Hebrew. Returns nothing if the word is also in voice names: `dan`, `ben`. */
export function findDeprecatedCode(word: string, dictionary: Dictionary): readonly Hit[] {
  const code = canonicalCode(word);
  if (code === undefined) return [];
  if (dictionary.exact(word, 'open').some((hit) => hit.column === 'name_word')) return [];
  return dictionary.exact(code, 'code').filter((hit) => hit.column === 'language');
}

/** Returns the canonical ISO 639 code of a deprecated or longer code: `iw` → he, `jpn` → ja; undefined for any other text. */
function canonicalCode(word: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(word)) return undefined;
  const { language } = localeOf(word);
  return language === word ? undefined : language;
}
