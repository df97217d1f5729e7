import { readFileSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1e6;

/** Measures for how long the turns of this process's event loop last. */
export interface LoopHolds {
  /** Returns the longest turn since the last call, in ms, without the time for which the thread waited for a core. */
  readonly take: () => number;
  readonly stop: () => void;
}

export function measureLoopHolds(): LoopHolds {
  let longestMs = 0;
  let last = performance.now();
  let lastWaited = waitedMs();
  let isOn = true;
  (function turn() {
    const waited = waitedMs();
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last - (waited - lastWaited));
    last = now;
    // Read after the time, and above before it, so that no wait is taken off that is not in the turn.
    lastWaited = waitedMs();
    if (isOn) setImmediate(turn);
  })();
  return {
    take: () => {
      const taken = longestMs;
      longestMs = 0;
      return taken;
    },
    stop: () => {
      isOn = false;
    },
  };
}

/** Returns the time for which this thread was ready to run and had no core; always 0 where the system does not tell. */
function waitedMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / NANOSECONDS_PER_MS;
  } catch {
    return 0;
  }
}
