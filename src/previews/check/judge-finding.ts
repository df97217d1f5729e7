import type { SampleCheck } from '../../domain/sample-check.ts';
import type { Finding } from './probe-sample.ts';

/** Age in days from which a result is out of date, if nothing else is asked for. */
export const CHECK_MAX_AGE_DAYS = 7;
/** Time after which a doubtful address is checked again, in ms. */
const DOUBT_MS = 60 * 60 * 1000;

/**
 * Returns the result to record; undefined for an address that could not be reached, whose earlier result stays. A host without name or
 * certificate is dead only when two checks found it so, because its operator may still mend it.
 */
export function judgeFinding(
  finding: Finding,
  earlier: SampleCheck | undefined,
  now: Date,
): SampleCheck | undefined {
  const checked_at = now.toISOString();
  if (finding.state === 'unreachable') return undefined;
  if (finding.state === 'playable') {
    const { media_type, bytes } = finding;
    return {
      checked_at,
      state: 'playable',
      ...(media_type !== undefined && { media_type }),
      ...(bytes !== undefined && { bytes }),
    };
  }
  const { state, reason } = finding;
  const isDead = state === 'dead' || (earlier !== undefined && earlier.state !== 'playable');
  return isDead
    ? { checked_at, state: 'dead', reason }
    : { ...earlier, checked_at, state: 'doubtful', reason };
}

/** Reports whether an address is to be checked again. A time in the future comes from a wrong clock. */
export function isDue(check: SampleCheck | undefined, maxAgeMs: number, now: Date): boolean {
  if (!check) return true;
  const ageMs = now.getTime() - Date.parse(check.checked_at);
  return ageMs < 0 || ageMs >= (check.state === 'doubtful' ? Math.min(maxAgeMs, DOUBT_MS) : maxAgeMs);
}
