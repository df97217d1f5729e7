import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';
import type { SubprocessList } from '../provider.ts';

/** Maximum size of the command's output, in bytes; the voice lists of real commands have a few hundred lines. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const execute = promisify(execFile);

/**
 * Returns the standard output of a command in UTF-8.
 * @throws {UpstreamError} if the command fails; the error's cause has the code ENOENT if the command is not installed
 */
export async function runSubprocess({ command, args }: SubprocessList, signal: AbortSignal): Promise<string> {
  try {
    // The environment of the command has only PATH and LC_ALL. No API key of this process must reach the command.
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    return (await execute(command, [...args], { signal, maxBuffer: MAX_OUTPUT_BYTES, env })).stdout;
  } catch (error) {
    const fault = codeOf(error) === 'ENOENT' ? 'is not installed' : `failed: ${messageOf(error)}`;
    throw new UpstreamError('unreachable', `${command} ${fault}`, { cause: error });
  }
}
