import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { it } from '@jest/globals';
import { atFileEnd } from '../runner/file-end.ts';
import { QUIET } from './quiet.ts';
import { SHORT_LIVED } from './short-lived.ts';

/** The built program. */
export const MAIN = resolve('dist/cli/main.js');

/** Command that starts the built program from a shell. */
export const SHELL_MAIN = [process.execPath, ...SHORT_LIVED, MAIN].map((word) => `"${word}"`).join(' ');

type Variables = Readonly<Record<string, string>>;

/** Tests that write to a full device, which only Linux has. */
export const itOnFull = existsSync('/dev/full') ? it : it.skip;

/** Returns the environment of a quiet process with these variables, and no other of this process. */
function environmentWith(env: Variables): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, ...QUIET, ...env } as NodeJS.ProcessEnv;
}

/** Starts a command, and ends it after the tests of the file if it still runs then. */
export function launch(
  command: string,
  args: readonly string[],
  env: Variables,
  cwd = '.',
): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, { env: environmentWith(env), cwd });
  // jest would wait for a process that a failed test has left behind.
  atFileEnd.push(() => child.kill('SIGKILL'));
  return child;
}

/** Starts the program with these arguments. */
export function start(args: readonly string[], env: Variables, cwd?: string): ChildProcessWithoutNullStreams {
  return launch(process.execPath, [...SHORT_LIVED, MAIN, ...args], env, cwd);
}

/** Runs the program to its end. */
export async function run(args: readonly string[], env: Variables, cwd?: string) {
  const child = start(args, env, cwd);
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  const [code] = await once(child, 'close');
  return { code, out: out.text(), err: err.text() };
}

/** Collects the text of a stream. */
export function collect(stream: NodeJS.ReadableStream): { text(): string } {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  return { text: () => text };
}

/** A server that has printed its banner. */
export interface Serving {
  readonly url: string;
  readonly banner: string;
}

/** Waits until a server has printed its banner. @throws {Error} with its output where the process ends before */
export async function untilServing(child: ChildProcessWithoutNullStreams): Promise<Serving> {
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  for (;;) {
    if (child.exitCode !== null) throw new Error(out.text() + err.text());
    const url = /(http:\/\/\S+)\/api\/mcp\n/.exec(out.text())?.[1];
    if (url) return { url, banner: out.text() };
    await sleep(20);
  }
}

/** Stops a process with a signal. Returns its exit code and signal. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown[]> {
  const closed = once(child, 'close');
  child.kill(signal);
  return closed;
}
