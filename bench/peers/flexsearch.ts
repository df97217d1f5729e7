import { Index } from 'flexsearch';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { type Engine, type Question, toText } from '../engine.ts';
import { sift, sumOfCounts } from './by-hand.ts';

/**
 * The text index alone; the caller filters and counts. Its tag search is not used: with version 0.8.212 a query with a tag
 * found 34 of 143 voices, and several tags give one list each instead of what is in all.
 */
export function build(voices: readonly StoredVoice[]): Engine {
  const index = new Index({ tokenize: 'forward' });
  for (const [place, voice] of voices.entries()) index.add(place, toText(voice));

  function* hits({ search }: Question): Iterable<StoredVoice> {
    if (search === undefined) return yield* voices;
    for (const place of index.search(search, { limit: voices.length }))
      yield voices[Number(place)] as StoredVoice;
  }

  return { search: (question) => sift(hits(question), question), facetSum: sumOfCounts };
}
