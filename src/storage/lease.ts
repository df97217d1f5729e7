import { hostname } from 'node:os';
import * as z from 'zod';
import { type BlobStore, PreconditionFailedError, type StoredBlob } from './blob-store.ts';
import { isRunning, PROCESS_NAMESPACE } from './process-uuid.ts';

/** Term of a lease: a holder that has not renewed for this long counts as dead. */
const LEASE_TTL_MS = 30_000;
const RENEWAL_MS = LEASE_TTL_MS / 3;

/** Holder of a lease: a process, with the identity of its kernel and process namespace. */
const Holder = z.looseObject({
  host: z.string(),
  pid: z.int(),
  process: z.string(),
  /** Boot and process namespace: a pid names a process only within these. Absent on systems without them. */
  namespace: z.string().optional(),
  isReleased: z.boolean().optional(),
});
type Holder = z.infer<typeof Holder>;

/** Identity of this process as a holder. The start time is part of it, because a restarted container has the same pid. */
const SELF = {
  host: hostname(),
  pid: process.pid,
  process: String(performance.timeOrigin),
  namespace: PROCESS_NAMESPACE,
} as const;

/**
 * Right to ingest, among all processes that share a store, renewed until it is released. It only saves work: the compare-and-swap of
 * the pointer keeps two ingests from losing an update, so that a lost lease stops nobody.
 */
export interface Lease {
  /** Gives the lease back. @throws if the store cannot be written; the lease expires by itself then */
  release(): Promise<void>;
}

/** A lease, or its present holder in words. */
export type LeaseResult = { readonly lease: Lease } | { readonly heldBy: string };

/**
 * Acquires the lease named `key` if it is free, expired, or held by a dead process of this host. The store's
 * conditional writes decide between processes that try at the same time.
 */
export async function acquireLease(store: BlobStore, key: string): Promise<LeaseResult> {
  const current = await store.get(key);
  const holder = current && parseHolder(current.body);
  if (holder && isAlive(holder, current)) return { heldBy: `process ${holder.pid} on ${holder.host}` };
  try {
    const etag = await store.put(key, claim(), current ? { ifMatch: current.etag } : { ifAbsent: true });
    return { lease: keepRenewing(store, key, etag) };
  } catch (error) {
    if (error instanceof PreconditionFailedError) return { heldBy: 'another process that was faster' };
    throw error;
  }
}

/** Returns the blob of a lease that this process holds, or has released. */
function claim(isReleased = false): string {
  return JSON.stringify({ ...SELF, ...(isReleased && { isReleased }) } satisfies Holder);
}

/**
 * Renews a lease three times per term, so that one failed write does not lose it. Each renewal starts after the end of the one
 * before, because two at once would hold each other for another holder.
 */
function keepRenewing(store: BlobStore, key: string, firstEtag: string): Lease {
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
      // Another process has taken the lease over. Any other failure is followed by the next renewal.
      if (error instanceof PreconditionFailedError) etag = undefined;
    }
  }

  return {
    release: async () => {
      clearTimeout(timer);
      await renewal;
      clearTimeout(timer);
      if (etag === undefined) return;
      // A released claim takes the place of a deletion, because not every store deletes conditionally.
      await store.put(key, claim(true), { ifMatch: etag }).catch((error: unknown) => {
        if (!(error instanceof PreconditionFailedError)) throw error;
      });
    },
  };
}

/** Parses the blob of a lease; undefined if it is broken, so that a damaged lease can be acquired. */
function parseHolder(body: Uint8Array): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(Buffer.from(body).toString()));
  } catch {
    return undefined;
  }
}

/**
 * Reports whether a holder still works: its lease is younger than one term by the store's clock, and its process exists, if this
 * process can see it. The age may be a little negative, because stores round their times to seconds.
 */
function isAlive(holder: Holder, { ageMs }: StoredBlob): boolean {
  if (holder.isReleased || Math.abs(ageMs) > LEASE_TTL_MS) return false;
  const isVisible = holder.host === SELF.host && holder.namespace === SELF.namespace;
  if (!isVisible || SELF.namespace === undefined) return true;
  return holder.pid === SELF.pid ? holder.process === SELF.process : isRunning(holder.pid);
}
