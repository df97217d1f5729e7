import { fold } from '../../lib/fold.ts';
import { idPartsOf, isIdLike } from '../ids/id-parts.ts';
import { createMisspelledIds, type MisspelledId } from '../ids/misspelled-ids.ts';
import { createRemovedFinder, type RemovedMatch } from '../ids/search-removed.ts';
import { createSearchParser, type SearchText } from '../parse/parse-search.ts';
import { createClauseReader, type ReadClauses } from '../read/read-clauses.ts';
import type { WordReader } from '../read/read-word.ts';
import { indexOf } from '../structures/sorted-strings.ts';

/** Voices that a search text names by id. */
interface FoundIds {
  /** Ranks of the voices whose ids stand in the text, alone or among other words. */
  readonly idsWithin: readonly number[];
  /** Removed voices whose ids stand in the text. */
  readonly removed: RemovedMatch | undefined;
  /** Voices whose ids are begun or misspelled in the text. */
  readonly misspelledId: MisspelledId | undefined;
}

const NO_IDS: FoundIds = { idsWithin: [], removed: undefined, misspelledId: undefined };

/** A search text as it was read: its words, and the clauses that they became. */
export interface ReadSearch extends ReadClauses {
  readonly parsed: SearchText;
}

/** Words of a search text with the terms for which they stand. Only the text determines it, so that it is memoized by text. */
export interface ExpandedText extends ReadSearch, FoundIds {
  /** Ranks of the voices whose id or native id equals the whole search text, ignoring case. */
  readonly wholeIds: readonly number[];
  /** Index in the name column's `distinct` of the voice name that equals the whole search text; undefined if no name does. */
  readonly wholeName: number | undefined;
}

/** Creates the function that expands a search text. */
export function createTextExpander(words: WordReader): (text: string) => ExpandedText {
  const { parts } = words;
  const { columns, vocabulary, lexicon, ids } = parts;
  const parseSearch = createSearchParser(vocabulary, lexicon);
  const readClauses = createClauseReader(words);
  const findRemoved = createRemovedFinder(parts);
  const findMisspelledId = createMisspelledIds(parts);

  function findIds(text: string, wholeIds: readonly number[]): FoundIds {
    if (wholeIds.length > 0) return { ...NO_IDS, idsWithin: wholeIds };
    const parts = idPartsOf(text).map((part) => ({ part, ranks: ids.exact(part) }));
    // An id may have another one within: `en-US-June` of `en-US-June:MAI-Voice-1`.
    const found = parts.filter(({ ranks }) => ranks.length > 0);
    const isWhole = (part: string) =>
      !found.some((other) => other.part !== part && other.part.includes(part));
    const idsWithin = found.flatMap(({ part, ranks }) => (isWhole(part) ? ranks : []));
    const removed = findRemoved(parts.filter(({ ranks }) => ranks.length === 0).map(({ part }) => part));
    const isNone = idsWithin.length === 0 && !removed;
    return { idsWithin, removed, misspelledId: isNone ? findMisspelledId(text) : undefined };
  }

  return (text) => {
    const parsed = parseSearch(text);
    const read = readClauses(parsed.tokens);
    const { clauses } = read;
    const isCategory = clauses.every(({ expansion }) => expansion.isCategory);
    const wholeIds = ids.exact(parsed.text);
    const name = indexOf(columns.name.distinct, fold(parsed.text));
    // A name such as `Joanna-2` is no id. Most searches have no digit or separator, and are not searched for ids.
    const mayHaveIds = name === undefined && isIdLike(parsed.text);
    const { idsWithin, removed, misspelledId } = mayHaveIds ? findIds(parsed.text, wholeIds) : NO_IDS;
    return {
      parsed,
      ...read,
      idsWithin,
      removed,
      misspelledId,
      wholeIds,
      wholeName: isCategory ? undefined : name,
    };
  };
}
