import { expect, it } from '@jest/globals';
import { untilAborted } from '../../src/lib/until-aborted.ts';

it('work that fails after its signal has aborted is no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  let fail: (reason: Error) => void = () => {};
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  await expect(untilAborted(work, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  fail(new Error('the store is closed'));
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
