import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { Logger } from '../lib/logger.ts';

/** Reachability of the snapshot store, as health checks show it. */
interface StoreState {
  readonly store: 'reachable' | 'unreachable';
  /** Time of the last answer, ISO 8601 in UTC; absent if there was none. */
  readonly store_last_answer?: string;
  /** Latest snapshot, if it does not fit into memory. */
  readonly oversized_snapshot?: OversizedSnapshot;
}

/** Record of the requests to the snapshot store. */
export interface StoreHealth {
  /** Records whether the store has answered a request in time. An answer that a key is absent counts as an answer. */
  record(hasAnswered: boolean): void;
  /** Records the latest snapshot if it does not fit into memory; undefined if it does. */
  recordOversized(snapshot: OversizedSnapshot | undefined): void;
  /** Returns the state as of now. */
  readState(): StoreState;
}

/** Creates the record of a store that has not answered yet, and logs when the store is back. */
export function createStoreHealth(now: () => Date, logger: Logger): StoreHealth {
  let lastAnswer: Date | undefined;
  let hasFailed = false;
  let oversized: OversizedSnapshot | undefined;
  return {
    record: (hasAnswered) => {
      if (hasAnswered && hasFailed)
        logger.info({ last_answer: lastAnswer?.toISOString() }, 'snapshot store reachable again');
      hasFailed = !hasAnswered;
      if (hasAnswered) lastAnswer = now();
    },
    recordOversized: (snapshot) => {
      oversized = snapshot;
    },
    readState: () => {
      if (!lastAnswer) return { store: 'unreachable' };
      return {
        store: hasFailed ? 'unreachable' : 'reachable',
        store_last_answer: lastAnswer.toISOString(),
        ...(oversized && { oversized_snapshot: oversized }),
      };
    },
  };
}
