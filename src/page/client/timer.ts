/** One timeout at a time. */
export interface Timer {
  /** Runs a function after a time, in place of the one that waits. */
  readonly start: (ms: number, run: () => void) => void;
  readonly stop: () => void;
}

/** Creates a timer at rest. */
export function createTimer(): Timer {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  const start = (ms: number, run: () => void) => {
    stop();
    timeout = setTimeout(run, ms);
  };
  return { start, stop };
}
