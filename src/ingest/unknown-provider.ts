import { OperatorError } from '../domain/errors.ts';

/** Returns the error about unknown provider slugs. Its message lists the known slugs. */
export function unknownProvider(unknown: readonly string[], known: readonly string[]): OperatorError {
  return new OperatorError(`Unknown provider ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
}
