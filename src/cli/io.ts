/** The process around a command: what it reads its settings from and writes its words to. */
export interface CliIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Results, on stdout. */
  readonly out: (text: string) => void;
  /** Everything else, on stderr. */
  readonly err: (text: string) => void;
  /** Whether a person watches: then tables and live progress, else plain lines. */
  readonly isTerminal: boolean;
  /** Characters in a line of the terminal, where that is known. */
  readonly columns?: number | undefined;
  /** Aborts when the process is asked to end. */
  readonly signal: AbortSignal;
}

/** 0: done; 1: nothing was done; 2: done in part. */
export type ExitCode = 0 | 1 | 2;
