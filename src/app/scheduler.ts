import { createTask } from 'node-cron';
import { messageOf } from '../domain/errors.ts';
import type { Logger } from '../lib/logger.ts';

/** Longest random delay of a scheduled run. The delay spreads the requests of all installations with the same schedule over time. */
const MAX_JITTER_MS = 60_000;
/** Longest random delay as a fraction of the shortest interval between two runs, so that runs of a frequent schedule have short delays. */
const MAX_JITTER_SHARE = 0.1;

/** Number of future runs whose intervals are compared. 200 runs cover the nightly pause of a schedule of every five minutes by day. */
const MAX_RUNS = 200;

/** Returns the longest interval between two future runs, in ms. Intervals may differ: a schedule may pause at night. */
export function longestIntervalMs(expression: string, timezone: string): number {
  return Math.max(0, ...intervalsMs(expression, timezone));
}

/** Returns the shortest interval between two future runs, in ms; undefined if fewer than two runs are due. */
export function shortestIntervalMs(expression: string, timezone: string): number | undefined {
  const intervals = intervalsMs(expression, timezone);
  return intervals.length > 0 ? Math.min(...intervals) : undefined;
}

function intervalsMs(expression: string, timezone: string): number[] {
  const runs = createTask(expression, () => {}, { timezone }).getNextRuns(MAX_RUNS);
  return runs.slice(1).map((run, at) => run.getTime() - (runs[at]?.getTime() ?? 0));
}

/** Runs `task` by a cron schedule plus a random delay. Runs never overlap. A run that was missed because the process was blocked starts afterwards. */
export function startSchedule(
  expression: string,
  task: () => Promise<void>,
  { timezone, logger }: { readonly timezone: string; readonly logger: Logger },
) {
  const cron = createTask(expression, task, {
    timezone,
    noOverlap: true,
    maxRandomDelay: Math.min(
      MAX_JITTER_MS,
      (shortestIntervalMs(expression, timezone) ?? 0) * MAX_JITTER_SHARE,
    ),
    suppressMissedWarning: true,
    logger: {
      info: () => {},
      debug: () => {},
      warn: (message) => logger.warn({ reason: message }, 'scheduled run warning'),
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
