import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile as write } from 'node:fs/promises';
import { messageOf, OperatorError } from '../domain/errors.ts';
import { TEMPORARY_SUFFIX } from '../storage/temporary-file.ts';

/** Writes text to a file. @throws {OperatorError} if the file cannot be written */
export async function writeFile(path: string, text: string): Promise<void> {
  await explained(path, write(path, `${text}\n`));
}

/**
 * Writes chunks to a file. The file is replaced only when the new content is complete, because a reader could mistake a part for the whole. A pipe is
 * written directly.
 * @throws {OperatorError} if the file cannot be written
 */
export async function writeChunks(path: string, chunks: Iterable<Buffer>): Promise<void> {
  await explained(path, replaceFile(path, chunks));
}

async function replaceFile(path: string, chunks: Iterable<Buffer>): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known && !known.isFile()) return write(path, chunks);
  // If the path is a symbolic link, the link is kept, and the file that it points to is replaced.
  const target = known ? await realpath(path) : path;
  const temporary = `${target}.${randomUUID()}${TEMPORARY_SUFFIX}`;
  try {
    await write(temporary, chunks, { flag: 'wx', flush: true, ...(known && { mode: known.mode & 0o777 }) });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function explained(path: string, work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    throw new OperatorError(`Cannot write ${path}: ${messageOf(error)}.`, { cause: error });
  });
}
