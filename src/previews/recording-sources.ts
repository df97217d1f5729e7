import { type ManifestSource, type Recordings, toFixedSource } from './manifest-source.ts';

/** Sources of recordings; a source is absent if it is not configured. */
export interface RecordingSources {
  readonly bucket?: ManifestSource | undefined;
  /** Folder that the service serves over HTTP. */
  readonly folder?: ManifestSource | undefined;
  readonly cdn?: ManifestSource | undefined;
}

/** Recordings of each source at one point in time, as plain data that can be cloned into a worker thread. */
export type KnownRecordings = { readonly [Source in keyof RecordingSources]?: Recordings | undefined };

/** State of the configured sources for the readiness endpoint; empty if no source is configured. */
export interface PreviewState {
  readonly previews?: Readonly<
    Record<string, { readonly state: 'reachable' | 'unreachable'; readonly recordings: number }>
  >;
}

export function stateOf({ bucket, folder, cdn }: RecordingSources): PreviewState {
  const states = Object.entries({ bucket, folder, cdn }).flatMap(([name, source]) =>
    source
      ? [
          [
            name,
            {
              state: source.isReachable ? ('reachable' as const) : ('unreachable' as const),
              recordings: source.current?.byVoice.size ?? 0,
            },
          ] as const,
        ]
      : [],
  );
  return states.length > 0 ? { previews: Object.fromEntries(states) } : {};
}

/** Returns the recordings of the last manifest of each source; undefined for a source that is not configured or not read yet. */
export function knownRecordings({ bucket, folder, cdn }: RecordingSources): KnownRecordings {
  return { bucket: bucket?.current, folder: folder?.current, cdn: cdn?.current };
}

/** Returns sources with fixed recordings, for a worker thread, because only the main thread reads manifests. */
export function toFixedSources({ bucket, folder, cdn }: KnownRecordings): RecordingSources {
  return { bucket: toFixedSource(bucket), folder: toFixedSource(folder), cdn: toFixedSource(cdn) };
}

export function listSources({ bucket, folder, cdn }: RecordingSources): ManifestSource[] {
  return [bucket, folder, cdn].filter((source) => source !== undefined);
}

/** Returns the version of the recordings of all sources; undefined before the first manifest is read. */
export function versionOf({ bucket, folder, cdn }: RecordingSources): string | undefined {
  const versions = [bucket, folder, cdn].map((source) => source?.current?.version ?? '');
  return versions.some((version) => version !== '') ? versions.join('~') : undefined;
}

/** Reads all manifests and waits at most `maxWaitMs`. */
export async function refreshAll(sources: RecordingSources, maxWaitMs?: number): Promise<void> {
  await Promise.all(listSources(sources).map((source) => source.refresh(maxWaitMs)));
}

/** Reads all manifests regularly in the background, and calls `onChanged` after each change of the recordings. */
export function watchAll(sources: RecordingSources, onChanged: () => void): void {
  for (const source of listSources(sources)) source.watch(onChanged);
}
