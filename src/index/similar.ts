import { BadInputError } from '../domain/errors.ts';
import type { SearchQuery } from '../domain/query.ts';
import type { Ledger } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { SimilarVoice } from '../domain/voice-list.ts';
import { type Bitset, createFullBitset, removeFrom } from './bitset.ts';
import { createClosestFinder } from './closest.ts';
import { type Columns, valuesIn } from './columns.ts';
import type { Ids } from './ids.ts';
import { entryOf } from './ledger-entry.ts';
import { COMPARED, sharedValues, voicesInLanguageOf } from './likeness.ts';
import type { Ranked } from './rank.ts';
import type { Scorer } from './scorer.ts';

/** Replacements that are named for a voice that is not there. */
export const MAX_REPLACEMENTS = 3;

/** The voices like one voice. */
export interface SimilarMatch {
  readonly bits: Bitset;
  /** Ranks `offset` to `offset + limit` of `hits`, closest first; equally close ones in rank order. */
  best(hits: Bitset, offset: number, limit: number): number[];
  explain(ranks: readonly number[]): SimilarVoice[];
  readonly notes: readonly string[];
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
  { voices }: Ranked,
  ledger: Ledger,
  scorer: Scorer,
): Similar {
  const replacements = new Map<string, readonly string[]>();
  const findClosest = createClosestFinder(columns, voices.length, scorer);

  const scoresFor = (voice: StoredVoice) =>
    COMPARED.flatMap(({ column, weight }) => sharedValues(columns, column, voice, weight));

  function match({ similar_to: id = '', language }: SearchQuery): SimilarMatch | undefined {
    if (!/\S/.test(id)) return undefined;
    const rank = ids.rankOf(id);
    const reference = rank === undefined ? entryOf(ledger, id)?.last_known : voices[rank];
    if (!reference) throw unknownReference();
    const bits = /\S/.test(language ?? '')
      ? createFullBitset(voices.length)
      : voicesInLanguageOf(reference, columns, voices.length);
    if (rank !== undefined) removeFrom(bits, rank);
    return {
      bits,
      best: (hits, offset, limit) => scorer.best(hits, scoresFor(reference), offset, limit),
      explain: (ranks) => ranks.flatMap((each) => compare(reference, voices[each])),
      notes:
        rank === undefined ? ['The voice of similar_to was removed; its last known record is compared.'] : [],
    };
  }

  function replacementsOf(voice: StoredVoice): readonly string[] {
    const known = replacements.get(voice.id);
    if (known) return known;
    const found = findClosest(voice, MAX_REPLACEMENTS).flatMap((rank) => voices[rank]?.id ?? []);
    replacements.set(voice.id, found);
    return found;
  }

  return { match, replacementsOf };
}

function compare(reference: StoredVoice, voice: StoredVoice | undefined): SimilarVoice[] {
  if (!voice) return [];
  const stated = COMPARED.filter(({ column }) => valuesIn(column, reference).length > 0);
  const isShared = ({ column }: (typeof COMPARED)[number]) => {
    const own = new Set(valuesIn(column, reference));
    return valuesIn(column, voice).some((value) => own.has(value));
  };
  return [
    {
      id: voice.id,
      agrees: stated.filter(isShared).map(({ field }) => field),
      differs: stated.filter((each) => !isShared(each)).map(({ field }) => field),
    },
  ];
}

function unknownReference(): BadInputError {
  const message = 'similar_to must be the id of a voice that is, or was, in the catalog.';
  return new BadInputError('invalid_parameter', message, [{ parameter: 'similar_to', message }]);
}
