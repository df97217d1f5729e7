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
}

/**
 * Adds results to the latest snapshot. If another writer moves the pointer meanwhile, the results are added to that writer's snapshot, so
 * that the work of neither is lost. Nothing is written if nothing changes.
 * @throws {BusyError} after five lost races
 */
export async function commitChecks(
  snapshots: Snapshots,
  { results, earlier, now }: RunResults,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const base = await snapshots.readBase();
    const before = await base.readChecks();
    const sampleChecks = await mergeChecks(base, before, { results, earlier, now });
    if (isDeepStrictEqual(sampleChecks, before)) return;
    try {
      await snapshots.commit(base, { parts: [], sampleChecks, builtAt: now().toISOString() });
      return;
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
    }
  }
  throw new BusyError(`Other processes wrote to ${snapshots.location} all the time. Nothing is written.`);
}

/** Returns the result of each address that a voice has: that of the run, or a newer one. Of a damaged snapshot, no result is dropped. */
async function mergeChecks(base: IngestBase, before: SampleChecks, run: RunResults): Promise<SampleChecks> {
  const samples = await readSamples(base);
  const merged = new Map(Object.entries(before));
  for (const [address, result] of run.results)
    if (!isNewer(merged.get(address), address, run)) merged.set(address, result);
  const kept = [...merged].filter(([address]) => base.damaged.size > 0 || samples.has(address));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
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
