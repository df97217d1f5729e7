import { hostname } from 'node:os';
import * as z from 'zod';
import { codeOf } from '../domain/errors.ts';
import { type BlobStore, PreconditionFailedError } from './blob-store.ts';

/** Term of a lease: a holder that has not renewed for this long counts as dead. */
const LEASE_TTL_MS = 30_000;

const Holder = z.object({ host: z.string(), pid: z.int(), process: z.string(), expiresAt: z.iso.datetime() });
type Holder = z.infer<typeof Holder>;

/**
 * Start time of this process, equal in all its threads. A pid alone does not identify a process, because a restarted
 * container has the same pid again, nearly always 1.
 */
const PROCESS_STARTED_AT = String(performance.timeOrigin);

/** Exclusive right of one holder to a task among all processes that share a store, renewed until it is released. */
export interface Lease {
  /** Signal that aborts when another holder takes the lease over, so that the former holder stops its work. */
  readonly signal: AbortSignal;
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
  if (holder && isAlive(holder)) return { heldBy: `process ${holder.pid} on ${holder.host}` };
  try {
    const etag = await store.put(key, claim(), current ? { ifMatch: current.etag } : { ifAbsent: true });
    return { lease: keepRenewing(store, key, etag) };
  } catch (error) {
    if (error instanceof PreconditionFailedError) return { heldBy: 'another process that was faster' };
    throw error;
  }
}

/** Returns the blob of a lease that this process holds for one term from now. */
function claim(): string {
  return JSON.stringify({
    host: hostname(),
    pid: process.pid,
    process: PROCESS_STARTED_AT,
    expiresAt: new Date(Date.now() + LEASE_TTL_MS).toISOString(),
  } satisfies Holder);
}

/** Renews an acquired lease three times per term, so that one failed write does not lose it. */
function keepRenewing(store: BlobStore, key: string, firstEtag: string): Lease {
  const lost = new AbortController();
  let etag = firstEtag;
  let renewal: Promise<void> = Promise.resolve();
  const renew = async () => {
    try {
      etag = await store.put(key, claim(), { ifMatch: etag });
    } catch (error) {
      if (error instanceof PreconditionFailedError)
        lost.abort(new Error('Another ingest took over the lease.', { cause: error }));
    }
  };
  const timer = setInterval(() => {
    renewal = renew();
  }, LEASE_TTL_MS / 3).unref();
  return {
    signal: lost.signal,
    release: async () => {
      clearInterval(timer);
      await renewal;
      if (!lost.signal.aborted) await store.delete(key);
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

function isAlive(holder: Holder): boolean {
  const remainingMs = Date.parse(holder.expiresAt) - Date.now();
  // A term that ends far in the future comes from a wrong clock, because no process claims more than one term.
  if (remainingMs < 0 || remainingMs > 2 * LEASE_TTL_MS) return false;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return holder.process === PROCESS_STARTED_AT;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}
