import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { Logger } from '../lib/logger.ts';

export type StoreHealth = ReturnType<typeof createStoreHealth>;

/** Creates the recorder of a store's failures and responses. A message is logged when the store responds again after a failure. */
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
    countFailures: () => failures,
    readState: () => ({
      store: hasFailed || !lastAnswer ? ('unreachable' as const) : ('reachable' as const),
      ...(lastAnswer && { store_last_answer: lastAnswer.toISOString() }),
      ...(lastAnswer && oversized && { oversized_snapshot: oversized }),
    }),
  };
}
