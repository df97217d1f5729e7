import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError } from '../domain/errors.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { acquireLease, type Lease } from '../storage/lease.ts';

/** Blob key of the lease that an ingest holds while it runs, so that no second ingest of the same store runs at the same time. */
const LEASE_KEY = 'ingest.lock';
const RETRY_MS = 200;

/** Options for waiting while another ingest holds the store's ingest lease. */
export interface LeaseWait {
  /** Longest wait for the other ingest to end, in milliseconds. Default: 0. */
  readonly waitMs?: number | undefined;
  /** Called when a wait starts, at most once; `heldBy` describes the process that holds the lease. */
  readonly onWait?: ((heldBy: string) => void) | undefined;
}

/** Acquires the ingest lease of a store. @throws {BusyError} if another ingest holds the lease for longer than `waitMs` */
export async function acquireIngestLease(
  store: BlobStore,
  { waitMs = 0, onWait }: LeaseWait,
  signal: AbortSignal,
): Promise<Lease> {
  const waitsUntil = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const result = await acquireLease(store, LEASE_KEY);
    if ('lease' in result) return result.lease;
    if (Date.now() >= waitsUntil)
      throw new BusyError(
        `Another ingest is running (${result.heldBy}) on ${store.location}. Wait until it ends.`,
      );
    if (isFirst) onWait?.(result.heldBy);
    await sleep(RETRY_MS, undefined, { signal });
  }
}
