import { memoize } from '../../domain/memoize.ts';
import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query.ts';
import type { InterpretedWord } from '../../domain/voice-list.ts';
import { columnValues, voicesWithAny } from '../columns/columns.ts';
import type { PageRequest } from '../ranking/select-page.ts';
import { type ReadonlyBitset, slice } from '../structures/bitset.ts';
import { indexOf } from '../structures/sorted-strings.ts';
import { type CountedVoiceSet, intersectAll, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import type { Expansion, Vocabulary } from '../terms/vocabulary.ts';
import { fold } from '../text/analyzer.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';
import type { CatalogParts } from './parts.ts';
import { relax, type WordMatch } from './relax.ts';

/** Bound on the words of one search that are corrected, because each correction scans the dictionary. */
const MAX_CORRECTIONS = 4;
const LETTER = /^[a-z]$/;
const PLAIN_WORD = /^\p{L}+$/u;
/** Pattern of a text that is an id rather than a name: it has a digit or a separator within. */
const ID = /\p{N}|\S[-_/:#]\S/u;
/** Most corrections of one misspelled word that the response lists in `read_as`. */
const MAX_READ_AS = 5;
/** Bound on the entries of each search cache below. Lower than `memoize`'s default, because one entry may hold a thousand ranks. */
const MAX_MEMOIZED = 1000;

/** The voices that a search text matches, and how to rank them. */
export interface TextMatch extends VoiceSet {
  /** Returns a page of the hits, best first, equals in rank order. With `isByScore`, the top tier does not come first. */
  topK(hits: CountedVoiceSet, page: PageRequest, isByScore: boolean): number[];
  /** Words of the search text that the search corrected or ignored. */
  readonly interpreted: readonly InterpretedWord[];
  readonly notes: readonly string[];
  /** Words of the search text that match no voice, even after correction. */
  readonly unknown: readonly string[];
}

/** Matches a search text; undefined if it contains no word, so that every voice is a hit. */
export type MatchText = (search: string | undefined) => TextMatch | undefined;

export function createTextSearch({ columns, vocabulary, ids, ranker, scratch }: CatalogParts): MatchText {
  const isName = (word: string) => indexOf(columns.name.distinct, word) !== undefined;
  const expandSearch = memoize((text): ExpandedSearch => {
    const parsed = parseSearch(text, vocabulary);
    const expanded = expandWords(parsed.words, vocabulary);
    const isCategory = expanded.expansions.every(([, expansion]) => expansion.isCategory);
    const wholeIds = ids.exact(parsed.text);
    const name = indexOf(columns.name.distinct, fold(parsed.text));
    return {
      parsed,
      ...expanded,
      isId: wholeIds.length > 0 && name === undefined && ID.test(parsed.text),
      wholeIds,
      wholeName: isCategory ? undefined : name,
    };
  }, MAX_MEMOIZED);
  const idsStartingWith = memoize(ids.startingWith, MAX_MEMOIZED);

  /** Matches the voices that have the whole search text as id. No other voice is a hit, because nobody types an id to browse. */
  function matchIds(ranks: readonly number[]): TextMatch {
    const set = withRanks({ bits: scratch.empty(), sparse: [] }, ranks, scratch);
    return {
      ...set,
      topK: ({ bits }, { offset, limit }) => slice(bits, offset, limit),
      interpreted: [],
      notes: [],
      unknown: [],
    };
  }

  /** Returns voices whose id starts with the text. If the text is a word that found voices (`jenny`), the id must equal the text. */
  function findById({ parsed, wholeIds }: ExpandedSearch, isFound: boolean): readonly number[] {
    const isWord = isFound && PLAIN_WORD.test(parsed.text);
    return isWord ? wholeIds : [...wholeIds, ...idsStartingWith(parsed.text)];
  }

  /** Returns the voices that have in their names every word of the search that is somebody's whole name; undefined if no word is. */
  function findNamesakes(matches: readonly WordMatch[]): ReadonlyBitset | undefined {
    const names = matches.filter(({ expansion, isWholeName }) => !expansion.isCategory && isWholeName());
    if (names.length === 0) return undefined;
    const sets = names.map(({ word }) =>
      voicesWithAny(columns, columnValues(columns, 'name_word', [word]), scratch),
    );
    return intersectAll(sets, scratch).bits;
  }

  return (search) => {
    if (search === undefined) return undefined;
    const expanded = expandSearch(search);
    const { parsed, expansions, isUncorrected, isId, wholeIds, wholeName } = expanded;
    if (parsed.words.length === 0) return undefined;
    if (isId) return matchIds(wholeIds);
    const matches = expansions.map(
      ([word, expansion]): WordMatch => ({
        ...ranker.findPostings(expansion.terms),
        word,
        expansion,
        isWholeName: () => isName(word),
      }),
    );
    const all = intersectAll(matches, scratch);
    const byId = findById(expanded, all.count > 0);
    const relaxed = byId.length + all.count === 0 ? relax(matches, scratch) : undefined;
    const { kept, found } = relaxed ?? { kept: matches, found: withRanks(all, byId, scratch) };
    const boosts = { wholeIds, wholeName, unscored: byId };
    const leaders = findNamesakes(kept) ?? 'all';
    return {
      ...found,
      topK: (hits, page, isByScore) =>
        ranker.topK(hits, kept, { ...page, boosts: { ...boosts, leaders: isByScore ? 'none' : leaders } }),
      interpreted: interpretWords(parsed, matches, kept),
      notes: notesOn(parsed, isUncorrected),
      unknown: matches.filter(({ count }) => count === 0).map(({ word }) => word),
    };
  };
}

/** An expanded search holds a text's words with the terms they stand for. Only the text determines it, so that it is memoized by text. */
interface ExpandedSearch {
  readonly parsed: ParsedSearch;
  readonly expansions: readonly (readonly [word: string, expansion: Expansion])[];
  /** True if some unknown words were not corrected, because there are too many. */
  readonly isUncorrected: boolean;
  /** True if the text is the id of some voice, and no voice's name. */
  readonly isId: boolean;
  /** Ranks of the voices whose id or native id equals the whole search text, ignoring case. */
  readonly wholeIds: readonly number[];
  /** Index in the name column's `distinct` of the voice name that equals the whole search text; undefined if no name does. */
  readonly wholeName: number | undefined;
}

/** Expands every word. Corrects the first {@link MAX_CORRECTIONS} unknown words only, because each correction scans the dictionary. */
function expandWords(
  words: readonly string[],
  vocabulary: Vocabulary,
): Pick<ExpandedSearch, 'expansions' | 'isUncorrected'> {
  let unknown = 0;
  const expansions = words.map((word): [string, Expansion] => {
    const isLetter = words.length === 1 && LETTER.test(word);
    const expansion = isLetter ? vocabulary.expandLetter(word) : vocabulary.expand(word);
    if (expansion.match !== 'none' || ++unknown > MAX_CORRECTIONS) return [word, expansion];
    return [word, vocabulary.correct(word)];
  });
  return { expansions, isUncorrected: unknown > MAX_CORRECTIONS };
}

/** Lists the words of a search that were ignored, with the reason, or corrected, with the corrections. */
function interpretWords(
  { stopWords }: ParsedSearch,
  matches: readonly WordMatch[],
  kept: readonly WordMatch[],
): InterpretedWord[] {
  const others = matches.flatMap((match): InterpretedWord[] => {
    const { word, expansion } = match;
    if (!kept.includes(match))
      return [{ word, ignored: expansion.match === 'none' ? 'unknown' : 'together' }];
    return expansion.match === 'typo' ? [{ word, read_as: expansion.readAs.slice(0, MAX_READ_AS) }] : [];
  });
  return [...stopWords.map((word) => ({ word, ignored: 'common' as const })), ...others];
}

function notesOn({ isCut, hasTooManyWords }: ParsedSearch, isUncorrected: boolean): string[] {
  return [
    ...(isCut ? [`Only the first ${MAX_SEARCH_CHARACTERS} characters of search are used.`] : []),
    ...(hasTooManyWords ? [`Only the first ${MAX_SEARCH_WORDS} words of search are used.`] : []),
    ...(isUncorrected ? [`Only the first ${MAX_CORRECTIONS} unknown words are taken for typos.`] : []),
  ];
}
