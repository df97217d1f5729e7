import type { Config } from '../app/config/config.ts';
import type { Env } from '../app/config/environment.ts';

/** Parts of the process that a command gets: environment variables, output streams and stop signal. */
export interface ProcessIo {
  readonly env: Env;
  readonly out: (text: string) => void;
  /** Writes bytes of a result to stdout. The promise resolves to true once the bytes are written, or to false if the write fails (closed pipe). */
  readonly write: (bytes: Buffer) => Promise<boolean>;
  /** Writes notices, progress and errors to stderr. */
  readonly err: (text: string) => void;
  /** True if stdout is a terminal. A terminal gets tables; a pipe or file gets plain lines. */
  readonly isTerminal: boolean;
  /** True if stderr is a terminal. On a terminal, the log is formatted for people. */
  readonly isErrTerminal: boolean;
  /** Width of the terminal in characters, if it is known. */
  readonly columns?: number | undefined;
  /** Calls `listener` at each SIGHUP, the reload signal of supervisors. SIGHUP never ends a command, not even when the terminal is closed. */
  readonly onHangup: (listener: () => void) => void;
  /** Signal that aborts when the process is asked to stop. */
  readonly signal: AbortSignal;
}

/** Same as {@link ProcessIo}, but `out` and `err` replace secrets in all printed text. */
export interface CliIo extends ProcessIo {
  /** Replaces secrets in text that does not go through `out` or `err`: a report file, a log line. */
  readonly redact: (text: string) => string;
}

/** Exit code of a command: 0 success, 1 failure without any effect, 2 partial success. */
export type ExitCode = 0 | 1 | 2;

/** Action of a command, called with the arguments and options of the command line. */
export type Action<Args extends unknown[] = never[]> = (
  config: Config,
  io: CliIo,
  ...args: Args
) => Promise<ExitCode>;

/** Option of a command that prints a table, or JSON on request. */
export interface JsonOption {
  readonly json?: boolean;
}

/**
 * Returns the function that commander calls to run a command. The returned function imports the command's action by `load`, calls the action with the parsed
 * settings, and stores the exit code. `toVariables` converts options to environment variables that override the real ones.
 */
export type Run = <Args extends unknown[]>(
  load: (...args: Args) => Promise<Action>,
  toVariables?: (...args: Args) => Env,
) => (...args: Args) => Promise<void>;
