import { open, writeFile as write } from 'node:fs/promises';
import { messageOf, OperatorError } from '../domain/errors.ts';

/** Writes text to a file that a person named. @throws {OperatorError} */
export async function writeFile(path: string, text: string): Promise<void> {
  await explained(path, write(path, `${text}\n`));
}

/** Checks that a file can be written, so that long work does not end without a place for its result. @throws {OperatorError} */
export async function refuseUnwritable(path: string): Promise<void> {
  const file = await explained(path, open(path, 'a'));
  await file.close();
}

async function explained<T>(path: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new OperatorError(`Cannot write ${path}: ${messageOf(error)}.`, { cause: error });
  });
}
