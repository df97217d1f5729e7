#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { secretsIn } from '../app/config/secrets.ts';
import { OperatorError } from '../domain/errors.ts';
import { printable } from '../lib/plain-text.ts';
import { FAULT_EXIT_CODE, toFatalLine } from './fatal-line.ts';
import { runCli } from './program.ts';
import { createRedactor } from './redactor.ts';

const NOTHING_DONE = 1;
const DONE_IN_PART = 2;
const STDERR = 2;
const USUAL_COLUMNS = 80;
/** Time in ms after which a failed command is ended, because an open port or connection would keep the process running. */
const END_GRACE_MS = 2000;

const redact = createRedactor(secretsIn(process.env));
function endByFault(error: unknown): never {
  try {
    writeSync(STDERR, toFatalLine(error, redact, process.stderr.isTTY));
  } catch {
    // If stderr cannot be written, the process ends without a message.
  }
  process.exit(FAULT_EXIT_CODE);
}
process.on('uncaughtException', endByFault);
process.on('unhandledRejection', endByFault);

// The AWS SDK's warning about Node 20 is turned off, because only SDK versions from 2027 on need Node 22, and the lockfile pins an earlier version.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A closed pipe (`voice-directory search | head`) is not an error, because the reader needs no more output.
  if (error.code === 'EPIPE' || process.exitCode !== undefined) return;
  process.exitCode = DONE_IN_PART;
  process.stderr.write(`Cannot write the output: ${error.message}.\n`);
});
// Write errors on stderr are ignored, because a lost progress line must not end the command.
process.stderr.on('error', () => {});

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const stopping = new AbortController();
function stop(signal: NodeJS.Signals): void {
  // The signal handlers are removed, so that a second SIGINT or SIGTERM kills the process at once, even if the stop hangs.
  for (const each of SIGNALS) process.off(each, stop);
  stopping.abort(new OperatorError(`Stopped by ${signal}.`));
}
for (const signal of SIGNALS) process.on(signal, stop);

// This handler keeps SIGHUP from ending the process. Even `nohup` needs the handler, because Node undoes the setting of `nohup` to ignore SIGHUP.
process.on('SIGHUP', () => {});
// This handler keeps SIGUSR2 from ending the process, because supervisors send SIGUSR2 to make programs reopen their log files.
process.on('SIGUSR2', () => {});

const exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(`${printable(text)}\n`),
  write: (bytes) =>
    new Promise((resolve) => {
      // Each chunk of output can be decoded on its own, because chunks end at line ends and never within a character.
      const shown = process.stdout.isTTY ? printable(bytes.toString()) : bytes;
      process.stdout.write(shown, (error) => resolve(!error));
    }),
  err: (text) => void process.stderr.write(`${printable(text)}\n`),
  isTerminal: process.stdout.isTTY === true,
  isErrTerminal: process.stderr.isTTY === true,
  // A terminal that reports width 0 gets the common width, because no table fits into 0 columns.
  columns: process.stdout.columns || USUAL_COLUMNS,
  onHangup: (listener) => void process.on('SIGHUP', listener),
  signal: stopping.signal,
}).catch(endByFault);
if (exitCode !== 0) process.exitCode = exitCode;
// A failed command is ended after a grace period, because an open port or connection would keep the process running.
if (exitCode === NOTHING_DONE) setTimeout(() => process.exit(), END_GRACE_MS).unref();
