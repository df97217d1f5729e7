import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/**
 * Largest number of clients whose requests are counted; their counters take about 20 MB. The least recently used counter is evicted for a new client
 * (the store of express-rate-limit would grow without limit). A client whose counter was evicted only gets its next rate-limit window early.
 */
const MAX_CLIENTS = 100_000;

interface Counter extends ClientRateLimitInfo {
  totalHits: number;
  readonly resetTime: Date;
}

/** Creates a store of request counters in memory. Each client has its own fixed rate-limit window, measured by the clock `now` in milliseconds. */
export function createMemoryCounters({ maxClients = MAX_CLIENTS, now = Date.now } = {}): Store {
  const counters = new LRUCache<string, Counter>({ max: maxClients });
  let windowMs = 0;

  function current(key: string): Counter | undefined {
    const counter = counters.get(key);
    return counter && counter.resetTime.getTime() > now() ? counter : undefined;
  }

  function open(key: string): Counter {
    const counter = { totalHits: 0, resetTime: new Date(now() + windowMs) };
    counters.set(key, counter);
    return counter;
  }

  return {
    localKeys: true,
    init: (options) => {
      windowMs = options.windowMs;
    },
    get: current,
    increment: (key) => {
      const counter = current(key) ?? open(key);
      counter.totalHits++;
      return counter;
    },
    decrement: (key) => {
      const counter = current(key);
      if (counter) counter.totalHits--;
    },
    resetKey: (key) => void counters.delete(key),
  };
}
