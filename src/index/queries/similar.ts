import { BadInputError } from '../../domain/errors.ts';
import type { SearchQuery } from '../../domain/query.ts';
import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import type { Columns } from '../columns/columns.ts';
import { valuesIn } from '../columns/schema.ts';
import type { Scorer } from '../ranking/ranker.ts';
import { type Bitset, removeFrom } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Found, VoiceSet } from '../structures/voice-set.ts';
import type { Ids } from '../voices/ids.ts';
import type { Voices } from '../voices/stored-voices.ts';
import { createClosestFinder } from './nearest-voices.ts';
import { COMPARED, sharedValues, voicesInLanguageOf } from './similarity.ts';

/** Replacements that are named for a voice that is not there. */
export const MAX_REPLACEMENTS = 3;

/** The voices like one voice. */
export interface SimilarMatch extends VoiceSet {
  /** Ranks `offset` to `offset + limit` of the hits, closest first; equally close ones in rank order. */
  best(hits: Found, offset: number, limit: number): number[];
  explain(ranks: readonly number[]): SimilarVoice[];
  readonly notes: readonly string[];
  /** The voices of its own language, where `language` does not say otherwise. */
  bitsWithout(parameter: string): Bitset | undefined;
}

export interface Similar {
  /** Nothing where no voice is asked about. @throws {BadInputError} for an id of which nothing is known */
  match(query: SearchQuery): SimilarMatch | undefined;
  /** Ids of the voices closest to one that is gone. */
  replacementsOf(voice: StoredVoice): readonly string[];
}

export function buildSimilar(
  columns: Columns,
  ids: Ids,
  voices: Voices,
  removed: ReadonlyMap<string, LedgerEntry>,
  scorer: Scorer,
  scratch: Scratch,
): Similar {
  const replacements = new Map<string, readonly string[]>();
  const findClosest = createClosestFinder(columns, scorer, scratch);

  const scoresFor = (voice: StoredVoice) =>
    COMPARED.flatMap(({ column, weight }) => sharedValues(columns, column, voice, weight));

  function match({ similar_to: id = '', language }: SearchQuery): SimilarMatch | undefined {
    if (!/\S/.test(id)) return undefined;
    const rank = ids.rankOf(id);
    const reference = rank === undefined ? removed.get(id)?.last_known : voices.read(rank);
    if (!reference) throw unknownReference();
    const others = (bits: Bitset) => {
      if (rank !== undefined) removeFrom(bits, rank);
      return bits;
    };
    const inItsLanguage = () => others(voicesInLanguageOf(reference, columns, scratch));
    const bits = /\S/.test(language ?? '') ? others(scratch.full()) : inItsLanguage();
    return {
      bits,
      few: undefined,
      bitsWithout: (parameter) => (parameter === 'language' ? inItsLanguage() : undefined),
      best: (hits, offset, limit) => scorer.best(hits, [{ meanings: scoresFor(reference) }], offset, limit),
      explain: (ranks) => ranks.map((each) => compare(reference, voices.read(each))),
      notes:
        rank === undefined ? ['The voice of similar_to was removed; its last known record is compared.'] : [],
    };
  }

  function replacementsOf(voice: StoredVoice): readonly string[] {
    const known = replacements.get(voice.id);
    if (known) return known;
    const found = findClosest(voice, MAX_REPLACEMENTS).map((rank) => voices.read(rank).id);
    replacements.set(voice.id, found);
    return found;
  }

  return { match, replacementsOf };
}

function compare(reference: StoredVoice, voice: StoredVoice): SimilarVoice {
  const stated = COMPARED.filter(({ column }) => valuesIn(column, reference).length > 0);
  const isShared = ({ column }: (typeof COMPARED)[number]) => {
    const own = new Set(valuesIn(column, reference));
    return valuesIn(column, voice).some((value) => own.has(value));
  };
  return {
    id: voice.id,
    agrees: stated.filter(isShared).map(({ field }) => field),
    differs: stated.filter((each) => !isShared(each)).map(({ field }) => field),
  };
}

function unknownReference(): BadInputError {
  const message = 'similar_to must be the id of a voice that is, or was, in the catalog.';
  return new BadInputError('invalid_parameter', message, [{ parameter: 'similar_to', message }]);
}
