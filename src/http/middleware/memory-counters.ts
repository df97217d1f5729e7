import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/**
 * Clients that are counted at a time, some 20 MB. The limiter's own store grows without end as long as new addresses
 * come. Here a flood of them makes it forget those that were quiet longest, which only gives these a new window.
 */
const MAX_CLIENTS = 100_000;

interface Counter extends ClientRateLimitInfo {
  totalHits: number;
  readonly resetTime: Date;
}

/** Counts of this process, each client in windows of its own. */
export function createMemoryCounters(maxClients = MAX_CLIENTS): Store {
  const counters = new LRUCache<string, Counter>({ max: maxClients });
  let windowMs = 0;

  function current(key: string): Counter | undefined {
    const counter = counters.get(key);
    return counter && counter.resetTime.getTime() > Date.now() ? counter : undefined;
  }

  function open(key: string): Counter {
    const counter = { totalHits: 0, resetTime: new Date(Date.now() + windowMs) };
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
