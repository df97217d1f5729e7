import { InferredField, type Origin, type StoredVoice } from '../../domain/voice.ts';

const ORIGINS = ['stated', 'derived', 'defaulted'] as const satisfies readonly Origin[];

/** Number of voices by the origin of one field. Voices without the field are not counted. */
type OriginCounts = Readonly<Record<Origin, number>>;

/** Numbers of a provider's voices by inferred field and origin. */
export type ProvenanceCounts = Readonly<Record<InferredField, OriginCounts>>;

/** Counts the origins of all inferred fields. */
export function countProvenance(voices: readonly StoredVoice[]): ProvenanceCounts {
  return tally((field, add) => {
    for (const voice of voices) if (voice[field] !== undefined) add(voice.provenance?.[field] ?? 'stated', 1);
  });
}

/** Returns the sums of several providers' counts. */
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
