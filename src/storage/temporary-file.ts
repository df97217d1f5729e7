import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../domain/errors.ts';

export const TEMPORARY_SUFFIX = '.tmp';
/** Pattern of the end of a temporary file's name: a UUID and `.tmp`. The pattern is strict, so that no files of other programs are deleted. */
const TEMPORARY_NAME = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;
/** Age in ms from which a temporary file counts as abandoned. A live process would have finished its write within seconds. */
const STALE_MS = 60 * 60 * 1000;
/** Maximum number of temporary files that one clean-up examines. The number is limited, because each write waits for the clean-up. */
const MAX_REMOVED = 100;

/** Writes and flushes a temporary file, and returns its path. The file is beside `path`, because `rename` works only within one file system. */
export async function writeTemporaryFile(path: string, body: string | Uint8Array): Promise<string> {
  await makeFolder(dirname(path));
  const temporary = `${path}.${randomUUID()}${TEMPORARY_SUFFIX}`;
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

/** Removes temporary files older than {@link STALE_MS} from a folder: the processes that wrote them were killed. */
export async function removeStaleTemporaries(folder: string): Promise<void> {
  const temporaries = (await readdir(folder)).filter((name) => TEMPORARY_NAME.test(name));
  for (const name of temporaries.slice(0, MAX_REMOVED)) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

/** Creates a folder and its parents. The option `recursive` of `mkdir` is not used: in Node 20 to 24, it hangs in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (await exists(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Reports whether a path exists. A path that `stat` may not access counts as absent; the later `mkdir` then throws the error. */
function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
