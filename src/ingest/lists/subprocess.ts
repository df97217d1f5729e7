import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';
import type { ProgramList } from '../provider.ts';

/** Far above what a list of a few hundred lines needs. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const run = promisify(execFile);

/** The program is not installed here. */
export class ProgramMissingError extends Error {
  constructor(command: string, options?: ErrorOptions) {
    super(`${command} is not installed`, options);
    this.name = 'ProgramMissingError';
  }
}

/**
 * What the program prints, in UTF-8 whatever the locale of this process.
 * @throws {ProgramMissingError} where it is not installed
 * @throws {UpstreamError} where it fails
 */
export async function runProgram({ command, args }: ProgramList, signal: AbortSignal): Promise<string> {
  try {
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    return (await run(command, [...args], { signal, maxBuffer: MAX_OUTPUT_BYTES, env })).stdout;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new ProgramMissingError(command, { cause: error });
    throw new UpstreamError('unreachable', `${command} failed: ${messageOf(error)}`, { cause: error });
  }
}
