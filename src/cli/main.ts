#!/usr/bin/env node
import { OperatorError } from '../domain/errors.ts';
import { runCli } from './program.ts';

// The SDK warns on every start that versions of 2027 will need Node 22; the lockfile pins one that does not.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

// `voice-directory search | head`: whoever read us has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The second one is the person's way out of a stop that hangs.
  process.once(signal, () => stopping.abort(new OperatorError(`Stopped by ${signal}.`)));
}

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  isTerminal: process.stdout.isTTY === true,
  // A terminal that does not know its width says 0.
  columns: process.stdout.columns || undefined,
  signal: stopping.signal,
});
