import { getMaxListeners } from 'node:events';
import { expect, it } from '@jest/globals';
import { joinSignals } from '../../../src/previews/fetch/join-signals.ts';

it('joinSignals aborts with the first signal and its reason', () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const joined = joinSignals(one.signal, two.signal);
  expect(joined.aborted).toBe(false);
  two.abort(new Error('second'));
  one.abort(new Error('first'));
  expect(joined.reason).toEqual(new Error('second'));
});

it('joinSignals takes any number of listeners', () => {
  expect(getMaxListeners(joinSignals(new AbortController().signal))).toBe(Number.POSITIVE_INFINITY);
});
