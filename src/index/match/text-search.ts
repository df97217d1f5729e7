import { memoize } from '../../lib/memoize.ts';
import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { voicesNamed } from '../columns/columns.ts';
import type { SelectTop, TextMatch } from '../conditions.ts';
import type { NamedIds } from '../ids/find-ids.ts';
import type { CatalogParts } from '../parts.ts';
import { selectFromAll } from '../ranking/native-first.ts';
import { type BoostedPage, sliceInOrder } from '../ranking/select-page.ts';
import { isPlaced } from '../read/clause.ts';
import { has, type ReadonlyBitset } from '../structures/bitset.ts';
import {
  type CountedVoiceSet,
  intersectAll,
  type PageRequest,
  subtract,
  withRanks,
} from '../structures/voice-set.ts';
import { tokenize, wordsOfPhrases } from '../text/analyzer.ts';
import { createExclusion } from './exclude.ts';
import { createTextExpander, type ExpandedText } from './expand-text.ts';
import { createHitExplainer } from './explain-hits.ts';
import { createLanguageFinder } from './find-languages.ts';
import { type Candidates, createVoiceFinder, type VoiceFinding } from './find-voices.ts';
import { createWordInterpreter, MAX_READ_AS, notesOn, notesOnAbsence } from './interpret-words.ts';
import { createWordMatcher, type WordMatch } from './match-words.ts';

const VOICES = wordsOfPhrases(CONTEXT_WORDS.voices);
/** Pictograph or letter of a flag. A person who types 🍕 asks for something, whereas `*` or a quotation mark asks for nothing. */
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const NOTHING_TOLD =
  'No word of search tells anything about a voice. Name a language, country, gender, age, style, use, provider or name, or leave search out.';
/** Maximum number of cached searches. The number is below the default of `memoize`, because one search may hold a thousand ranks. */
const MAX_MEMOIZED = 1000;

function createMatching(parts: CatalogParts) {
  return {
    parts,
    explainHits: createHitExplainer(parts),
    interpretWords: createWordInterpreter(parts),
    languages: createLanguageFinder(parts),
  };
}
type Matching = ReturnType<typeof createMatching>;

/** Creates the function that matches a search text. Voices in `retired` are left out, unless the text names them by id or name. */
export function createTextSearch(parts: CatalogParts) {
  const { columns, scratch } = parts;
  const leaveOut = createExclusion(parts);
  const toMatch = createWordMatcher(parts);
  const findVoices = createVoiceFinder(parts);
  const expandText = memoize(createTextExpander(parts), MAX_MEMOIZED);
  const matching = createMatching(parts);

  return (search: string | undefined, retired?: ReadonlyBitset): TextMatch | undefined => {
    if (search === undefined) return undefined;
    const expanded = expandText(search);
    const { clauses, parsed, wholeName } = expanded;
    if (expanded.named) return matchIds(expanded.named, parsed.text, matching);
    const excluded = parts.omitted.has('exclusions') ? [] : expanded.excluded;
    // If all words of a search mean "voice", or the search consists of signs, it sets no condition.
    if (clauses.length + excluded.length === 0)
      return PICTOGRAPH.test(parsed.text) || !tokenize(parsed.text).every((word) => VOICES.has(word))
        ? matchNothing(expanded, matching)
        : undefined;
    const matches = clauses.map(toMatch);
    const named = voicesNamed(wholeName, columns, scratch);
    const hidden = retired && named ? subtract({ bits: retired }, named.bits, scratch).bits : retired;
    const byId = expanded.wholeIds.filter((rank) => !hidden || !has(hidden, rank));
    const candidates = { matches, byId, named, ...leaveOut(matches, excluded, hidden) };
    return toTextMatch(expanded, candidates, findVoices(candidates), matching);
  };
}

/** Returns the match of the voices that a text names by id. Lists in `interpreted` the ids that replace an incomplete or misspelled id. */
function matchIds(
  { ranks, notes, misspelled: word }: NamedIds,
  text: string,
  { parts: { scratch, voices }, explainHits }: Matching,
): TextMatch {
  const read = ranks.map((rank) => (word === undefined ? '' : (voices.read(rank).provider_voice_id ?? '')));
  return {
    ...withRanks({ bits: scratch.empty() }, ranks, scratch),
    topK: ({ bits }, page) => sliceInOrder(new Set(ranks), bits, page),
    explain: (page) => explainHits(page, { clauses: [], byId: ranks, text }),
    readings: [],
    interpreted: word === undefined ? [] : [{ word, read_as: [...new Set(read)].slice(0, MAX_READ_AS) }],
    notes,
    unknown: [],
    bands: undefined,
    asked: undefined,
  };
}

/** Returns a match without voices, because no word of the search describes a voice: `hello`, `great voice`. */
function matchNothing(expanded: ExpandedText, matching: Matching): TextMatch {
  return {
    ...matchIds({ ranks: [], notes: [] }, expanded.parsed.text, matching),
    interpreted: matching.interpretWords(expanded, [], []),
    notes: [...notesOn(expanded), NOTHING_TOLD],
  };
}

function toTextMatch(
  expanded: ExpandedText,
  { matches, byId }: Candidates,
  finding: VoiceFinding,
  matching: Matching,
): TextMatch {
  const { kept, found } = finding;
  const { text, language } = expanded.parsed;
  const isNamed = expanded.wholeName !== undefined || byId.length > 0;
  const isExact = matches.every(({ expansion }) => expansion.match === 'exact');
  // Even if voices have similar words, the text may name a language that no voice speaks: `mono`.
  const absence = isExact ? undefined : matching.languages.wholeAbsenceOf(text);
  return {
    bits: found.bits,
    count: found.count,
    topK: createRanking(expanded, finding, matching.parts),
    explain: (page) => matching.explainHits(page, { clauses: kept, byId, text }),
    readings: expanded.readings,
    interpreted: matching.interpretWords(expanded, matches, kept),
    notes: [...notesOn(expanded), ...notesOnAbsence(found, matches, absence)],
    unknown: matches.filter(({ count, absence }) => count === 0 && !absence).flatMap(({ words }) => words),
    bands: finding.bands,
    asked: isNamed || [...kept, ...expanded.excluded].some(isPlaced) ? undefined : (language ?? ''),
  };
}

/** Creates the ranking of hits. In a search for a name, voices of the preferred model do not come first: `jan` asks for Jan, not Janus. */
function createRanking(
  { wholeIds, wholeName }: ExpandedText,
  { kept, bands }: VoiceFinding,
  { ranker, scratch }: Pick<CatalogParts, 'ranker' | 'scratch'>,
): SelectTop {
  const isNamed =
    wholeName !== undefined ||
    kept.some(({ expansion, isWholeName }) => !expansion.isCategory && isWholeName());
  return (hits, page, isByScore, split) => {
    const boosts: BoostedPage['boosts'] = { wholeIds, wholeName, isTierFirst: !isByScore && !isNamed };
    const ranked = (set: CountedVoiceSet, words: readonly WordMatch[], part: PageRequest) =>
      ranker.rankHits(set, words, { offset: part.offset, limit: part.limit, boosts });
    if (!bands || isByScore) return selectFromAll(split(hits), page, (set, part) => ranked(set, kept, part));
    const placed = bands.map((band) => ({ ...intersectAll([hits, band], scratch), words: band.words }));
    return selectFromAll(placed, page, ({ words, ...set }, part) =>
      selectFromAll(split(set), part, (some, rest) => ranked(some, words, rest)),
    );
  };
}
