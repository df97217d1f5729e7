import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../domain/errors.ts';
import { createProcessUuid, hasEnded } from './process-uuid.ts';

export const TEMPORARY_SUFFIX = '.tmp';
/** End of the names that {@link writeTemporaryFile} gives: a UUID and `.tmp`, so that clean-up deletes no other program's files. */
const TEMPORARY_NAME = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;
/**
 * Age since the last modification from which a temporary file of a process that cannot be seen counts as left behind, because a live
 * process finishes the file within seconds.
 */
const STALE_MS = 60 * 60 * 1000;
/** Maximum number of temporary files that one clean-up examines, because the writer waits for the clean-up. */
const MAX_REMOVED = 100;

/**
 * Writes and flushes a temporary file in the folder of `path`, and returns its path. Target and temporary file share
 * the folder because `rename` is atomic only within one file system.
 */
export async function writeTemporaryFile(path: string, body: string | Uint8Array): Promise<string> {
  await makeFolder(dirname(path));
  const temporary = `${path}.${createProcessUuid()}${TEMPORARY_SUFFIX}`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } catch (error) {
    // A partly written file is removed at once, because the disk may be full.
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

/** Removes the temporary files of dead processes, and those older than {@link STALE_MS}, from a folder. */
export async function removeStaleTemporaries(folder: string): Promise<void> {
  const temporaries = (await readdir(folder)).filter((name) => TEMPORARY_NAME.test(name));
  for (const name of temporaries.slice(0, MAX_REMOVED)) {
    const path = join(folder, name);
    if (hasEnded(name) || Date.now() - (await stat(path)).mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

/**
 * Creates a folder and its parents. The `recursive` option of `mkdir` is avoided because it never returns below a
 * folder that accepts no children, such as `/proc`, and then keeps the process alive (Node 20 to 24).
 */
async function makeFolder(path: string): Promise<void> {
  if (await exists(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Reports whether a path exists. A path that `stat` may not access counts as absent, so that the later `mkdir` throws the error. */
function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
