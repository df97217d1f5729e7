export type SyncTally = ReturnType<typeof createSyncTally>;
export type SyncCounts = SyncTally['counts'];

/** Numbers of voices by the outcome of the sync for their sample, and the number of copied bytes. */
const newCounts = () => ({
  copied: 0,
  /** Voices whose sample a dry run would have copied. */
  to_copy: 0,
  failed: 0,
  /** Voices that already have a recording and need no new copy. */
  present: 0,
  /** Voices whose sample a check has found dead. */
  dead: 0,
  /** Voices with neither sample nor recording. */
  without: 0,
  bytes: 0,
});
type Outcome = Exclude<keyof ReturnType<typeof newCounts>, 'bytes'>;

export function createSyncTally(providers: ReadonlySet<string>) {
  const counts = {
    /** Number of requested samples. Several voices may share one sample, so this number may be lower than that of copied and failed voices. */
    downloads: 0,
    ...newCounts(),
  };
  const rows = new Map(Array.from(providers, (provider) => [provider, { provider, ...newCounts() }]));
  const failures: { readonly id: string; readonly reason: string }[] = [];

  /** Counts voices of a provider, and the bytes of the sample that these voices share. */
  function add(provider: string, outcome: Outcome, voices = 1, bytes = 0): void {
    for (const each of [counts, rows.get(provider)]) {
      if (!each) continue;
      each[outcome] += voices;
      each.bytes += bytes;
    }
  }
  return {
    counts,
    add,
    addCopy: (provider: string, voices: number, bytes: number) => {
      counts.downloads++;
      add(provider, 'copied', voices, bytes);
    },
    addFailure: (provider: string, ids: readonly string[], reason: string) => {
      counts.downloads++;
      add(provider, 'failed', ids.length);
      failures.push(...ids.map((id) => ({ id, reason })));
    },
    toFigures: () => ({
      ...counts,
      providers: [...rows.values()].sort((a, b) => (a.provider < b.provider ? -1 : 1)),
      failures: failures.sort((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  };
}
