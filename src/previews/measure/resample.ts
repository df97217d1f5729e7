import { inTurns } from './in-turns.ts';

/** Zero crossings of the sinc function on each side of its centre. With 8, the Hann window leaves a transition band of a quarter of the passband. */
const ZERO_CROSSINGS = 8;
/** Cutoff as a share of the lower Nyquist frequency. The share is below 1, so that little of the transition band is aliased. */
const CUTOFF = 0.9;
/** Number of kernel values per zero crossing. With 512, the error of using the nearest value is below -50 dB. */
const STEPS = 512;
/** Number of samples that are computed at once, before other work may run. */
const BLOCK = 512;

/** Right half of the symmetric kernel: a sinc function under a Hann window. */
const KERNEL = Float64Array.from({ length: ZERO_CROSSINGS * STEPS + 1 }, (_, at) => {
  const x = (Math.PI * at) / STEPS;
  return (at === 0 ? 1 : Math.sin(x) / x) * Math.cos(x / (2 * ZERO_CROSSINGS)) ** 2;
});

/**
 * Resamples a sound by windowed-sinc interpolation (J. O. Smith, "Digital Audio Resampling Home Page", 2002). Frequencies above half of the new rate are
 * removed. A sound that has the rate already is returned unchanged.
 */
export async function resample(samples: Float32Array, from: number, to: number): Promise<Float32Array> {
  if (from === to) return samples;
  const cutoff = CUTOFF * Math.min(1, to / from);
  const reach = ZERO_CROSSINGS / cutoff;
  const made = new Float32Array(Math.floor((samples.length * to) / from));
  const sampleAt = (centre: number) => {
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at++)
      sum += (samples[at] ?? 0) * (KERNEL[Math.round(Math.abs(at - centre) * cutoff * STEPS)] ?? 0);
    return sum * cutoff;
  };
  await inTurns(Math.ceil(made.length / BLOCK), (block) => {
    const end = Math.min(made.length, (block + 1) * BLOCK);
    for (let at = block * BLOCK; at < end; at++) made[at] = sampleAt((at * from) / to);
  });
  return made;
}
