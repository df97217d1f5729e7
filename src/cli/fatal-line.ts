import { hostname } from 'node:os';
import { messageOf } from '../domain/errors.ts';
import type { Redact } from './redactor.ts';

/** Exit code after an uncaught error: EX_SOFTWARE of sysexits.h, distinct from the exit codes of commands. */
export const FAULT_EXIT_CODE = 70;
/** Numeric value of pino's log level `fatal`. */
const FATAL = 60;

/** Formats an uncaught error as one JSON line in pino's format, so that log collectors can parse it. */
export function toFatalLine(error: unknown, redact: Redact): string {
  const err = {
    type: error instanceof Error ? error.name : typeof error,
    message: messageOf(error),
    stack: error instanceof Error ? error.stack : undefined,
  };
  const head = { level: FATAL, time: Date.now(), pid: process.pid, hostname: hostname() };
  return `${redact(JSON.stringify({ ...head, err, msg: 'uncaught error, process ends' }))}\n`;
}
