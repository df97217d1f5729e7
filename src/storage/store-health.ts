import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { Logger } from '../lib/logger.ts';

/** Reachability of the snapshot store, as the health endpoint reports it. */
interface StoreState {
  readonly store: 'reachable' | 'unreachable';
  /** Time of the last response, ISO 8601 in UTC; absent if there was no response. */
  readonly store_last_answer?: string;
  /** Latest snapshot; present only if it does not fit into memory. */
  readonly oversized_snapshot?: OversizedSnapshot;
}

/** Recorder of the outcomes of requests to the snapshot store. */
export interface StoreHealth {
  /** Records whether the store has responded to a request in time. The response that a key is absent counts as a response. */
  record(hasAnswered: boolean): void;
  /** Records that the latest snapshot does not fit into memory; undefined records that it fits. */
  recordOversized(snapshot: OversizedSnapshot | undefined): void;
  readState(): StoreState;
  /** Returns the number of requests without a response in time, since the start. */
  countFailures(): number;
}

/** Creates the recorder for a store that has not responded yet. A message is logged when the store responds again after a failure. */
export function createStoreHealth(now: () => Date, logger: Logger): StoreHealth {
  let lastAnswer: Date | undefined;
  let hasFailed = false;
  let failures = 0;
  let oversized: OversizedSnapshot | undefined;
  return {
    record: (hasAnswered) => {
      if (hasAnswered && hasFailed)
        logger.info({ last_answer: lastAnswer?.toISOString() }, 'snapshot store reachable again');
      hasFailed = !hasAnswered;
      if (hasFailed) failures++;
      if (hasAnswered) lastAnswer = now();
    },
    recordOversized: (snapshot) => {
      oversized = snapshot;
    },
    countFailures: () => failures,
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
