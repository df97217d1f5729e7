/**
 * Runs a command of the built program, after a build if sources have changed: `node scripts/run-built.mjs serve --port 3001`. The command
 * runs in this process, so that it gets the signals that npm passes on. The scripts of package.json begin with `exec`, because npm's
 * shell in between would keep SIGINT for itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = join(import.meta.dirname, '../dist/cli/main.js');
const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Polling interval of the parent, in ms. */
const POLL_MS = 500;

stopWithParent();
if (await build()) {
  process.argv.splice(1, 1, PROGRAM);
  await import(pathToFileURL(PROGRAM).href);
} else process.exitCode = 1;

/** Asks this process to stop once its parent has gone, because npm passes only SIGINT and SIGTERM on, and a shell none. */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}

/** Builds if sources have changed. Returns whether the build is complete. */
async function build() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-stale'], {
    stdio: 'inherit',
  });
  const stop = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, stop);
  return code === 0;
}
