import fc from 'fast-check';

/**
 * Returns undefined instead of a value seven times in eight, so that a query of many optional parameters has one or two. A query with most
 * of them finds no voice, and an empty answer shows next to nothing.
 */
export function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
