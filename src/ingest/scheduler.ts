import { createTask, type ScheduledTask, validate } from 'node-cron';
import { messageOf } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';

/** A schedule that can be ended. */
export interface Schedule {
  stop(): Promise<void>;
}

export interface ScheduleOptions {
  /** IANA name of the time zone that the expression is in. */
  readonly timezone: string;
  readonly logger: Logger;
}

/** Many directories run the default schedule; each starts somewhere within this time of it. */
const MAX_JITTER_MS = 60_000;
/** A frequent schedule is blurred by no more than this share of its interval. */
const MAX_JITTER_SHARE = 0.1;

/** Whether node-cron understands the expression. */
export function isCronExpression(expression: string): boolean {
  return validate(expression);
}

/**
 * Runs `task` at the times of a cron expression, a little late by chance. A time that comes while it still runs is
 * skipped; one that went by unnoticed, as when the machine slept, is made up for.
 */
export function startSchedule(
  expression: string,
  task: () => Promise<void>,
  { timezone, logger }: ScheduleOptions,
): Schedule {
  const cron = createTask(expression, task, {
    timezone,
    noOverlap: true,
    maxRandomDelay: jitterMs(createTask(expression, task, { timezone })),
    suppressMissedWarning: true,
    logger: {
      info: () => {},
      debug: () => {},
      warn: (message) => logger.warn({ reason: message }, 'schedule'),
      error: (message) => logger.error({ reason: messageOf(message) }, 'scheduled run failed'),
    },
  });
  cron.on('execution:missed', async ({ date }) => {
    logger.warn({ missed: date.toISOString() }, 'scheduled run missed, running now');
    if (!cron.isBusy()) await cron.execute();
  });
  void cron.start();
  return { stop: async () => void (await cron.destroy()) };
}

function jitterMs(cron: ScheduledTask): number {
  const [first, second] = cron.getNextRuns(2);
  if (!first || !second) return 0;
  return Math.min(MAX_JITTER_MS, (second.getTime() - first.getTime()) * MAX_JITTER_SHARE);
}
