import { InferredField, type Origin, type StoredVoice } from '../../domain/voice.ts';

const ORIGINS = ['stated', 'derived', 'defaulted'] as const satisfies readonly Origin[];

type OriginCounts = Readonly<Record<Origin, number>>;

/** Numbers of voices by field and by origin of the field's value: `{ gender: { stated: 9, derived: 1, defaulted: 0 }, … }`. */
export type ProvenanceCounts = Readonly<Record<InferredField, OriginCounts>>;

export function countProvenance(voices: readonly StoredVoice[]): ProvenanceCounts {
  const counts = emptyCounts();
  for (const voice of voices)
    for (const field of InferredField.options)
      if (voice[field] !== undefined) counts[field][voice.provenance?.[field] ?? 'stated']++;
  return counts;
}

export function sumProvenance(parts: readonly ProvenanceCounts[]): ProvenanceCounts {
  const sums = emptyCounts();
  for (const part of parts)
    for (const field of InferredField.options)
      for (const origin of ORIGINS) sums[field][origin] += part[field][origin];
  return sums;
}

function emptyCounts(): Record<InferredField, Record<Origin, number>> {
  const counts = InferredField.options.map((field) => [field, { stated: 0, derived: 0, defaulted: 0 }]);
  return Object.fromEntries(counts);
}
