import { type ManifestSource, type Recordings, toFixedSource } from './manifest-source.ts';

/** Locations of recordings in order of preference: S3 bucket, folder of the service, CDN. */
const PLACES = ['bucket', 'folder', 'cdn'] as const;
type Place = (typeof PLACES)[number];

/** Sources of recordings by location. A location that is not configured has no source. */
export type RecordingSources = { readonly [Source in Place]?: ManifestSource | undefined };

/** Recordings of each source at one point in time, as plain data that can be cloned into a worker. */
export type KnownRecordings = { readonly [Source in Place]?: Recordings | undefined };

/** Returns the state of the configured sources for the readiness endpoint; empty if no source is configured. */
export function stateOf(sources: RecordingSources) {
  const states = PLACES.flatMap((place) => {
    const source = sources[place];
    if (!source) return [];
    const state = source.isReachable ? ('reachable' as const) : ('unreachable' as const);
    return [[place, { state, recordings: source.current?.byVoice.size ?? 0 }] as const];
  });
  return states.length > 0 ? { previews: Object.fromEntries(states) } : {};
}

/** Returns the recordings of the last manifest of each source; undefined for a source that is not configured or not read yet. */
export function knownRecordings(sources: RecordingSources): KnownRecordings {
  return Object.fromEntries(PLACES.map((place) => [place, sources[place]?.current]));
}

/** Returns sources with fixed recordings for a worker, because only the main thread reads manifests. */
export function toFixedSources(recordings: KnownRecordings): RecordingSources {
  return Object.fromEntries(PLACES.map((place) => [place, toFixedSource(recordings[place])]));
}

export function listSources(sources: RecordingSources): ManifestSource[] {
  return PLACES.flatMap((place) => sources[place] ?? []);
}

/** Returns the version of the recordings of all sources; undefined before the first manifest is read. */
export function versionOf(sources: RecordingSources): string | undefined {
  const versions = PLACES.map((place) => sources[place]?.current?.version ?? '');
  return versions.some((version) => version !== '') ? versions.join('~') : undefined;
}

export async function refreshAll(sources: RecordingSources, maxWaitMs?: number): Promise<void> {
  await Promise.all(listSources(sources).map((source) => source.refresh(maxWaitMs)));
}

export function watchAll(sources: RecordingSources, onChanged: () => void): void {
  for (const source of listSources(sources)) source.watch(onChanged);
}
