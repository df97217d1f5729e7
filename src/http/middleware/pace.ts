/** Time over which the pace is averaged, in ms of work. */
const SPAN_MS = 1000;

/** Mean time that a request takes under load. */
export interface Pace {
  record(count: number, durationMs: number): void;
  meanMs(): number;
}

/** Creates a running mean. Older times count half after each second of work, so that the mean follows other kinds of requests. */
export function createPace(): Pace {
  let requests = 0;
  let totalMs = 0;
  return {
    record(count, durationMs) {
      requests += count;
      totalMs += durationMs;
      if (totalMs < SPAN_MS) return;
      requests /= 2;
      totalMs /= 2;
    },
    meanMs: () => (requests === 0 ? 0 : totalMs / requests),
  };
}
