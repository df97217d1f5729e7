import { UpstreamError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';

/**
 * Asserts that a provider's new list holds enough of the provider's previous voices. A list that lacks many voices is
 * refused, because such a list is more often a fault than a removal.
 * @param maxShrink largest share of the previous voices that the new list may lack, from 0 to 1
 * @throws {UpstreamError} `shrunk` if the new list lacks a larger share
 */
export function assertNotShrunk(
  before: readonly StoredVoice[],
  after: readonly StoredVoice[],
  maxShrink: number,
): void {
  const listed = new Set(after.map(({ id }) => id));
  const missing = before.filter(({ id }) => !listed.has(id)).length;
  if (missing <= before.length * maxShrink) return;
  throw new UpstreamError(
    'shrunk',
    `${missing} of ${before.length} voices are missing from the list; if the removal is right, accept it with --accept`,
  );
}
