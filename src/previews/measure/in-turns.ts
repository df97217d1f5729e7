import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time in ms after which a long computation lets other work of the process run, so that it does not delay the requests of a server. */
const TURN_MS = 5;

/** Calls `step` with 0, 1, … `count - 1`. Between two steps, other work of the process may run. A step should take far less than 5 ms. */
export async function inTurns(count: number, step: (at: number) => void): Promise<void> {
  let start = performance.now();
  for (let at = 0; at < count; at++) {
    step(at);
    if (performance.now() - start < TURN_MS) continue;
    await nextTurn();
    start = performance.now();
  }
}
