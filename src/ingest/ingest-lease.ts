import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError } from '../domain/errors.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { acquireLease, type Lease } from '../storage/lease.ts';

/** Key of the lease that makes ingests of one store exclude each other. */
const LEASE_KEY = 'ingest.lock';
const RETRY_MS = 200;

/** Options of a run that waits, because another ingest holds the lease of the store. */
export interface LeaseWait {
  /** Longest wait for another ingest to end; 0 by default. */
  readonly waitMs?: number | undefined;
  /** Callback that receives a description of the lease's holder, once, when the wait begins. */
  readonly onWait?: ((heldBy: string) => void) | undefined;
}

/** Acquires the ingest lease of a store. @throws {BusyError} if another ingest holds it for longer than `waitMs` */
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
