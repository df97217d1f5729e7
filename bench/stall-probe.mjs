/**
 * Preloaded into the server: measures for how long its event loop stands still. A timer that comes late counts, so that
 * a stall over the whole time of a measurement is seen too, which a delay histogram would miss. What the thread waited for
 * a core, as Linux tells, is what a machine with a core to spare would not show.
 */
import { readFileSync } from 'node:fs';

const TICK_MS = 5;
const NANOSECONDS_PER_MS = 1e6;

let longest = { stallMs: 0, ownStallMs: 0 };
let lastTick = performance.now();
let lastWaited = waitedMs();
setInterval(() => {
  const [now, waited] = [performance.now(), waitedMs()];
  const stallMs = now - lastTick - TICK_MS;
  longest = {
    stallMs: Math.max(longest.stallMs, stallMs),
    ownStallMs: Math.max(longest.ownStallMs, stallMs - (waited - lastWaited)),
  };
  [lastTick, lastWaited] = [now, waited];
}, TICK_MS).unref();

process.on('message', () => process.send?.(takeLongestStall()));

/** Returns the longest stall since the last call. */
export function takeLongestStall() {
  const taken = longest;
  longest = { stallMs: 0, ownStallMs: 0 };
  return taken;
}

/** Returns the time for which this thread was ready to run and had no core; always 0 where the system does not tell. */
function waitedMs() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / NANOSECONDS_PER_MS;
  } catch {
    return 0;
  }
}
