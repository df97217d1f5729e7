import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../domain/errors.ts';
import { createProcessUuid, hasEnded } from './process-uuid.ts';

/** Suffix of lock files, the same in all releases, so that processes of different releases exclude each other. */
export const LOCK_SUFFIX = '.guard';
/** Age from which the lock file of a process that cannot be seen counts as abandoned, because a lock is held for one rename only. */
const STALE_MS = 10_000;
const RETRY_MS = 20;

/** Runs `action` while this process alone holds the lock file beside `path`, so that compare-and-rename is atomic. */
export async function withLockFile(path: string, action: () => Promise<void>): Promise<void> {
  const lock = `${path}${LOCK_SUFFIX}`;
  while (!(await createExclusively(lock))) await waitOrBreak(lock);
  try {
    await action();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Creates a file that names this process; false if it is there already. */
async function createExclusively(path: string): Promise<boolean> {
  try {
    await writeFile(path, createProcessUuid(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock file of a dead process and a stale one, or waits a moment for its holder. */
async function waitOrBreak(lock: string): Promise<void> {
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  const holder = await readFile(lock, 'utf8').catch(() => '');
  if (hasEnded(holder) || Math.abs(Date.now() - mtimeMs) > STALE_MS) await rm(lock, { force: true });
  else await sleep(RETRY_MS);
}
