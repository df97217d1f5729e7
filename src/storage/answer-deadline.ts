import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../domain/errors.ts';

/** Longest wait for the snapshot store, in ms. The wait is limited, because the S3 client would wait 15 s for a silent store (three attempts). */
export const ANSWER_DEADLINE_MS = 5000;

/** Waits for `work` on the store at `location`. @throws {OperatorError} at the deadline; the work is not cancelled */
export function answeredInTime<T>(location: string, work: Promise<T>): Promise<T> {
  const deadline = sleep(ANSWER_DEADLINE_MS, undefined, { ref: false }).then(() => {
    throw new OperatorError(`The snapshot store ${location} did not answer within ${ANSWER_DEADLINE_MS} ms.`);
  });
  return Promise.race([work, deadline]);
}
