import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import type { InterpretedWord } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Columns } from '../columns/columns.ts';
import { CHOICES, TOKENS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import { MAX_DEAR_WORDS } from '../read/read-word.ts';
import { cardinality, type VoiceSet } from '../structures/voice-set.ts';
import type { Expansion } from '../terms/expansion.ts';
import { tokenize } from '../text/analyzer.ts';
import { emojiIn } from '../text/emoji.ts';
import type { ExpandedText } from './expand-text.ts';
import type { WordMatch } from './match-words.ts';

const MAX_UNKNOWN_NOTES = 3;
/** Pattern of a code of a language, country or provider, or of the letter of a gender. */
const CODE = /^[a-z]{1,3}$/;
/** Maximum number of values or ids in one entry of `read_as`. */
export const MAX_READ_AS = 5;

/** Creates the function that lists the words that a search ignored, corrected, completed, decoded, translated or excluded. */
export function createWordInterpreter({ columns, vocabulary }: CatalogParts) {
  /** Returns the values that a word stands for as a prefix, a code or a part (`dragon` in a model's name), best first; none for any other word. */
  function valuesOf({ readers = [], words, expansion }: WordMatch): readonly string[] {
    const isPart = words.every((word) => vocabulary.isPart(word) && !vocabulary.isName(word));
    const isLonger = isPart || readers.includes('beginning');
    const mayBeCode = words.every((word) => CODE.test(word) || vocabulary.isCode(word));
    if (!isLonger && !mayBeCode) return [];
    const values = namesIn(columns, expansion);
    const isTold = isLonger || !words.some((word) => isWord(word, expansion, values));
    return isTold ? values.filter((value) => !words.includes(fold(value))) : [];
  }

  return (
    { parsed, emptyWords, excluded }: ExpandedText,
    matches: readonly WordMatch[],
    kept: readonly WordMatch[],
  ): readonly InterpretedWord[] => {
    const others = matches.flatMap((match): InterpretedWord[] => {
      const { words, expansion, readAs } = match;
      // Matches are compared by the array `words`, because a band has copies of the matches, and a copy keeps this array.
      if (!kept.some(({ words: own }) => own === words)) {
        const ignored = expansion.match === 'none' ? 'unknown' : 'together';
        return words.map((word) => ({ word, ignored }));
      }
      const corrected = [...readAs, ...expansion.readAs];
      const told = corrected.length > 0 ? corrected : valuesOf(match);
      return told.length === 0 ? [] : [{ word: words.join(' '), read_as: told.slice(0, MAX_READ_AS) }];
    });
    return [
      ...emojiIn(parsed.text).map(([word, read]) => ({ word, read_as: [read] })),
      ...[...parsed.stopWords, ...emptyWords].map((word) => ({ word, ignored: 'common' as const })),
      ...mergeReadings(others),
      ...excluded.flatMap(({ words }) => words.map((word) => ({ word, excluded: true as const }))),
    ];
  };
}

/** Reports whether a short word is no code, because it is in the name of its best value, or means only genders, ages and names (`man`). */
function isWord(word: string, { terms }: Expansion, values: readonly string[]): boolean {
  const isOfPerson =
    word.length > 1 && terms.every(({ column }) => CHOICES.has(column) || TOKENS.has(column));
  return isOfPerson || tokenize(values[0] ?? '').includes(word);
}

/** Returns the names of the values that a word was expanded to, best first. If names differ only in capitals or diacritics, only the first is returned. */
function namesIn(columns: Columns, { terms }: Expansion): readonly string[] {
  const names = new Map<string, string>();
  for (const { column, value } of [...terms].sort((a, b) => b.score - a.score)) {
    const name = columns[column].distinct[value] ?? '';
    const key = fold(name);
    if (!names.has(key)) names.set(key, name);
    if (names.size === MAX_READ_AS) break;
  }
  return [...names.values()];
}

/** Merges the entries of a word that means several values: `бабушка` → Female, old. */
function mergeReadings(words: readonly InterpretedWord[]): readonly InterpretedWord[] {
  return [...groupBy(words, ({ word }) => word)].map(([word, same]) => {
    const read = same.flatMap(({ read_as = [] }) => read_as);
    // A word is not ignored if at least one of its values was searched.
    return read.length > 0 ? { word, read_as: [...new Set(read)] } : { word, ...same[0] };
  });
}

/** Returns notes on known languages and providers that no voice has. If a search finds nothing, any word that no voice has gets a note. */
export function notesOnAbsence(found: VoiceSet, words: readonly WordMatch[], language?: string): string[] {
  // A note on the language that the whole text names replaces the notes on single words.
  if (language !== undefined) return [language];
  const missing = words.filter(({ count: voices }) => voices === 0);
  if (missing.length === 0) return [];
  const isEmpty = cardinality(found) === 0;
  const notes = missing.flatMap(
    ({ words: of, absence }) => absence ?? (isEmpty ? `No voice has "${of.join(' ')}".` : []),
  );
  return [...new Set(notes)].slice(0, MAX_UNKNOWN_NOTES);
}

export function notesOn({ parsed: { isCut, hasTooManyWords }, isUncorrected }: ExpandedText): string[] {
  return [
    ...(isCut ? [`Only the first ${MAX_SEARCH_CHARACTERS} characters of search are used.`] : []),
    ...(hasTooManyWords ? [`Only the first ${MAX_SEARCH_WORDS} words of search are used.`] : []),
    ...(isUncorrected ? [`Only the first ${MAX_DEAR_WORDS} unknown words are taken for typos.`] : []),
  ];
}
