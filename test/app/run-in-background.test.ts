import { expect, it } from '@jest/globals';
import type { Jobs } from '../../src/app/jobs/jobs.ts';
import { checkInBackground } from '../../src/app/service/run-in-background.ts';
import { BusyError, OperatorError } from '../../src/domain/errors.ts';
import { createCheckTally } from '../../src/previews/check/check-report.ts';

/** Runs a check, and returns what was logged. */
async function logOf(checkPreviews: Jobs['checkPreviews'], signal = new AbortController().signal) {
  const lines: unknown[] = [];
  const log = (level: string) => (details: object, message: string) =>
    void lines.push([level, message, details]);
  const logger = { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
  const unused = () => Promise.reject(new Error('not asked for'));
  await checkInBackground(
    { jobs: { load: unused, ingest: unused, loadNewer: unused, checkPreviews }, logger },
    signal,
  );
  return lines;
}

it('checkInBackground logs one line with the counts', async () => {
  const tally = createCheckTally();
  tally.add({ address: 'https://a.test/x', provider: 'a', voices: 2 }, 'dead', 'status 404');
  const report = { ...tally.toFigures(), recent: 3, stopped: false, seconds: 1.5 };
  expect(await logOf(async () => report)).toEqual([
    [
      'info',
      'previews checked',
      { checked: 1, playable: 0, dead: 1, doubtful: 0, unreachable: 0, seconds: 1.5 },
    ],
  ]);
});

it.each([
  [new BusyError('another one runs'), 'info', 'check of previews left to another process'],
  [new OperatorError('the store is gone'), 'error', 'check of previews failed'],
])('checkInBackground logs %s', async (error, level, message) => {
  const lines = await logOf(() => Promise.reject(error));
  expect(lines).toEqual([[level, message, { reason: error.message }]]);
});

it('checkInBackground logs nothing about a check that the stop of the service ended', async () => {
  const stopping = new AbortController();
  stopping.abort();
  expect(await logOf(() => Promise.reject(new Error('aborted')), stopping.signal)).toEqual([]);
});
