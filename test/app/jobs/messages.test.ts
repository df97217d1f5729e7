import { describe, expect, it } from '@jest/globals';
import { toError, toFailure } from '../../../src/app/jobs/messages.ts';
import { BusyError, OperatorError } from '../../../src/domain/errors.ts';

describe('an error that goes from one thread to another', () => {
  const between = (error: unknown) => toError(structuredClone(toFailure(error)));

  it.each([new BusyError('held by 1'), new OperatorError('PORT is taken')])(
    'stays what it was: %s',
    (error) => {
      expect(between(error)).toMatchObject({ name: error.name, message: error.message });
      expect(between(error)).toBeInstanceOf(OperatorError);
    },
  );

  it('keeps the stack of a fault, which says where to look', () => {
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
  ])('makes up no stack for what was thrown without one: %j', (thrown, text) => {
    expect(between(thrown)).toMatchObject({ message: text, stack: text });
  });
});
