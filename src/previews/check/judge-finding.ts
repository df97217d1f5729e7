import type { SampleCheck } from '../../domain/sample-check.ts';
import type { Finding } from './probe-sample.ts';

/** Default age in days at which the result of a check is outdated. */
export const CHECK_MAX_AGE_DAYS = 7;
/** Age in ms at which the result of a check is outdated if its state is `doubtful`. */
const DOUBT_MS = 60 * 60 * 1000;

/**
 * Returns the check result to record; undefined for an unreachable URL (the earlier result is kept). An unresolved host name or an invalid
 * certificate makes a sample dead only at the second check, because the host's operator may repair the name or certificate.
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
    // Earlier facts are kept as long as the sample has the same size, because another size means another recording.
    const heard = finding.heard ?? (earlier?.bytes === bytes ? earlier?.heard : undefined);
    return {
      checked_at,
      state: 'playable',
      ...(media_type !== undefined && { media_type }),
      ...(bytes !== undefined && { bytes }),
      ...(heard && { heard }),
    };
  }
  const { state, reason } = finding;
  const isDead = state === 'dead' || (earlier !== undefined && earlier.state !== 'playable');
  return isDead
    ? { checked_at, state: 'dead', reason }
    : { ...earlier, checked_at, state: 'doubtful', reason };
}

/**
 * Reports whether a URL is due for a check. A result with a time in the future comes from a wrong clock, and counts as outdated. If `method` is given, a
 * playable sample is also due if its sound was not measured by that method.
 */
export function isDue(
  check: SampleCheck | undefined,
  maxAgeMs: number,
  now: Date,
  method: string | undefined = check?.heard?.method,
): boolean {
  if (!check || (check.state === 'playable' && check.heard?.method !== method)) return true;
  const ageMs = now.getTime() - Date.parse(check.checked_at);
  return ageMs < 0 || ageMs >= (check.state === 'doubtful' ? Math.min(maxAgeMs, DOUBT_MS) : maxAgeMs);
}
