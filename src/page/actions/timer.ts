export type Timer = ReturnType<typeof createTimer>;

export function createTimer() {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  /** Runs a function after a delay in ms, and cancels the function that is still pending. */
  const start = (ms: number, run: () => void) => {
    stop();
    timeout = setTimeout(run, ms);
  };
  return { start, stop };
}
