import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cron } from '../../src/app/config/setting-schemas.ts';
import { longestIntervalMs, shortestIntervalMs, startSchedule } from '../../src/app/scheduler.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  times: Rows<[expression: string, isValid: boolean]>;
  waits: Rows<[expression: string, hours: number]>;
  delays: Rows<[expression: string, hours: number]>;
}>(import.meta);

const EVERY_SECOND = '* * * * * *';

it.each(TABLE.times)('the expression "%s" is a cron expression: %s', (expression, isValid) => {
  expect(cron.safeParse(expression).success).toBe(isValid);
});

describe('intervals', () => {
  it.each(TABLE.waits)('the longest interval of "%s" is %s hours', (expression, hours) => {
    expect(longestIntervalMs(expression, 'UTC') / 3_600_000).toBeCloseTo(hours, 6);
  });

  // The runs of office hours have nothing but a night between them after the last but one of a day.
  describe.each(['2026-11-20T08:30:00Z', '2026-11-20T16:00:30Z', '2026-11-20T17:00:30Z'])('at %s', (time) => {
    beforeEach(() => void jest.useFakeTimers({ now: Date.parse(time) }));
    afterEach(() => void jest.useRealTimers());

    it.each(TABLE.delays)('the shortest interval of "%s" is %s hours', (expression, hours) => {
      expect((shortestIntervalMs(expression, 'UTC') ?? 0) / 3_600_000).toBeCloseTo(hours, 6);
    });
  });
});

/** Starts a schedule of every second, and counts the starts of its task. */
function countRuns(task: () => Promise<void>, timezone = 'UTC') {
  const warnings: object[] = [];
  const runs = { started: 0 };
  const schedule = startSchedule(
    EVERY_SECOND,
    () => {
      runs.started++;
      return task();
    },
    { timezone, logger: { ...silentLogger, warn: (details) => warnings.push(details) } },
  );
  return { runs, warnings, schedule };
}

describe('schedules', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
  afterEach(() => void jest.useRealTimers());

  it('a schedule runs its task on time, and no more once it is stopped', async () => {
    const { runs, schedule } = countRuns(async () => {});
    await jest.advanceTimersByTimeAsync(4_500);
    expect(runs.started).toBe(4);
    await schedule.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(runs.started).toBe(4);
  });

  it('a schedule skips a run while the previous one is active', async () => {
    let running = 0;
    let most = 0;
    const { runs, schedule } = countRuns(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      running--;
    });
    await jest.advanceTimersByTimeAsync(10_000);
    await schedule.stop();
    expect(most).toBe(1);
    expect(runs.started).toBe(5);
  });

  it('a schedule goes on after a run that fails', async () => {
    const { runs, schedule } = countRuns(() => Promise.reject(new Error('this run fails')));
    await jest.advanceTimersByTimeAsync(3_500);
    await schedule.stop();
    expect(runs.started).toBe(3);
  });

  it('a schedule makes up for a run that the process slept through', async () => {
    const { runs, warnings, schedule } = countRuns(async () => {}, 'Europe/Vienna');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(runs.started).toBe(1);
    // A machine that sleeps runs no timer, and its clock goes on.
    jest.setSystemTime(Date.now() + 4_000);
    await jest.advanceTimersByTimeAsync(1_000);
    await schedule.stop();
    expect(warnings).toContainEqual({ missed: expect.any(String) });
    // One run is due in the second after the sleep; any other makes up for a missed one.
    expect(runs.started).toBeGreaterThan(2);
  });
});
