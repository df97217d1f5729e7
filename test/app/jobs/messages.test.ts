import { expect, it } from '@jest/globals';
import { toError, toFailure } from '../../../src/app/jobs/messages.ts';
import { BusyError, OperatorError } from '../../../src/domain/errors.ts';

const between = (error: unknown) => toError(structuredClone(toFailure(error)));

it.each([new BusyError('held by 1'), new OperatorError('PORT is taken')])(
  'an expected error keeps its class between threads: %s',
  (error) => {
    expect(between(error)).toMatchObject({ name: error.name, message: error.message });
    expect(between(error)).toBeInstanceOf(OperatorError);
  },
);

it('a fault keeps its stack between threads, because the stack is where to look', () => {
  const fault = new TypeError('voices is not iterable');
  expect(between(fault).stack).toBe(fault.stack);
  expect(between(fault).stack).toContain('TypeError: voices is not iterable');
  expect(between(fault)).not.toBeInstanceOf(OperatorError);
});

it.each<[unknown, string]>([
  ['lost', 'lost'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ message: 'half an error' }, 'half an error'],
])('a thrown value without a stack gets its text as stack: %j', (thrown, text) => {
  expect(between(thrown)).toMatchObject({ message: text, stack: text });
});
