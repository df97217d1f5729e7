import { writeFile as write } from 'node:fs/promises';
import { messageOf, OperatorError } from '../domain/errors.ts';

/** Writes what a person asked for to where they said. @throws {OperatorError} */
export async function writeFile(path: string, text: string): Promise<void> {
  try {
    await write(path, `${text}\n`);
  } catch (error) {
    throw new OperatorError(`Cannot write ${path}: ${messageOf(error)}.`, { cause: error });
  }
}
