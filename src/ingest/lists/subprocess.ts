import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';
import type { SubprocessList } from '../provider.ts';

/** Maximum size of the command's output, in bytes. Real lists are far smaller: a few hundred lines. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const execute = promisify(execFile);

/**
 * Runs a command and returns its standard output, in UTF-8 regardless of the locale of this process.
 * @throws {UpstreamError} if the command fails; the error of a command that is not installed has a cause with the code ENOENT
 */
export async function runSubprocess({ command, args }: SubprocessList, signal: AbortSignal): Promise<string> {
  try {
    // The command's environment holds only PATH and LC_ALL, so that no API key of this process reaches the command.
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    return (await execute(command, [...args], { signal, maxBuffer: MAX_OUTPUT_BYTES, env })).stdout;
  } catch (error) {
    const fault = codeOf(error) === 'ENOENT' ? 'is not installed' : `failed: ${messageOf(error)}`;
    throw new UpstreamError('unreachable', `${command} ${fault}`, { cause: error });
  }
}
