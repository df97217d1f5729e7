import type { BigIntStats } from 'node:fs';
import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { codeOf, messageOf } from '../domain/errors.ts';
import {
  type BlobStore,
  createAbsenceCheck,
  PreconditionFailedError,
  type StoreTitle,
  type WriteCondition,
  withOperatorError,
} from './blob-store.ts';
import { LOCK_SUFFIX, withLockFile } from './lock-file.ts';
import { removeStaleTemporaries, TEMPORARY_SUFFIX, writeTemporaryFile } from './temporary-file.ts';

const DATA_FOLDER: StoreTitle = { title: 'The data folder', settings: 'DATA_DIR or SNAPSHOT_URL' };

const undefinedIfAbsent = createAbsenceCheck((error) => codeOf(error) === 'ENOENT');

/**
 * Creates a blob store of files below `root`. A blob is written to a temporary file beside its final path, and then renamed. Readers therefore see either
 * the old blob or the new one.
 * @throws {OperatorError} from every method if the folder cannot be used
 */
export function createFileStore(root: string, { title, settings }: StoreTitle = DATA_FOLDER): BlobStore {
  const base = resolve(root);
  const toMessage = (error: unknown) =>
    `${title} ${base} cannot be used: ${messageOf(error)}. Give the service access to it, or name another folder with ${settings}.`;
  const guard = <T>(work: Promise<T>) => withOperatorError(work, toMessage);
  const pathOf = (key: string) => join(base, ...key.split('/'));

  async function put(key: string, body: string | Uint8Array, condition?: WriteCondition): Promise<string> {
    const path = pathOf(key);
    const temporary = await writeTemporaryFile(path, body);
    try {
      await moveIntoPlace({ key, path, temporary }, condition);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    // An error of the clean-up is ignored, because the blob is stored already.
    await removeStaleTemporaries(dirname(path)).catch(() => {});
    return (await etagOf(path)) ?? '';
  }

  async function list(prefix: string): Promise<string[]> {
    // Only the folder of the prefix is read, because `root` may be a whole disk.
    const folder = pathOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter(
        (key) => key.startsWith(prefix) && !key.endsWith(TEMPORARY_SUFFIX) && !key.endsWith(LOCK_SUFFIX),
      )
      .sort();
  }

  async function get(key: string) {
    const path = pathOf(key);
    const stats = await undefinedIfAbsent(stat(path, { bigint: true }));
    return (
      stats && { body: await readFile(path), etag: toEtag(stats), ageMs: Date.now() - Number(stats.mtimeMs) }
    );
  }

  return {
    location: base,
    get: (key) => guard(undefinedIfAbsent(get(key))),
    etag: (key) => guard(etagOf(pathOf(key))),
    put: (key, body, condition) => guard(put(key, body, condition)),
    delete: (key) => guard(rm(pathOf(key), { force: true })),
    list: async (prefix) => (await guard(undefinedIfAbsent(list(prefix)))) ?? [],
  };
}

/** Renames the temporary file to the final path. @throws {PreconditionFailedError} if `condition` does not hold */
async function moveIntoPlace(
  { key, path, temporary }: Record<'key' | 'path' | 'temporary', string>,
  condition?: WriteCondition,
) {
  if (condition === undefined) return rename(temporary, path);
  if ('ifAbsent' in condition) {
    // `link` is used, because it is atomic and never replaces a file.
    await link(temporary, path).catch((error: unknown) => {
      throw codeOf(error) === 'EEXIST' ? new PreconditionFailedError(key, { cause: error }) : error;
    });
    return rm(temporary);
  }
  await withLockFile(path, async () => {
    if ((await etagOf(path)) !== condition.ifMatch) throw new PreconditionFailedError(key);
    await rename(temporary, path);
  });
}

async function etagOf(path: string): Promise<string | undefined> {
  const stats = await undefinedIfAbsent(stat(path, { bigint: true }));
  return stats && toEtag(stats);
}

/** Returns inode, size and modification time as an etag. Replacing a file by `rename` changes at least one of these values. */
function toEtag({ ino, size, mtimeNs }: BigIntStats): string {
  return `${ino}-${size}-${mtimeNs}`;
}
