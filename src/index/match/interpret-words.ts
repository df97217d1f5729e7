import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import type { InterpretedWord } from '../../domain/voice-list.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { ReadSearch } from '../read/expand-text.ts';
import { MAX_DEAR_WORDS } from '../read/read-word.ts';
import { cardinality, type VoiceSet } from '../structures/voice-set.ts';
import { emojiIn } from '../text/emoji.ts';
import type { WordMatch } from './relax.ts';

/** Most unknown words that notes name. */
const MAX_UNKNOWN_NOTES = 3;
/** Most corrections of one misspelled word that the response lists in `read_as`. */
const MAX_READ_AS = 5;

/** Lists the words of a search that were ignored, with the reason, corrected, translated or excluded. */
export function interpretWords(
  { parsed, emptyWords, excluded }: ReadSearch,
  matches: readonly WordMatch[],
  kept: readonly WordMatch[],
): readonly InterpretedWord[] {
  const others = matches.flatMap((match): InterpretedWord[] => {
    const { words, expansion, readAs } = match;
    const own = kept.find(({ words: of }) => of === words);
    if (!own) {
      const ignored = expansion.match === 'none' ? 'unknown' : 'together';
      return words.map((word) => ({ word, ignored }));
    }
    if (readAs.length + own.expansion.readAs.length === 0) return [];
    return [{ word: words.join(' '), read_as: [...readAs, ...own.expansion.readAs].slice(0, MAX_READ_AS) }];
  });
  return [
    ...emojiIn(parsed.text).map(([word, read]) => ({ word, read_as: [read] })),
    ...[...parsed.stopWords, ...emptyWords].map((word) => ({ word, ignored: 'common' as const })),
    ...mergeReadings(others),
    ...excluded.flatMap(({ words }) => words.map((word) => ({ word, excluded: true as const }))),
  ];
}

/** Merges the readings of one word that means several values: `бабушка` → Female, old. */
function mergeReadings(words: readonly InterpretedWord[]): readonly InterpretedWord[] {
  if (words.length === 0) return words;
  return Array.from(groupBy(words, ({ word }) => word).values(), (same) => {
    const read = same.flatMap(({ read_as = [] }) => read_as);
    const [first = { word: '' }] = same;
    // A word of which one value was searched was not ignored, although a further one was.
    return read.length > 0 ? { word: first.word, read_as: [...new Set(read)] } : first;
  });
}

/** Returns a note for each known language or provider without a voice; if nothing is found at all, for each word that no voice has. */
export function notesOnUnknown(found: VoiceSet, words: readonly WordMatch[]): string[] {
  const missing = words.filter(({ count: voices }) => voices === 0);
  if (missing.length === 0) return [];
  const isEmpty = cardinality(found) === 0;
  return missing
    .flatMap(({ words: of, absence }) => absence ?? (isEmpty ? `No voice has "${of.join(' ')}".` : []))
    .slice(0, MAX_UNKNOWN_NOTES);
}

export function notesOn({ parsed: { isCut, hasTooManyWords }, isUncorrected }: ReadSearch): string[] {
  return [
    ...(isCut ? [`Only the first ${MAX_SEARCH_CHARACTERS} characters of search are used.`] : []),
    ...(hasTooManyWords ? [`Only the first ${MAX_SEARCH_WORDS} words of search are used.`] : []),
    ...(isUncorrected ? [`Only the first ${MAX_DEAR_WORDS} unknown words are taken for typos.`] : []),
  ];
}
