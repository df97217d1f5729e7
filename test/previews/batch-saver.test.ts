import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createBatchSaver } from '../../src/previews/batch-saver.ts';

describe('a batch saver', () => {
  it('saves after a number of items, after a time, and at the end', async () => {
    let saves = 0;
    const save = async () => void saves++;
    const saver = createBatchSaver(save, { maxItems: 3, maxWaitMs: 40 }, () => {});
    for (let item = 0; item < 3; item++) saver.add();
    await sleep(5);
    expect(saves).toBe(1);
    saver.add();
    await sleep(100);
    expect(saves).toBe(2);
    await saver.flush();
    expect(saves).toBe(3);
  });

  it('never runs two saves at once', async () => {
    let [underWay, most] = [0, 0];
    const save = async () => {
      most = Math.max(most, ++underWay);
      await sleep(10);
      underWay--;
    };
    const saver = createBatchSaver(save, { maxItems: 1, maxWaitMs: 1000 }, () => {});
    for (let item = 0; item < 4; item++) saver.add();
    await saver.flush();
    expect([underWay, most]).toEqual([0, 1]);
  });

  it('tells a failed save, which the last one makes good', async () => {
    const errors: unknown[] = [];
    let isBroken = true;
    const save = async () => {
      if (isBroken) throw new Error('full');
    };
    const saver = createBatchSaver(save, { maxItems: 1, maxWaitMs: 1000 }, (error) => errors.push(error));
    saver.add();
    await sleep(5);
    expect(errors).toEqual([expect.objectContaining({ message: 'full' })]);
    isBroken = false;
    await saver.flush();
    isBroken = true;
    await expect(saver.flush()).rejects.toThrow('full');
  });
});
