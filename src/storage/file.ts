import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, messageOf, OperatorError } from '../domain/errors.ts';
import { type BlobStore, PreconditionFailedError, type WriteCondition } from './blob-store.ts';

const TEMPORARY = '.tmp';
/** What {@link createFileStore} calls its temporary files, and nobody else does. */
const OUR_TEMPORARY = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;
/** A write takes seconds, and every byte renews the time: whoever wrote to one this long ago is dead. */
const TEMPORARY_STALE_MS = 60 * 60 * 1000;
/** Left-over files removed at a time. */
const SWEPT_AT_ONCE = 100;
const GUARD = '.guard';
/** A guard is held for one small write; one older than this was left by a process that died. */
const GUARD_STALE_MS = 10_000;
const GUARD_RETRY_MS = 20;

/**
 * Blobs as files below `root`.
 *
 * A write goes to a temporary file beside its target, is flushed, and takes the target's name in one
 * step: `rename` is atomic only within one file system, so the temporary must not live elsewhere.
 *
 * @throws {OperatorError} from every method where the folder cannot be used.
 */
export function createFileStore(root: string): BlobStore {
  const base = resolve(root);
  const pathOf = (key: string) => join(base, ...key.split('/'));

  async function writeTemporary(path: string, body: string | Uint8Array): Promise<string> {
    await makeFolder(dirname(path));
    const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(body);
      await file.sync();
    } catch (error) {
      // On a full disk, half a file is the last thing that anybody needs.
      await rm(temporary, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return temporary;
  }

  async function place(
    temporary: string,
    path: string,
    condition: WriteCondition | undefined,
  ): Promise<void> {
    if (condition === undefined) return rename(temporary, path);
    if ('ifAbsent' in condition) {
      // link() refuses to replace, which makes it the atomic "create only".
      await link(temporary, path);
      return rm(temporary);
    }
    await withGuard(path, async () => {
      if ((await etagOf(path)) !== condition.ifMatch) throw new PreconditionFailedError(relative(base, path));
      await rename(temporary, path);
    });
  }

  async function put(key: string, body: string | Uint8Array, condition?: WriteCondition): Promise<string> {
    const path = pathOf(key);
    const temporary = await writeTemporary(path, body);
    try {
      await place(temporary, path, condition);
    } catch (error) {
      await rm(temporary, { force: true });
      if (codeOf(error) === 'EEXIST') throw new PreconditionFailedError(key, { cause: error });
      throw error;
    }
    // The blob is stored: nothing that happens here makes that untrue.
    await sweep(dirname(path)).catch(() => {});
    return (await etagOf(path)) ?? '';
  }

  async function list(prefix: string): Promise<string[]> {
    // What else the folder holds is none of ours, and may be a whole disk.
    const folder = pathOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix) && !key.endsWith(TEMPORARY) && !key.endsWith(GUARD))
      .sort();
  }

  const get = async (key: string) => {
    const path = pathOf(key);
    const etag = await etagOf(path);
    return etag === undefined ? undefined : { body: await readFile(path), etag };
  };

  return {
    location: base,
    get: (key) => orUndefined(base, get(key)),
    etag: (key) => orUndefined(base, etagOf(pathOf(key))),
    put: (key, body, condition) => explained(base, put(key, body, condition)),
    delete: (key) => explained(base, rm(pathOf(key), { force: true })),
    list: async (prefix) => (await orUndefined(base, list(prefix))) ?? [],
  };
}

/**
 * Makes a folder and those above it. Not by the `recursive` of `mkdir`: it never ends below a folder that takes none, as
 * `/proc`, and holds up the end of the process (Node 20 to 24).
 */
async function makeFolder(path: string): Promise<void> {
  if (await isThere(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Where it cannot be told, making it says why. */
function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Inode, size and time of the last change: a renamed-over file always differs in one of them. */
async function etagOf(path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino}-${size}-${mtimeNs}`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes what writers that were killed left in a folder. */
async function sweep(folder: string): Promise<void> {
  const leftOver = (await readdir(folder)).filter((name) => OUR_TEMPORARY.test(name));
  for (const name of leftOver.slice(0, SWEPT_AT_ONCE)) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > TEMPORARY_STALE_MS) await rm(path, { force: true });
  }
}

/** Runs `action` while no other process compares and replaces the same file. */
async function withGuard(path: string, action: () => Promise<void>): Promise<void> {
  const guard = `${path}${GUARD}`;
  for (;;) {
    try {
      await (await open(guard, 'wx')).close();
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
      if (Math.abs(Date.now() - mtimeMs) > GUARD_STALE_MS) await rm(guard, { force: true });
      else await sleep(GUARD_RETRY_MS);
    }
  }
  try {
    await action();
  } finally {
    await rm(guard, { force: true });
  }
}

async function orUndefined<T>(base: string, reading: Promise<T>): Promise<T | undefined> {
  return explained(
    base,
    reading.catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }),
  );
}

async function explained<T>(base: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof PreconditionFailedError) throw error;
    throw new OperatorError(
      `The data folder ${base} cannot be used: ${messageOf(error)}. Give the service access to it, or name another folder with DATA_DIR or SNAPSHOT_URL.`,
      { cause: error },
    );
  });
}
