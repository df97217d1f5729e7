import { open, writeFile as write } from 'node:fs/promises';
import { messageOf, OperatorError } from '../domain/errors.ts';

/** Writes what a person asked for to where they said. @throws {OperatorError} */
export async function writeFile(path: string, text: string): Promise<void> {
  await explained(path, write(path, `${text}\n`));
}

/** To be known before the work is done whose result is to be written there. @throws {OperatorError} */
export async function refuseUnwritable(path: string): Promise<void> {
  const file = await explained(path, open(path, 'a'));
  await file.close();
}

async function explained<T>(path: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new OperatorError(`Cannot write ${path}: ${messageOf(error)}.`, { cause: error });
  });
}
