import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../src/domain/logger.ts';
import { isCronExpression, startSchedule } from '../../src/ingest/scheduler.ts';

const EVERY_SECOND = '* * * * * *';

describe('a schedule', () => {
  it.each([
    ['17 */6 * * *', true],
    ['0 3 * * 1-5', true],
    ['hourly', false],
    ['99 * * * *', false],
    ['', false],
  ])('of "%s" is understood: %s', (expression, isUnderstood) => {
    expect(isCronExpression(expression)).toBe(isUnderstood);
  });

  it('runs on time, never twice at once, and no more once stopped', async () => {
    let runs = 0;
    let running = 0;
    let most = 0;
    const schedule = startSchedule(
      EVERY_SECOND,
      async () => {
        runs++;
        most = Math.max(most, ++running);
        await sleep(1500);
        running--;
      },
      { timezone: 'UTC', logger: silentLogger },
    );
    await sleep(4500);
    await schedule.stop();
    const runsAtStop = runs;
    expect(runs).toBeGreaterThanOrEqual(2);
    expect(most).toBe(1);
    await sleep(2500);
    expect(runs).toBe(runsAtStop);
  });

  it('goes on after a run that failed', async () => {
    let runs = 0;
    const schedule = startSchedule(
      EVERY_SECOND,
      async () => {
        runs++;
        throw new Error('this run fails');
      },
      { timezone: 'UTC', logger: silentLogger },
    );
    await sleep(3500);
    await schedule.stop();
    expect(runs).toBeGreaterThanOrEqual(2);
  });

  it('makes up for a run that the process slept through', async () => {
    const warnings: object[] = [];
    let runs = 0;
    const schedule = startSchedule(
      EVERY_SECOND,
      async () => {
        runs++;
      },
      { timezone: 'Europe/Vienna', logger: { ...silentLogger, warn: (details) => warnings.push(details) } },
    );
    await sleep(1500);
    const before = runs;
    // Nothing runs meanwhile, as in a machine that sleeps.
    const until = Date.now() + 4000;
    while (Date.now() < until);
    await sleep(600);
    await schedule.stop();
    expect(warnings).toContainEqual({ missed: expect.any(String) });
    expect(runs).toBeGreaterThan(before);
  });
});
