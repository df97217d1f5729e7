import { InferredField, type Origin, type StoredVoice } from '../../domain/voice.ts';

const ORIGINS = ['stated', 'derived', 'defaulted'] as const satisfies readonly Origin[];

/** Numbers of voices whose value of one field is stated, derived or defaulted. A voice without a value is not counted. */
type OriginCounts = Readonly<Record<Origin, number>>;

/** Numbers of voices by field and by origin of the field's value: `{ gender: { stated: 9, derived: 1, defaulted: 0 }, … }`. */
export type ProvenanceCounts = Readonly<Record<InferredField, OriginCounts>>;

/** Counts, for each field of `InferredField`, the voices whose value is stated, derived or defaulted. */
export function countProvenance(voices: readonly StoredVoice[]): ProvenanceCounts {
  return tally((field, add) => {
    for (const voice of voices) if (voice[field] !== undefined) add(voice.provenance?.[field] ?? 'stated', 1);
  });
}

/** Adds up the counts of several providers, for each field and origin. */
export function sumProvenance(parts: readonly ProvenanceCounts[]): ProvenanceCounts {
  return tally((field, add) => {
    for (const part of parts) for (const origin of ORIGINS) add(origin, part[field][origin]);
  });
}

function tally(
  fill: (field: InferredField, add: (origin: Origin, count: number) => void) => void,
): ProvenanceCounts {
  const counts = InferredField.options.map((field) => {
    const origins = { stated: 0, derived: 0, defaulted: 0 };
    fill(field, (origin, count) => {
      origins[origin] += count;
    });
    return [field, origins] as const;
  });
  return Object.fromEntries(counts) as ProvenanceCounts;
}
