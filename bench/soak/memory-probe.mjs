/** Preloaded into the server: tells its parent the memory of the main thread and the longest stall of its event loop, once a second. */
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import { takeLongestStall } from '../stall-probe.mjs';

const INTERVAL_MS = 1000;
const MIB = 2 ** 20;

if (isMainThread) {
  // Only what a full collection leaves is in use; between two of them, the heap grows to any size.
  let liveHeapMiB = process.memoryUsage().heapUsed / MIB;
  new PerformanceObserver((list) => {
    const isFull = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    if (list.getEntries().some(isFull)) liveHeapMiB = process.memoryUsage().heapUsed / MIB;
  }).observe({ entryTypes: ['gc'] });

  setInterval(() => process.send?.({ liveHeapMiB, ...takeLongestStall() }), INTERVAL_MS).unref();
}
