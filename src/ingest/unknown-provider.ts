import { OperatorError } from '../domain/errors.ts';
import { editDistance } from '../lib/edit-distance.ts';

/** Maximum edit distance between a mistyped slug and a suggested slug: `azrue` → `azure`. */
const MAX_EDITS = 2;

/** Returns the error for unknown provider slugs. Its message suggests similar slugs and lists all known slugs. */
export function unknownProvider(unknown: readonly string[], known: readonly string[]): OperatorError {
  const near = known.filter((slug) => unknown.some((given) => isNear(given.toLowerCase(), slug)));
  const question = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  return new OperatorError(`Unknown provider ${unknown.join(', ')}.${question} Known: ${known.join(', ')}.`);
}

function isNear(given: string, slug: string): boolean {
  return editDistance(given, slug, MAX_EDITS) <= Math.min(MAX_EDITS, slug.length / 3);
}
