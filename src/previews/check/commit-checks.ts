import { isDeepStrictEqual } from 'node:util';
import { BusyError } from '../../domain/errors.ts';
import type { SampleCheck, SampleChecks } from '../../domain/sample-check.ts';
import { PreconditionFailedError } from '../../storage/blob-store.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import { readSamples } from './published-samples.ts';

/** Most attempts to move the pointer while other writers move it. */
const MAX_ATTEMPTS = 5;

/** Results of a run by address, and those that it had read before. */
interface RunResults {
  readonly results: ReadonlyMap<string, SampleCheck>;
  readonly earlier: ReadonlyMap<string, SampleCheck>;
  readonly now: () => Date;
  /** True to drop the results of addresses that no voice has any more, for which all parts are read. */
  readonly isPruned: boolean;
}

/**
 * Adds results to the latest snapshot. If another writer moves the pointer meanwhile, the results are added to that writer's snapshot, so
 * that the work of neither is lost. Nothing is written if nothing changes.
 * @throws {BusyError} after five lost races
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

/** Returns the results with those of the run, unless they are newer. */
async function mergeChecks(base: IngestBase, before: SampleChecks, run: RunResults): Promise<SampleChecks> {
  const merged = new Map(Object.entries(before));
  for (const [address, result] of run.results)
    if (!isNewer(merged.get(address), address, run)) merged.set(address, result);
  const kept = run.isPruned ? await pruneChecks(base, merged) : [...merged];
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the results of the addresses that a voice has. A damaged snapshot loses none, because it does not tell all its addresses. */
async function pruneChecks(base: IngestBase, checks: ReadonlyMap<string, SampleCheck>) {
  const samples = await readSamples(base);
  return [...checks].filter(([address]) => base.damaged.size > 0 || samples.has(address));
}

/**
 * Reports whether a stored result is newer than that of the run. One that the run had read is older whatever its time, and so is one of
 * the future, because both come from a wrong clock.
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
