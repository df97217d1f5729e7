import { remember } from '../../domain/memoize.ts';
import { MAX_SEARCH_CHARACTERS } from '../../domain/query.ts';
import type { InterpretedWord } from '../../domain/voice-list.ts';
import type { Columns } from '../columns/columns.ts';
import type { Scorer } from '../ranking/ranker.ts';
import { createWordVoices } from '../ranking/word-postings.ts';
import type { Scratch } from '../structures/scratch.ts';
import { placeOf } from '../structures/sorted-strings.ts';
import { commonTo, type Found, isNone, joinRanks, type VoiceSet } from '../structures/voice-set.ts';
import type { Reading, Vocabulary } from '../terms/vocabulary.ts';
import { fold } from '../text/analyzer.ts';
import type { Ids } from '../voices/ids.ts';
import { MAX_WORDS, type QueryWords, readWords } from './parse-search.ts';
import { relax, type WordMatch } from './relax.ts';

/** Words of one search that are looked up as typos; each lookup takes long. */
const MAX_CORRECTIONS = 4;
const LETTER = /^[a-z]$/;
const PLAIN_WORD = /^\p{L}+$/u;
/** Words that a typo is said to be taken for. */
const MAX_READ_AS = 5;

/** Searches whose reading is remembered: fewer than words, as one may name a thousand voices. */
const MAX_REMEMBERED = 1000;

/** What a search text says, whatever else is asked for. */
interface Search {
  readonly query: QueryWords;
  readonly readings: readonly (readonly [word: string, reading: Reading])[];
  readonly isUncorrected: boolean;
  /** The voices that have it as their id. */
  readonly wholeIds: readonly number[];
  /** The name that the text is as a whole: its place in the column. */
  readonly wholeName: number | undefined;
}

/** What the text of a query matched: the voices, and how well each does. */
export interface TextMatch extends VoiceSet {
  /** Ranks `offset` to `offset + limit` of the hits, best first; equally good ones in rank order. */
  best(hits: Found, offset: number, limit: number): number[];
  /** The words that were not taken as they stand. */
  readonly interpreted: readonly InterpretedWord[];
  readonly notes: readonly string[];
  /** Words that no voice has. */
  readonly unknown: readonly string[];
}

export interface TextSearch {
  /** Nothing where the text has no word: then every voice matches. */
  match(text: string | undefined): TextMatch | undefined;
}

export function buildTextSearch(
  columns: Columns,
  vocabulary: Vocabulary,
  ids: Ids,
  scorer: Scorer,
  scratch: Scratch,
): TextSearch {
  const findWordVoices = createWordVoices(columns, scratch);

  function matchWord(word: string, reading: Reading): WordMatch {
    const isWholeName = () => placeOf(columns.name.values, word) !== undefined;
    return { ...findWordVoices(reading), word, reading, isWholeName };
  }

  const readSearch = remember((text): Search => {
    const query = readWords(text, vocabulary);
    const wholeIds = ids.exact(query.text);
    const wholeName = placeOf(columns.name.values, fold(query.text));
    return { query, ...readAll(query.words, vocabulary), wholeIds, wholeName };
  }, MAX_REMEMBERED);
  const idsFrom = remember(ids.startingWith, MAX_REMEMBERED);

  return {
    match: (search) => {
      if (search === undefined) return undefined;
      const { query, readings, isUncorrected, wholeIds, wholeName } = readSearch(search);
      if (query.words.length === 0) return undefined;
      const matches = readings.map(([word, reading]) => matchWord(word, reading));
      const all = commonTo(matches, scratch);
      // A plain word that is found says what is meant; else it may be the beginning of an id.
      const isFound = PLAIN_WORD.test(query.text) && !isNone(all);
      const named = isFound ? wholeIds : [...wholeIds, ...idsFrom(query.text)];
      const relaxed = named.length === 0 && isNone(all) ? relax(matches, scratch) : undefined;
      const { kept, found } = relaxed ?? { kept: matches, found: joinRanks(all, named, scratch) };
      const precedence = { ids: wholeIds, others: named, name: wholeName };
      return {
        ...found,
        best: (hits, offset, limit) => scorer.best(hits, kept, offset, limit, precedence),
        interpreted: interpret(query, matches, kept),
        notes: notesOn(query, isUncorrected),
        unknown: matches.filter(isNone).map(({ word }) => word),
      };
    },
  };
}

/** What each word means; the first few that mean nothing as they stand are taken for typos. */
function readAll(words: readonly string[], vocabulary: Vocabulary) {
  let unknown = 0;
  const readings = words.map((word): [string, Reading] => {
    const isLetter = words.length === 1 && LETTER.test(word);
    const reading = isLetter ? vocabulary.readLetter(word) : vocabulary.read(word);
    if (reading.match !== 'none' || ++unknown > MAX_CORRECTIONS) return [word, reading];
    return [word, vocabulary.correct(word)];
  });
  return { readings, isUncorrected: unknown > MAX_CORRECTIONS };
}

function interpret(
  { common }: QueryWords,
  matches: readonly WordMatch[],
  kept: readonly WordMatch[],
): InterpretedWord[] {
  const others = matches.flatMap((match): InterpretedWord[] => {
    const { word, reading } = match;
    if (!kept.includes(match)) return [{ word, ignored: reading.match === 'none' ? 'unknown' : 'together' }];
    return reading.match === 'typo' ? [{ word, read_as: reading.readAs.slice(0, MAX_READ_AS) }] : [];
  });
  return [...common.map((word) => ({ word, ignored: 'common' as const })), ...others];
}

function notesOn({ isCut, hasTooMany }: QueryWords, isUncorrected: boolean): string[] {
  return [
    ...(isCut ? [`Only the first ${MAX_SEARCH_CHARACTERS} characters of search are used.`] : []),
    ...(hasTooMany ? [`Only the first ${MAX_WORDS} words of search are used.`] : []),
    ...(isUncorrected ? [`Only the first ${MAX_CORRECTIONS} unknown words are taken for typos.`] : []),
  ];
}
