#!/usr/bin/env node
import { OperatorError } from '../domain/errors.ts';
import { printable } from './printable.ts';
import { runCli } from './program.ts';

const DONE_IN_PART = 2;

// The SDK warns on every start that versions of 2027 will need Node 22; the lockfile pins one that does not.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `voice-directory search | head`: whoever read us has enough, and what we are doing is still to be done.
  if (error.code === 'EPIPE' || process.exitCode !== undefined) return;
  process.exitCode = DONE_IN_PART;
  process.stderr.write(`Cannot write the output: ${error.message}.\n`);
});
// Progress that nobody can read is no reason to stop.
process.stderr.on('error', () => {});

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const stopping = new AbortController();
function stop(signal: NodeJS.Signals): void {
  // The second one, whichever, is the person's way out of a stop that hangs.
  for (const each of SIGNALS) process.off(each, stop);
  stopping.abort(new OperatorError(`Stopped by ${signal}.`));
}
for (const signal of SIGNALS) process.on(signal, stop);

const exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(`${printable(text)}\n`),
  err: (text) => void process.stderr.write(`${printable(text)}\n`),
  isTerminal: process.stdout.isTTY === true,
  // A terminal that does not know its width says 0.
  columns: process.stdout.columns || undefined,
  signal: stopping.signal,
});
if (exitCode !== 0) process.exitCode = exitCode;
