import { schedule, validate } from 'node-cron';

/** A schedule that can be ended. */
export interface Schedule {
  /** When it runs next; nothing when it is off. */
  nextRun(): Date | undefined;
  stop(): Promise<void>;
}

/** Whether node-cron understands the expression. */
export function isCronExpression(expression: string): boolean {
  return validate(expression);
}

/** Runs `task` at the times of a cron expression, in UTC; a time that comes while it still runs is skipped. */
export function startSchedule(expression: string, task: () => Promise<void>): Schedule {
  const cron = schedule(expression, task, { noOverlap: true, timezone: 'UTC' });
  return {
    nextRun: () => cron.getNextRun() ?? undefined,
    stop: async () => void (await cron.destroy()),
  };
}
