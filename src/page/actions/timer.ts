/** Timer with at most one pending timeout. */
export type Timer = ReturnType<typeof createTimer>;

export function createTimer() {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  /** Runs a function after a delay, and cancels a pending function. */
  const start = (ms: number, run: () => void) => {
    stop();
    timeout = setTimeout(run, ms);
  };
  return { start, stop };
}
