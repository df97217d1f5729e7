import type { StoredVoice } from '../../src/domain/voice.ts';
import {
  type Answer,
  FACET_FIELDS,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterField,
  PAGE,
  type Question,
} from '../engine.ts';

/** Counts of values by field, as callers write them around an engine that cannot filter or count. */
type Counts = Readonly<Record<string, Map<string, number>>>;

/** The filters of a question, ready to be asked of many voices. */
export function toTests({ filters }: Question): readonly (readonly [FilterField, ReadonlySet<string>])[] {
  return FILTER_NAMES.flatMap((name) => {
    const values = filters[name];
    return values ? [[FILTER_FIELDS[name], new Set(values)] as const] : [];
  });
}

export function passes(voice: StoredVoice, tests: ReturnType<typeof toTests>): boolean {
  for (const [field, values] of tests) if (!values.has(voice[field] ?? '')) return false;
  return true;
}

/** Filters the hits of a search, and counts them where asked; one pass for both. */
export function sift(hits: Iterable<StoredVoice>, question: Question): Answer {
  const tests = toTests(question);
  const matching: StoredVoice[] = [];
  const counts: Counts | undefined = question.facets
    ? Object.fromEntries(FACET_FIELDS.map((field) => [field, new Map<string, number>()]))
    : undefined;
  for (const voice of hits) {
    if (passes(voice, tests)) matching.push(voice);
    if (counts) countVoice(voice, tests, counts);
  }
  return {
    total: matching.length,
    voices: matching.slice(question.offset, question.offset + PAGE),
    ...(counts && { facets: counts }),
  };
}

/** A voice counts for a field if it passes every filter but the field's own. */
function countVoice(voice: StoredVoice, tests: ReturnType<typeof toTests>, counts: Counts): void {
  let failed: FilterField | undefined;
  for (const [field, values] of tests) {
    if (values.has(voice[field] ?? '')) continue;
    if (failed !== undefined) return;
    failed = field;
  }
  for (const field of failed === undefined ? FACET_FIELDS : [failed]) {
    const value = voice[field];
    if (value !== undefined) counts[field]?.set(value, (counts[field].get(value) ?? 0) + 1);
  }
}

export function sumOfCounts({ facets }: Answer): number {
  let sum = 0;
  for (const counts of Object.values((facets ?? {}) as Counts))
    for (const count of counts.values()) sum += count;
  return sum;
}
