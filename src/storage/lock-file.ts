import { rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../domain/errors.ts';

/** Suffix of lock files. The suffix must never change, because processes of different releases must respect each other's locks. */
export const LOCK_SUFFIX = '.guard';
/** Age in ms from which a lock file counts as abandoned. A live process holds a lock only for the time of one rename. */
const STALE_MS = 10_000;
const RETRY_MS = 20;

/** Runs `action` while this process holds the lock file of `path`, so that no other writer changes the file between the steps of `action`. */
export async function withLockFile(path: string, action: () => Promise<void>): Promise<void> {
  const lock = `${path}${LOCK_SUFFIX}`;
  while (!(await createExclusively(lock))) await waitOrBreak(lock);
  await action().finally(() => rm(lock, { force: true }));
}

/** Creates an empty file; returns false if the file exists already. */
async function createExclusively(path: string): Promise<boolean> {
  try {
    await writeFile(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock file if it is stale, and otherwise waits for {@link RETRY_MS}. */
async function waitOrBreak(lock: string): Promise<void> {
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  if (Math.abs(Date.now() - mtimeMs) > STALE_MS) await rm(lock, { force: true });
  else await sleep(RETRY_MS);
}
