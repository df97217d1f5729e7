import * as z from 'zod';
import { MeasuredSound } from './heard.ts';
import type { StoredVoice } from './voice.ts';

/** Result of a request to the URL of a provider's audio sample. */
export const SampleCheck = z.looseObject({
  /** Time at which the sample was requested, ISO 8601 in UTC. */
  checked_at: z.iso.datetime(),
  /**
   * State of the sample. A `dead` sample is gone, or is not audio. If the host's name does not resolve or its certificate is invalid, the first check sets
   * `doubtful`, and the next check sets `dead`.
   */
  state: z.enum(['playable', 'doubtful', 'dead']),
  /** Reason why the sample is dead or doubtful, such as `status 404`. */
  reason: z.string().optional(),
  media_type: z.string().optional(),
  /** Size of the whole sample in bytes; absent if it is unknown. */
  bytes: z.int().min(0).optional(),
  /** Facts measured from the sound; absent if nothing was measured. */
  heard: MeasuredSound.optional().catch(undefined),
});
export type SampleCheck = z.infer<typeof SampleCheck>;

/** Voice with the result of the last check of the sample that its provider publishes. */
export type CheckedVoice = StoredVoice & { readonly sample_check?: SampleCheck | undefined };

/** Results of the checks of audio samples, by the sample's URL. */
export const SampleChecks = z.record(z.string(), SampleCheck);
export type SampleChecks = z.infer<typeof SampleChecks>;

/** Returns a voice with the result of the last check of its sample. */
export function withCheck(voice: StoredVoice, checks: ReadonlyMap<string, SampleCheck>): CheckedVoice {
  const sample_check = checks.get(voice.sample_url ?? '');
  return sample_check ? { ...voice, sample_check } : voice;
}

/** Reports whether a check found an audio sample dead; an unchecked or doubtful sample may be played. */
export function isDead(check: SampleCheck | undefined): boolean {
  return check?.state === 'dead';
}

/** Returns the result of the last check of a sample's URL; undefined if the URL was never checked. */
export function checkOf(checks: SampleChecks, address: string | undefined): SampleCheck | undefined {
  return address !== undefined && Object.hasOwn(checks, address) ? checks[address] : undefined;
}
