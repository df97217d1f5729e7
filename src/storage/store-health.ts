import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { Logger } from '../lib/logger.ts';

/** Recorder of the outcomes of requests to the snapshot store. */
export type StoreHealth = ReturnType<typeof createStoreHealth>;

/** Creates the recorder for a store that has not responded yet. The recorder logs a message when the store responds again after a failure. */
export function createStoreHealth(now: () => Date, logger: Logger) {
  let lastAnswer: Date | undefined;
  let hasFailed = false;
  let failures = 0;
  let oversized: OversizedSnapshot | undefined;
  return {
    /** Records whether the store has responded to a request in time. An error about an absent key counts as a response too. */
    record: (hasAnswered: boolean) => {
      if (hasAnswered && hasFailed)
        logger.info({ last_answer: lastAnswer?.toISOString() }, 'snapshot store reachable again');
      hasFailed = !hasAnswered;
      if (hasFailed) failures++;
      if (hasAnswered) lastAnswer = now();
    },
    /** Records that the latest snapshot does not fit into memory; undefined records that it does fit. */
    recordOversized: (snapshot: OversizedSnapshot | undefined) => {
      oversized = snapshot;
    },
    /** Returns how many requests since the start have got no response in time. */
    countFailures: () => failures,
    /** Returns the reachability of the store, as the health endpoint reports it. */
    readState: () => ({
      store: hasFailed || !lastAnswer ? ('unreachable' as const) : ('reachable' as const),
      ...(lastAnswer && { store_last_answer: lastAnswer.toISOString() }),
      ...(lastAnswer && oversized && { oversized_snapshot: oversized }),
    }),
  };
}
