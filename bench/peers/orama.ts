import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import type { StoredVoice } from '../../src/domain/voice.ts';
import {
  type Answer,
  type Engine,
  FACET_FIELDS,
  FILTER_FIELDS,
  FILTER_NAMES,
  PAGE,
  type Question,
  toText,
} from '../engine.ts';

const BATCH = 1000;
/** Above the number of values of any field: no facet is cut. */
const ALL_VALUES = 10_000;

/** All that is searched stands in one property: `threshold: 0` asks for all words within one. */
export async function build(voices: readonly StoredVoice[]): Promise<Engine> {
  const enums = Object.fromEntries(FACET_FIELDS.map((field) => [field, 'enum' as const]));
  const database = create({ schema: { text: 'string', ...enums } });
  const documents = voices.map((voice, place) => ({ ...voice, id: String(place), text: toText(voice) }));
  await insertMultiple(database, documents, BATCH);
  const facets = Object.fromEntries(FACET_FIELDS.map((field) => [field, { limit: ALL_VALUES }]));

  function search(question: Question): Answer {
    const where = Object.fromEntries(
      FILTER_NAMES.flatMap((name) => {
        const values = question.filters[name];
        return values ? [[FILTER_FIELDS[name], { in: values }]] : [];
      }),
    );
    const found = searchOrama(database, {
      ...(question.search !== undefined && { term: question.search, threshold: 0, tolerance: 1 }),
      ...(Object.keys(where).length > 0 && { where }),
      ...(question.facets && { facets }),
      limit: PAGE,
      offset: question.offset,
    });
    return { total: found.count, voices: found.hits, facets: found.facets };
  }

  return { search, facetSum };
}

function facetSum({ facets }: Answer): number {
  const groups = Object.values((facets ?? {}) as Record<string, { values: Record<string, number> }>);
  return groups.flatMap(({ values }) => Object.values(values)).reduce((sum, count) => sum + count, 0);
}
