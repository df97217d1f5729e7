import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../domain/errors.ts';

/** Default limits of a program run: 10 MiB of output (a minute of uncompressed audio) and twenty seconds. A sentence normally takes less than a second. */
const LIMITS = { outputBytes: 10 * 1024 * 1024, deadlineMs: 20_000 };

/** Returns the only environment variables that a program gets, because no API key of this process must reach it. */
const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C.UTF-8' });

const execute = promisify(execFile);

/** Finds a program on the PATH by running it with `versionArgs`; undefined if the program is not installed. */
export async function findProgram(command: string, versionArgs: readonly string[], limits = LIMITS) {
  try {
    await execute(command, [...versionArgs], { timeout: limits.deadlineMs, env: environment() });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  return {
    /**
     * Runs the program without a shell, which could interpret a text as a command, and passes `input` on standard input.
     * @throws {UpstreamError} if the program fails, runs too long, or writes too much
     */
    run: async (args: readonly string[], input: string | Uint8Array, runSignal: AbortSignal) => {
      const deadline = AbortSignal.timeout(limits.deadlineMs);
      try {
        const running = execute(command, [...args], {
          signal: AbortSignal.any([runSignal, deadline]),
          maxBuffer: limits.outputBytes,
          env: environment(),
          encoding: 'buffer',
          // The program is killed, because one that reads hostile input may ignore a polite signal.
          killSignal: 'SIGKILL',
        });
        lowerPriority(running.child.pid);
        // A program may end before it has read its input. The error of the pipe is ignored, because the exit code also states the failure.
        running.child.stdin?.on('error', () => {}).end(input);
        return await running;
      } catch (cause) {
        if (runSignal.aborted) throw runSignal.reason;
        if (deadline.aborted) throw new UpstreamError('timeout', `${command} did not end in time`, { cause });
        throw new UpstreamError('http_error', `${command} failed: ${reasonOf(cause)}`, { cause });
      }
    },
  };
}

/** Lowers the CPU priority of a program, because a server may answer requests on the same machine. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The error is ignored: the program has ended already, or a sandbox forbids the call.
  }
}

/** Returns the first line of the program's standard error. If standard error is empty, the error's message is returned. */
function reasonOf(error: unknown): string {
  const { stderr } = error as { stderr?: Uint8Array };
  const [line = ''] = Buffer.from(stderr ?? [])
    .toString()
    .trim()
    .split('\n');
  return line || messageOf(error);
}
