import { type ManifestSource, type Recordings, toFixedSource } from './manifest-source.ts';

/** Sources of recordings, each absent unless the operator configured it. */
export interface RecordingSources {
  readonly bucket?: ManifestSource | undefined;
  /** Folder that the service itself serves. */
  readonly folder?: ManifestSource | undefined;
  readonly cdn?: ManifestSource | undefined;
}

/** Recordings of each source at one time, which can be cloned into a worker thread. */
export type KnownRecordings = { readonly [Source in keyof RecordingSources]?: Recordings | undefined };

/** State of the configured sources, as the readiness check shows it; without any, it is empty. */
export interface PreviewState {
  readonly previews?: Readonly<
    Record<string, { readonly state: 'reachable' | 'unreachable'; readonly recordings: number }>
  >;
}

/** Returns the state of the sources as of now. */
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

/** Returns what the sources know now. */
export function knownRecordings({ bucket, folder, cdn }: RecordingSources): KnownRecordings {
  return { bucket: bucket?.current, folder: folder?.current, cdn: cdn?.current };
}

/** Returns sources whose recordings never change, for a worker thread, whose main thread reads the manifests. */
export function toFixedSources({ bucket, folder, cdn }: KnownRecordings): RecordingSources {
  return { bucket: toFixedSource(bucket), folder: toFixedSource(folder), cdn: toFixedSource(cdn) };
}

/** Returns the configured sources. */
export function listSources({ bucket, folder, cdn }: RecordingSources): ManifestSource[] {
  return [bucket, folder, cdn].filter((source) => source !== undefined);
}

/** Returns the version of the recordings of all sources; undefined while no source has given any. */
export function versionOf({ bucket, folder, cdn }: RecordingSources): string | undefined {
  const versions = [bucket, folder, cdn].map((source) => source?.current?.version ?? '');
  return versions.some((version) => version !== '') ? versions.join('~') : undefined;
}

/** Reads all manifests and waits for a bounded time: at most `maxWaitMs`. */
export async function refreshAll(sources: RecordingSources, maxWaitMs?: number): Promise<void> {
  await Promise.all(listSources(sources).map((source) => source.refresh(maxWaitMs)));
}

/** Reads all manifests in the background, and calls `onChanged` after each change. */
export function watchAll(sources: RecordingSources, onChanged: () => void): void {
  for (const source of listSources(sources)) source.watch(onChanged);
}
