import { isDeepStrictEqual } from 'node:util';
import { BusyError } from '../../domain/errors.ts';
import type { SampleCheck, SampleChecks } from '../../domain/sample-check.ts';
import { PreconditionFailedError } from '../../storage/blob-store.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import { readSamples } from './published-samples.ts';

/** Maximum number of attempts to commit a snapshot while other writers commit theirs. */
const MAX_ATTEMPTS = 5;

interface RunResults {
  readonly results: ReadonlyMap<string, SampleCheck>;
  /** Stored results by sample URL, as they were read when the run started. */
  readonly earlier: ReadonlyMap<string, SampleCheck>;
  readonly now: () => Date;
  /** True to delete the results of URLs that no voice has any more. The voices of all providers are read for this. */
  readonly isPruned: boolean;
}

/**
 * Adds results to the latest snapshot. If another writer commits a snapshot meanwhile, the results are added to that snapshot, so that no
 * update is lost. Nothing is written if no result changes.
 * @throws {BusyError} if other writers commit first in all five attempts
 */
export async function commitChecks(snapshots: Snapshots, run: RunResults): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const base = await snapshots.readBase();
    const before = await base.readChecks();
    const sampleChecks = await mergeChecks(base, before, run);
    if (isDeepStrictEqual(sampleChecks, before)) return;
    try {
      await snapshots.commit(base, { parts: [], sampleChecks, builtAt: run.now().toISOString() });
      return;
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
    }
  }
  throw new BusyError(`Other processes wrote to ${snapshots.location} all the time. Nothing is written.`);
}

/** Merges the results of the run into the stored results. A newer stored result is kept. */
async function mergeChecks(base: IngestBase, before: SampleChecks, run: RunResults): Promise<SampleChecks> {
  const merged = new Map(Object.entries(before));
  for (const [address, result] of run.results)
    if (!isNewer(merged.get(address), address, run)) merged.set(address, result);
  const kept = run.isPruned ? await pruneChecks(base, merged) : [...merged];
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the results whose URL belongs to a voice. No result is deleted if the snapshot is damaged, because the URLs of its unreadable
 * voices are unknown.
 */
async function pruneChecks(base: IngestBase, checks: ReadonlyMap<string, SampleCheck>) {
  const samples = await readSamples(base);
  return [...checks].filter(([address]) => base.damaged.size > 0 || samples.has(address));
}

/**
 * Reports whether a stored result is newer than the result of the run. A result that the run has read at its start is older, and so is a
 * result with a time in the future, because a wrong clock may have set the time.
 */
function isNewer(
  stored: SampleCheck | undefined,
  address: string,
  { results, earlier, now }: RunResults,
): boolean {
  const own = results.get(address);
  if (!stored || !own || isDeepStrictEqual(stored, earlier.get(address))) return false;
  const time = Date.parse(stored.checked_at);
  return time > Date.parse(own.checked_at) && time <= now().getTime();
}
