import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';
import type { SubprocessList } from '../provider.ts';

/** Maximum size of the command's output, in bytes. Real lists are far smaller: a few hundred lines. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const execute = promisify(execFile);

export class CommandNotFoundError extends Error {
  constructor(command: string, options?: ErrorOptions) {
    super(`${command} is not installed`, options);
    this.name = 'CommandNotFoundError';
  }
}

/**
 * Runs a command and returns its standard output, in UTF-8 regardless of the locale of this process.
 * @throws {CommandNotFoundError} if the command is not installed
 * @throws {UpstreamError} if the command fails
 */
export async function runSubprocess({ command, args }: SubprocessList, signal: AbortSignal): Promise<string> {
  try {
    // The command's environment holds only PATH and LC_ALL, so that no API key of this process reaches the command.
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    return (await execute(command, [...args], { signal, maxBuffer: MAX_OUTPUT_BYTES, env })).stdout;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CommandNotFoundError(command, { cause: error });
    throw new UpstreamError('unreachable', `${command} failed: ${messageOf(error)}`, { cause: error });
  }
}
