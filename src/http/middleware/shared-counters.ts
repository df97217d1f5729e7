import { createClient } from '@redis/client';
import type { Options, Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import { messageOf } from '../../domain/errors.ts';
import type { Logger } from '../../lib/logger.ts';
import { createMemoryCounters } from './memory-counters.ts';

/** Longest time that a request waits for Redis, in ms. A nearby Redis usually answers within 1 ms. `scripts/docs/written.mjs` reads it. @public */
export const MAX_WAIT_MS = 100;
const MAX_RECONNECT_MS = 1000;
/** Interval in ms at which an unreachable Redis gets a new connection. A host that died without closing a connection never answers on it. */
const RENEW_MS = 5000;
const RETRY_MS = 1000;
const PREFIX = 'voice-directory:';

/** Creates request counters in Redis that all processes share. Without Redis, each process counts alone. The URL may contain a password. */
export function createSharedCounters(url: string, logger: Logger) {
  const redis = new RedisStore({ prefix: PREFIX, sendCommand: (...words) => client.sendCommand(words) });
  const own = createMemoryCounters();
  let options: Options | undefined;
  let isShared = false;
  let isJoining = false;
  const outage = createOutageLog(logger);
  let client = connect();
  const renewal = setInterval(() => {
    if (isShared) return;
    client.destroy();
    client = connect();
  }, RENEW_MS).unref();

  function connect() {
    const created = createRedisClient(url);
    created.on('ready', join);
    created.on('error', (error) => created === client && leave(error));
    // The rejection is ignored, because the client tries again by itself, and the event `error` reports the failure.
    void created.connect().catch(() => {});
    return created;
  }

  /** Loads the counters' script into Redis, without a time limit, and then uses the shared counters. After a failure, the script is loaded again. */
  async function join(): Promise<void> {
    if (isJoining || !options || !client.isReady) return;
    isJoining = true;
    try {
      await redis.init(options);
      isShared = true;
      outage.end();
    } catch (error) {
      leave(error);
      setTimeout(join, RETRY_MS).unref();
    } finally {
      isJoining = false;
    }
  }

  function leave(error: unknown): void {
    isShared = false;
    outage.begin(error);
  }

  return {
    store: {
      init: (given: Options) => {
        options = given;
        own.init?.(given);
        void join();
      },
      increment: async (key: string) => {
        if (!isShared) return own.increment(key);
        try {
          return await inTime(redis.increment(key));
        } catch (error) {
          leave(error);
          void join();
          return own.increment(key);
        }
      },
      decrement: (key: string) => own.decrement(key),
      resetKey: (key: string) => own.resetKey(key),
    } satisfies Store,
    isReachable: () => isShared,
    close: () => {
      clearInterval(renewal);
      client.destroy();
    },
  };
}

/** Creates the log of Redis outages: one line at the start and end of an outage. During an outage, each process of the service counts requests by itself. */
function createOutageLog(logger: Logger) {
  let isOut = false;
  return {
    begin: (error: unknown) => {
      const details = { reason: messageOf(error) };
      if (!isOut) logger.warn(details, 'Redis unreachable, this process counts requests for itself');
      isOut = true;
    },
    end: () => {
      if (isOut) logger.info({}, 'Redis reachable again, rate limits are shared');
      isOut = false;
    },
  };
}

function createRedisClient(url: string) {
  return createClient({
    url,
    // Without a connection, a Redis command fails at once instead of waiting for a connection.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), MAX_RECONNECT_MS) },
  });
}

/**
 * Waits for Redis. An answer that has arrived while the process was busy counts, because sockets are read before `setImmediate` runs. The timer is cleared,
 * because Redis mostly answers long before it ends. @throws {Error} after {@link MAX_WAIT_MS}
 */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`no answer within ${MAX_WAIT_MS} ms`);
    timer = setTimeout(() => setImmediate(reject, error), MAX_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
