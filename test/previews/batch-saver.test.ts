import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createBatchSaver } from '../../src/previews/batch-saver.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a batch saver saves after a number of items, after a time, and at the end', async () => {
  let saves = 0;
  const save = async () => void saves++;
  const saver = createBatchSaver(save, { maxItems: 3, maxWaitMs: 40 }, () => {});
  for (let item = 0; item < 3; item++) saver.add();
  await jest.advanceTimersByTimeAsync(0);
  expect(saves).toBe(1);
  saver.add();
  await jest.advanceTimersByTimeAsync(20);
  saver.add();
  await jest.advanceTimersByTimeAsync(19);
  expect(saves).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(saves).toBe(2);
  await jest.advanceTimersByTimeAsync(1000);
  expect(saves).toBe(2);
  await saver.flush();
  expect(saves).toBe(3);
});

it('a batch saver never runs two saves at once', async () => {
  let [underWay, most, saves] = [0, 0, 0];
  const save = async () => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 10));
    underWay--;
    saves++;
  };
  const saver = createBatchSaver(save, { maxItems: 1, maxWaitMs: 1000 }, () => {});
  for (let item = 0; item < 4; item++) saver.add();
  const flushed = saver.flush();
  await jest.advanceTimersByTimeAsync(50);
  await flushed;
  expect({ underWay, most, saves }).toEqual({ underWay: 0, most: 1, saves: 5 });
});

it('a batch saver tells a failed save, which the last one makes good', async () => {
  const errors: unknown[] = [];
  let isBroken = true;
  const save = async () => {
    if (isBroken) throw new Error('full');
  };
  const saver = createBatchSaver(save, { maxItems: 1, maxWaitMs: 1000 }, (error) => errors.push(error));
  saver.add();
  await jest.advanceTimersByTimeAsync(0);
  expect(errors).toEqual([expect.objectContaining({ message: 'full' })]);
  isBroken = false;
  await saver.flush();
  isBroken = true;
  await expect(saver.flush()).rejects.toThrow('full');
});
