import { isDeepStrictEqual } from 'node:util';
import { BusyError } from '../../domain/errors.ts';
import type { SampleCheck } from '../../domain/sample-check.ts';
import { PreconditionFailedError } from '../../storage/blob-store.ts';
import type { IngestBase } from '../../storage/ingest-base.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import type { Finding } from './probe-sample.ts';

/** Maximum number of attempts to commit a snapshot while other writers commit theirs. */
const MAX_ATTEMPTS = 5;

/** Audio sample that a provider publishes at one URL. Several voices may share one sample. */
export interface PublishedSample {
  readonly address: string;
  readonly provider: string;
  readonly voices: number;
}

export function createCheckRecorder(snapshots: Snapshots, now: () => Date) {
  /** Results to save, by URL. `isUnsound` is true if the host name did not resolve or the host had no valid certificate. */
  const unsaved = new Map<string, { readonly check: SampleCheck; readonly isUnsound: boolean }>();
  let hasAnswer = false;
  return {
    /** Adds a check result to the next batch. For an unreachable sample, `check` is undefined and the earlier result is kept. */
    record: (address: string, { state }: Finding, check: SampleCheck | undefined): void => {
      if (state === 'playable' || state === 'dead') hasAnswer = true;
      if (check) unsaved.set(address, { check, isUnsound: state === 'unsound' });
    },
    /** Stores a batch. The last save also deletes results of URLs that no voice has any more. @throws if the store cannot be written */
    save: async (isLast: boolean): Promise<void> => {
      // Unresolved names and invalid certificates are recorded only after a host has responded; until then, the local network may be at fault.
      const batch = [...unsaved].filter(([, { isUnsound }]) => hasAnswer || !isUnsound);
      if (batch.length === 0 && !isLast) return;
      const results = new Map(batch.map(([address, { check }]) => [address, check]));
      await commitChecks(snapshots, results, now, isLast);
      for (const [address, saved] of batch) if (unsaved.get(address) === saved) unsaved.delete(address);
    },
  };
}

/**
 * Adds check results to the latest snapshot, but writes nothing if no result changes. If another process commits a snapshot meanwhile, the results are
 * added to that newer snapshot. If `isPruned`, the results of URLs that no voice has any more are deleted.
 * @throws {BusyError} if other processes commit first in all five attempts
 */
export async function commitChecks(
  snapshots: Snapshots,
  results: ReadonlyMap<string, SampleCheck>,
  now: () => Date,
  isPruned: boolean,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const base = await snapshots.readBase();
    const before = base.checks;
    const merged = new Map([...Object.entries(before), ...results]);
    const kept = isPruned ? await pruneChecks(base, merged) : [...merged];
    const sampleChecks = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** Returns the check results for URLs that a voice has. For a damaged snapshot, all results are returned, because some voices are unreadable. */
async function pruneChecks(base: IngestBase, checks: ReadonlyMap<string, SampleCheck>) {
  const samples = await readSamples(base);
  return [...checks].filter(([address]) => base.damaged.size > 0 || samples.has(address));
}

/** Returns the samples of a snapshot's voices, by URL. If `only` is given, only the voices of these providers are read. */
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
