import type { InterpretedWord, MatchedVoice } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';
import { memoize } from '../../lib/memoize.ts';
import type { MisspelledId } from '../ids/misspelled-ids.ts';
import { createRemovedFinder, type RemovedMatch } from '../ids/search-removed.ts';
import type { CatalogParts } from '../parts.ts';
import type { BoostedPage, PageRequest } from '../ranking/select-page.ts';
import { createTextExpander, type ExpandedText } from '../read/expand-text.ts';
import { createWordReader } from '../read/read-word.ts';
import { has, hasBelow } from '../structures/bitset.ts';
import { type CountedVoiceSet, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import { createExclusion } from './exclude.ts';
import { createHitExplainer } from './explain-hits.ts';
import { createVoiceFinder, type VoiceFinding } from './find-voices.ts';
import { interpretWords, notesOn, notesOnUnknown } from './interpret-words.ts';
import { createWordMatcher } from './match-words.ts';
import { selectFromAll } from './native-first.ts';
import { placeHits } from './precedence.ts';
import type { Step } from './steps.ts';

/** Most ids that the response lists in `read_as` of a misspelled id. */
const MAX_TOLD = 5;
const PLAIN_WORD = /^\p{L}+$/u;
/** Bound on the cached searches. Lower than `memoize`'s default, because one entry may hold a thousand ranks. */
const MAX_MEMOIZED = 1000;

/** The voices that a search text matches, and how to rank them. */
export interface TextMatch extends VoiceSet {
  /** Returns a page of the hits, best first, equals in rank order. With `isByScore`, the top tier does not come first. */
  topK(hits: CountedVoiceSet, page: PageRequest, isByScore: boolean): number[];
  /** Returns what the words of the search matched in each voice of a page. */
  explain(ranks: readonly number[]): MatchedVoice[];
  /** Words of the search text that the search corrected or ignored. */
  readonly interpreted: readonly InterpretedWord[];
  readonly notes: readonly string[];
  /** Words of the search text that match no voice, even after correction. */
  readonly unknown: readonly string[];
  /** Returns whether other filters may keep other words, or prefer other own speakers. */
  dependsOnFilters(): boolean;
}

/** Matches a search text; undefined if it contains no word, so that every voice is a hit. */
export type MatchText = (
  search: string | undefined,
  within: readonly VoiceSet[],
  /** Own speakers of the language of a filter. */
  native?: VoiceSet,
) => TextMatch | undefined;

export function createTextSearch(parts: CatalogParts): MatchText {
  const { voices, orders, ranker, scratch } = parts;
  const uses = (step: Step) => !parts.omitted.has(step);
  const explainHits = createHitExplainer(parts);
  const findRemoved = createRemovedFinder(parts);
  const words = createWordReader(parts, findRemoved);
  const leaveOut = createExclusion(parts);
  const { toMatch, correct, findNamesakes } = createWordMatcher(words.parts);
  const findVoices = createVoiceFinder(parts, correct, uses);
  const expandText = memoize(createTextExpander(words), MAX_MEMOIZED);

  /**
   * Matches the voices whose ids are in the search text, and the successors of removed ones. No other voice is a hit, because nobody types
   * an id to browse.
   */
  function matchIds(current: readonly number[], removed: RemovedMatch | undefined, text: string): TextMatch {
    const ranks = [...[...current].sort((a, b) => a - b), ...(removed?.successors ?? [])];
    const set = withRanks({ bits: scratch.empty(), sparse: [] }, ranks, scratch);
    return {
      ...set,
      topK: selectInOrder(ranks),
      explain: (page) => explainHits(page, { clauses: [], byId: current, text }),
      interpreted: [],
      notes: removed?.notes ?? [],
      unknown: [],
      dependsOnFilters: () => false,
    };
  }

  /** Matches the voices whose ids a misspelled or unfinished id means, the nearest first, and tells their ids. */
  function matchMisspelled({ word, ranks }: MisspelledId, text: string): TextMatch {
    const read = ranks.map((rank) => voices.read(rank).provider_voice_id ?? '');
    return {
      ...matchIds(ranks, undefined, text),
      interpreted: [{ word, read_as: [...new Set(read)].slice(0, MAX_TOLD) }],
    };
  }

  /** Returns voices whose id starts with the text. If the text is a word that found voices (`jenny`), the id must equal the text. */
  function findById({ parsed, wholeIds, idsBegun }: ExpandedText, isFound: boolean): readonly number[] {
    const isWord = isFound && PLAIN_WORD.test(parsed.text);
    return isWord ? wholeIds : [...wholeIds, ...idsBegun()];
  }

  /** Returns the function that ranks the hits of a search. */
  function createRanking(
    { wholeIds, wholeName }: ExpandedText,
    { kept, first }: VoiceFinding,
    byId: readonly number[],
  ): TextMatch['topK'] {
    if (kept.some(({ successors }) => successors && successors.length > 0))
      return selectInOrder([...kept.flatMap(({ successors = [] }) => successors), ...byId]);
    return (hits, page, isByScore) => {
      // Namesakes lead voices of the top tier only, so that they are looked up only where a hit is one.
      const leaders =
        isByScore || !uses('namesakes') || !hasBelow(hits.bits, orders.tierCount)
          ? 'none'
          : (findNamesakes(kept) ?? 'all');
      const boosts: BoostedPage['boosts'] = {
        wholeIds,
        wholeName,
        unscored: byId,
        leaders,
      };
      if (!first) return ranker.topK(hits, kept, { offset: page.offset, limit: page.limit, boosts });
      return selectFromAll(placeHits(hits, kept, first, scratch), page, (set, part) =>
        ranker.topK(set, set.words, { ...part, boosts }),
      );
    };
  }

  return (search, within, native) => {
    if (search === undefined) return undefined;
    const expanded = expandText(search);
    const { clauses } = expanded;
    const excluded = uses('exclusions') ? expanded.excluded : [];
    const idsWithin = uses('ids in text') ? expanded.idsWithin : [];
    const removed = uses('removed names') ? expanded.removed : undefined;
    const misspelledId = uses('misspelled ids') ? expanded.misspelledId : undefined;
    const { text } = expanded.parsed;
    if (idsWithin.length > 0 || removed) return matchIds(idsWithin, removed, text);
    if (misspelledId) return matchMisspelled(misspelledId, text);
    if (clauses.length + excluded.length === 0) return undefined;
    const matches = clauses.map(toMatch);
    const { all, without } = leaveOut(matches, excluded);
    const byId = excluded.length > 0 ? [] : findById(expanded, all.count > 0);
    const namesake =
      all.count + byId.length > 0 || !uses('removed names') ? undefined : findRemoved.byName(fold(text));
    if (namesake) return matchIds([], namesake, text);
    const finding = findVoices({ matches, all, without, byId }, { within, native });
    const { kept, found } = finding;
    return {
      bits: found.bits,
      sparse: found.sparse,
      count: found.count,
      topK: createRanking(expanded, finding, byId),
      explain: (page) => explainHits(page, { clauses: kept, byId, text }),
      interpreted: interpretWords(expanded, matches, kept),
      notes: [
        ...notesOn(expanded),
        ...finding.notes,
        ...kept.flatMap((match) => match.notes ?? []),
        ...notesOnUnknown(found, matches),
      ],
      unknown: matches.filter(({ count, absence }) => count === 0 && !absence).flatMap(({ words }) => words),
      dependsOnFilters: finding.dependsOnFilters,
    };
  };
}

/** Selects a page of the hits in the order of a list that has all of them. */
function selectInOrder(ranks: readonly number[]): TextMatch['topK'] {
  const distinct = [...new Set(ranks)];
  return ({ bits }, { offset, limit }) =>
    distinct.filter((rank) => has(bits, rank)).slice(offset, offset + limit);
}
