import { OperatorError } from '../domain/errors.ts';

/** Returns the error about slugs that belong to no provider of the process. It names those that do. */
export function unknownProvider(unknown: readonly string[], known: readonly string[]): OperatorError {
  return new OperatorError(`Unknown provider ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
}
