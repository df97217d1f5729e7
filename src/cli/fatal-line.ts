import { messageOf } from '../domain/errors.ts';
import { API_VERSION } from '../domain/protocol.ts';

/** Exit code after an uncaught error: EX_SOFTWARE of sysexits.h, distinct from the exit codes of commands. */
export const FAULT_EXIT_CODE = 70;

/** Fields that each line of the log contains. */
export const LOG_BASE = { service: 'voice-directory', version: API_VERSION, pid: process.pid };

/** Formats an uncaught error as text for a terminal, or as a JSON line for log collectors. */
export function toFatalLine(error: unknown, redact: (text: string) => string, isTerminal = false): string {
  const err = {
    type: error instanceof Error ? error.name : typeof error,
    message: messageOf(error),
    stack: error instanceof Error ? error.stack : undefined,
  };
  const msg = 'uncaught error, process ends';
  if (isTerminal) return redact(`FATAL: ${msg}: ${err.stack ?? err.message}\n`);
  return `${redact(JSON.stringify({ level: 'fatal', time: Date.now(), ...LOG_BASE, err, msg }))}\n`;
}
