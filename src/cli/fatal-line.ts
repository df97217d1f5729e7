import { hostname } from 'node:os';
import { messageOf } from '../domain/errors.ts';
import type { Redact } from './redactor.ts';

/** Exit code after a fault of the program itself: EX_SOFTWARE of sysexits.h, which no command returns. */
export const FAULT_EXIT_CODE = 70;
/** Level `fatal` of pino, whose lines a collector of logs reads. */
const FATAL = 60;

/** Formats an error that nothing has caught as one JSON line, like the lines of the log. */
export function toFatalLine(error: unknown, redact: Redact): string {
  const err = {
    type: error instanceof Error ? error.name : typeof error,
    message: messageOf(error),
    stack: error instanceof Error ? error.stack : undefined,
  };
  const head = { level: FATAL, time: Date.now(), pid: process.pid, hostname: hostname() };
  return `${redact(JSON.stringify({ ...head, err, msg: 'uncaught error, process ends' }))}\n`;
}
