/**
 * Preloaded into the server: measures for how long its event loop stands still. A timer that comes late counts, so that
 * a stall over the whole time of a measurement is seen too, which a delay histogram would miss.
 */
const TICK_MS = 5;

let longestStallMs = 0;
let lastTick = performance.now();
setInterval(() => {
  const now = performance.now();
  longestStallMs = Math.max(longestStallMs, now - lastTick - TICK_MS);
  lastTick = now;
}, TICK_MS).unref();

process.on('message', () => {
  process.send?.(longestStallMs);
  longestStallMs = 0;
});
