import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { it } from '@jest/globals';
import { isInstalled } from './installed.ts';
import { launch, MAIN } from './process.ts';
import { SHORT_LIVED } from './short-lived.ts';

/** Tests on a terminal, which Python makes. They are skipped by name where it is missing. */
export const itOnTerminal = isInstalled('python3') ? it : it.skip;

/** Program that runs a command on a terminal of its own, and passes its output, its exit code and the signals it gets. */
const TERMINAL = `
import os, pty, signal, sys
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
for each in (signal.SIGINT, signal.SIGTERM):
    signal.signal(each, lambda got, frame: os.kill(pid, got))
while True:
    try:
        text = os.read(terminal, 65536)
    except OSError:
        break
    if not text:
        break
    os.write(1, text)
code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
sys.exit(code if code >= 0 else 128 - code)
`;

/** Starts the program with these arguments on a terminal. */
export function startOnTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  return launch('python3', ['-c', TERMINAL, process.execPath, ...SHORT_LIVED, MAIN, ...args], env);
}
