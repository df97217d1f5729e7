import MiniSearch from 'minisearch';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { type Engine, PAGE, type Question } from '../engine.ts';
import { passes, sift, sumOfCounts, toTests } from './by-hand.ts';

const FIELDS = [
  'name',
  'id',
  'language',
  'provider',
  'model_id',
  'gender',
  'accent',
  'language_name',
  'country_name',
  'age',
  'use_cases',
];

/** As its documentation has it: one document a voice, a `filter` callback, the wildcard where nothing is searched. */
export function build(voices: readonly StoredVoice[]): Engine {
  const index = new MiniSearch<{ place: number; voice: StoredVoice }>({
    idField: 'place',
    fields: FIELDS,
    extractField: (document, field) =>
      field === 'place' ? String(document.place) : toField(document.voice, field),
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(voices.map((voice, place) => ({ place, voice })));
  const voiceAt = (id: string) => voices[Number(id)] as StoredVoice;

  function* withoutFilter(text: string | typeof MiniSearch.wildcard): Iterable<StoredVoice> {
    for (const { id } of index.search(text)) yield voiceAt(id);
  }

  function search(question: Question) {
    const text = question.search ?? MiniSearch.wildcard;
    if (question.facets) return sift(withoutFilter(text), question);
    const tests = toTests(question);
    const hits = index.search(
      text,
      tests.length > 0 ? { filter: ({ id }) => passes(voiceAt(id), tests) } : {},
    );
    const page = hits.slice(question.offset, question.offset + PAGE);
    return { total: hits.length, voices: page.map(({ id }) => voiceAt(id)) };
  }

  return { search, facetSum: sumOfCounts };
}

function toField(voice: StoredVoice, field: string): string {
  const value = voice[field as keyof StoredVoice];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}
