import type { Redact } from './redactor.ts';

/** The process around a command: its environment, its output and its stop signal. */
export interface ProcessIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes results to stdout. */
  readonly out: (text: string) => void;
  /** Writes bytes of a result to stdout. Resolves once they are taken: to false if nobody reads any more. */
  readonly write: (bytes: Buffer) => Promise<boolean>;
  /** Writes notices, progress and errors to stderr. */
  readonly err: (text: string) => void;
  /** True if stdout is a terminal: a person gets tables and live progress, a program gets plain lines. */
  readonly isTerminal: boolean;
  /** True if stderr is a terminal, so that a person reads the log there. */
  readonly isErrTerminal: boolean;
  /** Width of the terminal in characters, if it is known. */
  readonly columns?: number | undefined;
  /** Calls `listener` at each SIGHUP, which a supervisor sends for a reload, and a terminal that is closed. The signal ends no command. */
  readonly onHangup: (listener: () => void) => void;
  /** Aborts when the process is asked to stop. */
  readonly signal: AbortSignal;
}

/** The process as a command sees it: secrets are cut out of everything that it prints. */
export interface CliIo extends ProcessIo {
  /** Cuts secrets out of what a command writes past `out` and `err`: a report, a log line. */
  readonly redact: Redact;
}

/** Exit code of a command: 0 done, 1 nothing done, 2 done in part. */
export type ExitCode = 0 | 1 | 2;
