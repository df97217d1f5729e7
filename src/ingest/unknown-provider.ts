import { OperatorError } from '../domain/errors.ts';
import { editDistance } from '../lib/edit-distance.ts';

/** Maximum edit distance between a mistyped slug and a suggested slug: `azrue` → `azure`. */
const MAX_EDITS = 2;

/** Asserts that all slugs are known. @throws {OperatorError} with the unknown slugs, suggestions of similar slugs, and all known slugs */
export function assertKnown(slugs: readonly string[], known: readonly string[]): void {
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length === 0) return;
  const near = known.filter((slug) =>
    unknown.some(
      (given) => editDistance(given.toLowerCase(), slug, MAX_EDITS) <= Math.min(MAX_EDITS, slug.length / 3),
    ),
  );
  const question = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  throw new OperatorError(`Unknown provider ${unknown.join(', ')}.${question} Known: ${known.join(', ')}.`);
}
