import { UpstreamError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';

/**
 * Refuses a list that lost more than `maxShrink` (0–1) of the voices its provider had.
 * @throws {UpstreamError} of class `shrunk`
 */
export function refuseShrunken(
  before: readonly StoredVoice[],
  after: readonly StoredVoice[],
  maxShrink: number,
): void {
  const listed = new Set(after.map(({ id }) => id));
  const lost = before.filter(({ id }) => !listed.has(id)).length;
  if (lost <= before.length * maxShrink) return;
  throw new UpstreamError(
    'shrunk',
    `${lost} of ${before.length} voices are gone; accept it with --accept if that is right`,
  );
}
