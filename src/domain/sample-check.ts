import * as z from 'zod';

/** Result of a request to the URL of a provider's sample. */
export const SampleCheck = z.looseObject({
  /** Time of the request, ISO 8601 in UTC. */
  checked_at: z.iso.datetime(),
  /** `playable`: it is audio. `dead`: it is gone or no audio. `doubtful`: name look-up or certificate failed; a second such failure means `dead`. */
  state: z.enum(['playable', 'doubtful', 'dead']),
  /** Reason why the sample is dead or doubtful, such as `status 404`. */
  reason: z.string().optional(),
  media_type: z.string().optional(),
  /** Size of the whole sample in bytes; absent if it is unknown. */
  bytes: z.int().min(0).optional(),
});
export type SampleCheck = z.infer<typeof SampleCheck>;

/** Results of the checks of samples, by URL. */
export const SampleChecks = z.record(z.string(), SampleCheck);
export type SampleChecks = z.infer<typeof SampleChecks>;

/** Reports whether a check has found a sample dead. An unchecked or doubtful sample may be played. */
export function isDead(check: SampleCheck | undefined): boolean {
  return check?.state === 'dead';
}

/** Returns the result of the last check of a URL; undefined if the URL was never checked. */
export function checkOf(checks: SampleChecks, address: string | undefined): SampleCheck | undefined {
  return address !== undefined && Object.hasOwn(checks, address) ? checks[address] : undefined;
}
