/** Timer with at most one pending timeout. */
export interface Timer {
  /** Runs a function after a delay. A pending function is cancelled. */
  readonly start: (ms: number, run: () => void) => void;
  readonly stop: () => void;
}

export function createTimer(): Timer {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  const start = (ms: number, run: () => void) => {
    stop();
    timeout = setTimeout(run, ms);
  };
  return { start, stop };
}
