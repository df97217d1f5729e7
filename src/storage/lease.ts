import { hostname } from 'node:os';
import * as z from 'zod';
import { codeOf } from '../domain/errors.ts';
import { type BlobStore, PreconditionFailedError } from './blob-store.ts';

/** A holder that has not renewed for this long is taken for dead. */
const LEASE_TTL_MS = 30_000;

const Holder = z.object({ host: z.string(), pid: z.int(), process: z.string(), expiresAt: z.iso.datetime() });
type Holder = z.infer<typeof Holder>;

/** When this process began, in all its threads: tells it from an earlier one with the same pid, in containers nearly always 1. */
const THIS_PROCESS = String(performance.timeOrigin);

export interface Lease {
  /** Aborts when the lease was lost to another holder: the work must stop. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

export type LeaseResult = { readonly lease: Lease } | { readonly heldBy: string };

/**
 * Takes the exclusive right named `key`, among all processes that use the store.
 * It is renewed until released; one whose holder died is taken over, at once on the same host and
 * after {@link LEASE_TTL_MS} from another.
 */
export async function acquireLease(store: BlobStore, key: string): Promise<LeaseResult> {
  const claim = () =>
    JSON.stringify({
      host: hostname(),
      pid: process.pid,
      process: THIS_PROCESS,
      expiresAt: new Date(Date.now() + LEASE_TTL_MS).toISOString(),
    } satisfies Holder);

  const current = await store.get(key);
  const holder = current && parseHolder(current.body);
  if (holder && isAlive(holder)) return { heldBy: `process ${holder.pid} on ${holder.host}` };
  try {
    const etag = await store.put(key, claim(), current ? { ifMatch: current.etag } : { ifAbsent: true });
    return { lease: hold(store, key, etag, claim) };
  } catch (error) {
    if (error instanceof PreconditionFailedError) return { heldBy: 'another process that was faster' };
    throw error;
  }
}

function hold(store: BlobStore, key: string, firstEtag: string, claim: () => string): Lease {
  const lost = new AbortController();
  let etag = firstEtag;
  let renewal: Promise<void> = Promise.resolve();
  const renew = async () => {
    try {
      etag = await store.put(key, claim(), { ifMatch: etag });
    } catch (error) {
      if (error instanceof PreconditionFailedError)
        lost.abort(new Error('another ingest took over', { cause: error }));
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

function parseHolder(body: Uint8Array): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(Buffer.from(body).toString()));
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  const remainingMs = Date.parse(holder.expiresAt) - Date.now();
  // Nobody claims more than the term: a later end is a clock gone wrong, or no claim of ours.
  if (remainingMs < 0 || remainingMs > 2 * LEASE_TTL_MS) return false;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return holder.process === THIS_PROCESS;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is there and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}
