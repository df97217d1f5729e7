import { InferredField, type Origin, type StoredVoice } from '../../domain/voice.ts';

/** In how many voices a field was stated, derived and defaulted; those that lack it are not counted. */
type OriginCounts = Readonly<Record<Origin, number>>;

/** Where the inferred fields of a provider's voices come from. */
export type ProvenanceCounts = Readonly<Record<InferredField, OriginCounts>>;

export function countProvenance(voices: readonly StoredVoice[]): ProvenanceCounts {
  return tally((field, count) => {
    for (const voice of voices)
      if (voice[field] !== undefined) count(voice.provenance?.[field] ?? 'stated', 1);
  });
}

/** The counts of several providers in one. */
export function sumProvenance(parts: readonly ProvenanceCounts[]): ProvenanceCounts {
  return tally((field, count) => {
    for (const part of parts) for (const origin of ORIGINS) count(origin, part[field][origin]);
  });
}

const ORIGINS = ['stated', 'derived', 'defaulted'] as const satisfies readonly Origin[];

function tally(
  fill: (field: InferredField, count: (origin: Origin, by: number) => void) => void,
): ProvenanceCounts {
  const counts = InferredField.options.map((field) => {
    const origins = { stated: 0, derived: 0, defaulted: 0 };
    fill(field, (origin, by) => {
      origins[origin] += by;
    });
    return [field, origins] as const;
  });
  return Object.fromEntries(counts) as ProvenanceCounts;
}
