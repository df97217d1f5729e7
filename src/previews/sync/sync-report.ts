import type { PlannedVoices } from './plan-sync.ts';

/** Voice whose sample could not be copied. */
interface FailedCopy {
  readonly id: string;
  readonly reason: string;
}

interface ProviderCopies extends Readonly<PlannedVoices> {
  readonly provider: string;
  /** Number of voices whose sample was copied. */
  readonly copied: number;
  /** Number of voices whose sample a dry run would have copied. */
  readonly to_copy: number;
  readonly failed: number;
  readonly bytes: number;
}

/** Report of a sync. */
export interface SyncReport {
  /** Folder or `s3://` URL of the recordings. */
  readonly target: string;
  readonly dry_run: boolean;
  /** True if the sync was stopped before its end. The next sync continues it. */
  readonly stopped: boolean;
  /** Number of files that were in the target already and were added to the manifest. */
  readonly adopted: number;
  readonly copied: number;
  readonly to_copy: number;
  readonly present: number;
  readonly dead: number;
  readonly without: number;
  readonly failed: number;
  /** Number of requested samples. Several voices may share a sample. */
  readonly downloads: number;
  readonly bytes: number;
  readonly providers: readonly ProviderCopies[];
  readonly failures: readonly FailedCopy[];
  readonly seconds: number;
}

/** Progress of a sync. */
export interface SyncCounts {
  downloads: number;
  copied: number;
  to_copy: number;
  failed: number;
  bytes: number;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface SyncTally {
  readonly counts: SyncCounts;
  addCopy(provider: string, voices: number, bytes: number): void;
  /** Counts voices whose sample is not copied, because nothing is written. */
  addPlanned(provider: string, voices: number): void;
  addFailure(provider: string, ids: readonly string[], reason: string): void;
  toReport(rest: Pick<SyncReport, 'target' | 'dry_run' | 'stopped' | 'adopted' | 'seconds'>): SyncReport;
}

export function createSyncTally(planned: ReadonlyMap<string, PlannedVoices>): SyncTally {
  const counts: SyncCounts = { downloads: 0, copied: 0, to_copy: 0, failed: 0, bytes: 0 };
  const rows = new Map<string, Mutable<ProviderCopies>>(
    [...planned].map(([provider, voices]) => [
      provider,
      { provider, copied: 0, to_copy: 0, failed: 0, ...voices, bytes: 0 },
    ]),
  );
  const failures: FailedCopy[] = [];
  const sum = (field: keyof PlannedVoices) => [...planned.values()].reduce((all, row) => all + row[field], 0);

  function add(provider: string, field: 'copied' | 'to_copy' | 'failed', voices: number, bytes = 0): void {
    const row = rows.get(provider);
    counts[field] += voices;
    counts.bytes += bytes;
    if (field !== 'to_copy') counts.downloads++;
    if (!row) return;
    row[field] += voices;
    row.bytes += bytes;
  }
  return {
    counts,
    addCopy: (provider, voices, bytes) => add(provider, 'copied', voices, bytes),
    addPlanned: (provider, voices) => add(provider, 'to_copy', voices),
    addFailure: (provider, ids, reason) => {
      add(provider, 'failed', ids.length);
      failures.push(...ids.map((id) => ({ id, reason })));
    },
    toReport: (rest) => ({
      ...rest,
      ...counts,
      present: sum('present'),
      dead: sum('dead'),
      without: sum('without'),
      providers: [...rows.values()].sort((a, b) => (a.provider < b.provider ? -1 : 1)),
      failures: failures.sort((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  };
}
