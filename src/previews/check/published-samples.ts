import type { IngestBase } from '../../storage/ingest-base.ts';

/** Audio sample that a provider publishes: one URL, which several voices may share. */
export interface PublishedSample {
  readonly address: string;
  readonly provider: string;
  readonly voices: number;
}

/** Returns the samples of all voices of a snapshot, by URL; `only` restricts them to these providers. */
export async function readSamples(
  base: IngestBase,
  only?: ReadonlySet<string>,
): Promise<Map<string, PublishedSample>> {
  const samples = new Map<string, PublishedSample>();
  for (const provider of base.parts.keys()) {
    if (only && !only.has(provider)) continue;
    for (const { sample_url: address } of (await base.readPart(provider))?.voices ?? []) {
      if (address === undefined) continue;
      const known = samples.get(address) ?? { address, provider, voices: 0 };
      samples.set(address, { ...known, voices: known.voices + 1 });
    }
  }
  return samples;
}
