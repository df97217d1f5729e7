import { fold } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { withoutLanguageNoun } from '../../vocabulary/context-words.ts';
import { ACCENTS, COUNTRIES, LANGUAGES } from '../../vocabulary/facets.ts';
import { type ColumnValue, columnValues, voicesWithAny } from '../columns/columns.ts';
import { languageNameOf } from '../columns/voice-values.ts';
import type { CatalogParts } from '../parts.ts';
import { noteOnAbsence } from '../read/absence.ts';
import { isSubset } from '../structures/bitset.ts';
import { looseKey, tokenize } from '../text/analyzer.ts';
import { languagesOf, languageValue, type MeantValue, valuesOf } from '../text/meaning.ts';
import { transliterate } from '../text/transliterate.ts';

/** Maximum length of the name of a language, in UTF-16 code units. */
export const MAX_NAME_CHARACTERS = 60;

/** Pattern of a capitalized name, which takes precedence over a code of the same letters: Dan is a language, `dan` is the code of Danish. */
const WRITTEN_NAME = /^\p{Lu}\p{Ll}+$/u;
const LANGUAGE_CODE = /^[a-z]{2,3}$/i;
/** Words that the titles of articles add to the name of a language: `Kuman language (New Guinea)`, `Koroshi dialect`, `Malay (macrolanguage)`. */
const REMARK = / (?:language \([^)]*\)|dialect|\(macrolanguage\))$/i;

/** Accents by the name of a dialect (folded: lower case, no diacritics), each with its narrower accents: `gulf arabic` → Gulf, Emirati. */
const DIALECTS: ReadonlyMap<string, readonly string[]> = new Map(
  [...ACCENTS].flatMap(([accent, { dialects }]) => {
    const narrower = () => [...ACCENTS].flatMap(([label, { within }]) => (within === accent ? label : []));
    return dialects.map((name) => [fold(name), [accent, ...narrower()]] as const);
  }),
);

/** Creates the finder of the languages, locales and dialects that a text names in a filter. */
export function createLanguageFinder({
  columns,
  findByName,
  matchLocales,
  lexicon,
  valueCodes,
  scratch,
}: CatalogParts) {
  const named = (name: string) => findByName('language', name);
  const bitsOf = (values: readonly ColumnValue[]) => voicesWithAny(columns, values, scratch).bits;
  const { meaningOf, wholeMeaningOf } = createLanguageMeanings(lexicon);

  function ofCode(code: string): readonly ColumnValue[] {
    const value = valueCodes.language.indexOf(localeOf(code).language);
    return value >= 0 ? [{ column: 'language', value }] : named(languageNameOf(code) ?? '');
  }

  /** Finders in the order of use. A code is tried before a name in small letters: `ese` is the code of Ese Ejja, and the name of another language. */
  const finders: readonly ((text: string) => readonly ColumnValue[])[] = [
    (text) => (WRITTEN_NAME.test(text) ? named(text) : []),
    (text) => (LANGUAGE_CODE.test(text) ? ofCode(text) : []),
    (text) => matchLocales(text).map((value) => ({ column: 'locale', value })),
    named,
    (text) => findByName('locale', text),
    (text) => columnValues(columns, 'accent', DIALECTS.get(fold(text)) ?? []),
    // An accent before its language, if no voice has it in another: `Scottish English`, not `Swiss Italian`.
    (text) => {
      const accents = findByName('accent', text.replace(/ \S*$/, ''));
      const [having, speaking] = [accents, named(text.replace(/.* /, ''))].map(bitsOf);
      return having && speaking && isSubset(having, speaking) ? accents : [];
    },
    (text) => languagesOf(meaningOf(text)).flatMap(named),
    createGroupFinder(columns),
    (text) => named(nationalLanguages().get(fold(text)) ?? ''),
  ];

  function find(text: string): readonly ColumnValue[] {
    const shorter = withoutRemark(text);
    // Two or three letters before "language" are a name and not a code: Tat language.
    for (const spelling of LANGUAGE_CODE.test(shorter) ? [text] : new Set([text, shorter]))
      for (const find of finders) {
        const values = find(spelling);
        if (values.length > 0) return values;
      }
    return [];
  }

  /** Returns a note on a language that no voice speaks. The function `find` is called only for a text that means a language, because most texts do not. */
  function noteOn(language: MeantValue | undefined, text: string): string | undefined {
    return language && find(text).length === 0 ? noteOnAbsence(language, tokenize(text)) : undefined;
  }

  return {
    find,
    isName: (text: string) => named(text).length > 0 || wholeMeaningOf(text) !== undefined,
    absenceOf: (text: string) => noteOn(meaningOf(text), text),
    /** Returns a note if the whole text is the name of a language that no voice speaks. Single words of a longer text get their own notes. */
    wholeAbsenceOf: (text: string) => noteOn(wholeMeaningOf(text), text),
  };
}

/** Creates the function that finds the languages of a group by the group's name: the names of Mixtec languages end with Mixtec. */
function createGroupFinder({ language }: CatalogParts['columns']) {
  const groups = lazy(() => {
    const endings = language.distinct.flatMap((name, value) => {
      const words = looseKey(name).split('-');
      return words.slice(1).map((_, at) => ({ ending: words.slice(at + 1).join('-'), value }));
    });
    return groupBy(endings, ({ ending }) => ending);
  });
  return (text: string): readonly ColumnValue[] =>
    (groups().get(looseKey(text)) ?? []).map(({ value }) => ({ column: 'language', value }));
}

/** Creates the functions that return the language that the lexicon gives for a text. The language may be one that no voice speaks. */
function createLanguageMeanings(lexicon: CatalogParts['lexicon']) {
  /** Returns the language whose code or whole name is the text. */
  function wholeMeaningOf(text: string): MeantValue | undefined {
    const coded = WRITTEN_NAME.test(text) || !LANGUAGE_CODE.test(text) ? undefined : languageNameOf(text);
    if (coded) return languageValue([coded]);
    if (text.length > MAX_NAME_CHARACTERS) return undefined;
    for (const spelling of spellingsOf(text)) {
      const values = lexicon.meaningsOf(spelling).flatMap(valuesOf);
      const language = values.find(({ kind }) => kind === 'language');
      if (language) return language;
    }
    return undefined;
  }

  /** Returns the language that the text, or one word of it, means. */
  const meaningOf = memoize((text: string): MeantValue | undefined => {
    const whole = wholeMeaningOf(text);
    if (whole || text.length > MAX_NAME_CHARACTERS) return whole;
    // The lexicon may have only one word of a name: Saamáka tongo.
    const rare = tokenize(text).flatMap((word) => lexicon.meaningsOf([word]).filter(({ isName }) => isName));
    const languages = rare.flatMap(valuesOf).filter(({ kind }) => kind === 'language');
    return languages.length === 1 ? languages[0] : undefined;
  });

  return { meaningOf, wholeMeaningOf };
}

/** The language of each nation that is home to one language only, by the nation's folded name and adjective: `malaysia` → Malay. */
const nationalLanguages = lazy(() => {
  const homes = groupBy(LANGUAGES, ([, { home }]) => home);
  return new Map(
    [...COUNTRIES].flatMap(([nation, { name, adjective = name }]) => {
      const [first, ...others] = homes.get(nation) ?? [];
      if (!first || others.length > 0) return [];
      return [name, adjective].map((each) => [fold(each), languageNameOf(first[0]) ?? ''] as const);
    }),
  );
});

function withoutRemark(text: string): string {
  return withoutLanguageNoun(text.replace(REMARK, ''));
}

/** Yields the spellings of a name to look up in the lexicon: as written, with or without "language", reordered (Batak Toba), joined, in Latin letters. */
function* spellingsOf(text: string): Generator<readonly string[]> {
  const words = tokenize(text);
  if (words.length === 0) return;
  yield words;
  yield tokenize(withoutLanguageNoun(text));
  const bare = tokenize(withoutRemark(text));
  yield bare;
  yield [...bare, 'language'];
  yield [...words.slice(1), ...words.slice(0, 1)];
  yield [...words.slice(-1), ...words.slice(0, -1)];
  yield [words.join('')];
  yield words.map((word) => transliterate(word) ?? word);
}
