import MiniSearch from 'minisearch';
import type { Voice } from '../../src/domain/voice.ts';
import type { Answer } from '../../test/ranking/golden-outcome.ts';
import { SEARCHED_FIELDS, textOf, toAnswer } from './peer.ts';

/** MiniSearch as documented: default options, with the prefixes and the fuzziness of its examples. */
export function buildMiniSearch(voices: readonly Voice[], combineWith: 'OR' | 'AND'): Answer {
  const index = new MiniSearch<{ place: number; voice: Voice }>({
    idField: 'place',
    fields: [...SEARCHED_FIELDS],
    extractField: ({ place, voice }, field) =>
      field === 'place' ? String(place) : textOf(voice, field as keyof Voice),
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith },
  });
  index.addAll(voices.map((voice, place) => ({ place, voice })));
  return toAnswer(voices, (search) => index.search(search).map(({ id }) => Number(id)));
}
