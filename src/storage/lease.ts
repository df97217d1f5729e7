import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod';
import { BusyError, codeOf } from '../domain/errors.ts';
import { orUndefined } from '../lib/or-undefined.ts';
import { type BlobStore, PreconditionFailedError, type StoredBlob } from './blob-store.ts';
import { decodeJson } from './stored-json.ts';

/** Time to live of a lease, in ms: a lease that has not been renewed for this time has expired. */
const LEASE_TTL_MS = 30_000;
const RENEWAL_MS = LEASE_TTL_MS / 3;

/** Holder of a lease: a process, with the boot id of its kernel and its process namespace. */
const Holder = z.looseObject({
  host: z.string(),
  pid: z.int(),
  process: z.string(),
  /** Boot id and process namespace, which are known only on Linux. Both are compared along with the pid, because a pid is unique only in one namespace. */
  namespace: z.string().optional(),
  isReleased: z.boolean().optional(),
});
type Holder = z.infer<typeof Holder>;

/** This process as the holder of a lease. `process` is its start time, because the process of a restarted container may have the same pid. */
const SELF = {
  host: hostname(),
  pid: process.pid,
  process: String(performance.timeOrigin),
  namespace: processNamespace(),
} as const;

/**
 * Exclusive right, among all processes that share a store, to do one kind of work, such as an ingest. A lease is renewed until it is released. A holder
 * that loses its lease may continue its work: a lease only avoids duplicate work, whereas conditional writes prevent lost updates.
 */
export type Lease = ReturnType<typeof keepRenewing>;

/**
 * Acquires the lease named `key` if the lease is free, expired, or held by a dead process of this host. If another process holds the lease, a description
 * of the holder is returned. The write is conditional, so that only one of several processes acquires the lease.
 */
export async function acquireLease(
  store: BlobStore,
  key: string,
): Promise<{ readonly lease: Lease } | { readonly heldBy: string }> {
  const current = await store.get(key);
  // An unreadable holder counts as none: any process may acquire a damaged lease.
  const holder = current && orUndefined(() => Holder.parse(decodeJson(current.body)));
  if (holder && isAlive(holder, current)) return { heldBy: `process ${holder.pid} on ${holder.host}` };
  try {
    const etag = await store.put(key, claim(), current ? { ifMatch: current.etag } : { ifAbsent: true });
    return { lease: keepRenewing(store, key, etag) };
  } catch (error) {
    if (error instanceof PreconditionFailedError) return { heldBy: 'another process that was faster' };
    throw error;
  }
}

/** Does work while this process holds the lease named `key`. @throws {BusyError} with the message of `toMessage` if another process holds it */
export async function withLease<T>(
  store: BlobStore,
  key: string,
  toMessage: (heldBy: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  const claim = await acquireLease(store, key);
  if ('heldBy' in claim) throw new BusyError(toMessage(claim.heldBy));
  // An error of the release is ignored, because a lease that is not released expires later.
  return work().finally(() => claim.lease.release().catch(() => {}));
}

/** Returns the content of a lease blob that names this process as its holder. */
function claim(isReleased = false): string {
  return JSON.stringify({ ...SELF, ...(isReleased && { isReleased }) } satisfies Holder);
}

/**
 * Renews a lease three times within its time to live, so that one failed write does not lose the lease. Renewals never overlap, because the second of
 * two concurrent writes would fail as if another process had acquired the lease.
 */
function keepRenewing(store: BlobStore, key: string, firstEtag: string) {
  let etag: string | undefined = firstEtag;
  let renewal = Promise.resolve();
  let timer = setTimeout(startRenewal, RENEWAL_MS).unref();

  function startRenewal() {
    renewal = renew().then(() => {
      if (etag !== undefined) timer = setTimeout(startRenewal, RENEWAL_MS).unref();
    });
  }

  async function renew() {
    if (etag === undefined) return;
    try {
      etag = await store.put(key, claim(), { ifMatch: etag });
    } catch (error) {
      // A failed precondition means that another process has taken the lease; after any other error, the next renewal tries again.
      if (error instanceof PreconditionFailedError) etag = undefined;
    }
  }

  return {
    /** Releases the lease. @throws if the store cannot be written; the lease then expires after its time to live */
    release: async () => {
      clearTimeout(timer);
      await renewal;
      clearTimeout(timer);
      if (etag === undefined) return;
      // The lease is marked as released and not deleted, because not every store supports conditional deletes.
      await store.put(key, claim(true), { ifMatch: etag }).catch((error: unknown) => {
        if (!(error instanceof PreconditionFailedError)) throw error;
      });
    },
  };
}

/**
 * Reports whether a lease is in force: not released, not expired by the store's clock, and held by a process that exists. A process on another host
 * or in another namespace counts as existing. The lease's age may be slightly negative, because stores round their times to seconds.
 */
function isAlive(holder: Holder, { ageMs }: StoredBlob): boolean {
  if (holder.isReleased || Math.abs(ageMs) > LEASE_TTL_MS) return false;
  const isVisible = holder.host === SELF.host && holder.namespace === SELF.namespace;
  if (!isVisible || SELF.namespace === undefined) return true;
  return holder.pid === SELF.pid ? holder.process === SELF.process : isRunning(holder.pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The error EPERM means that the process exists and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

function processNamespace(): string | undefined {
  return orUndefined(() => {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${bootId} ${readlinkSync('/proc/self/ns/pid')}`;
  });
}
