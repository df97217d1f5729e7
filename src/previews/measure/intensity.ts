import { inTurns } from './in-turns.ts';

/** Points in time per second at which intensity and pitch are measured. */
export const HOPS_PER_SECOND = 100;
/** Window in seconds: that of Praat's intensity for a lowest pitch of 50 Hz, 3.2 periods (de Jong & Wempe 2009, "Method"). */
const WINDOW_SECONDS = 3.2 / 50;
/** Power of digital silence, so that its logarithm is a number. */
const LEAST_POWER = 1e-12;
/** Decibels below the 99th percentile of the intensity under which a sound counts as silent (de Jong & Wempe, Praat script of 2010, "silence threshold"). */
const SILENCE_DROP = 25;
/** Intensity in dB of full scale under which the loudest part of a recording counts as silence: that of the noise in an empty recording. */
const FAINTEST = -60;

/** Measures the intensity at each hop, in dB of full scale: the power under a Hann window, without its mean, so that a constant offset is silent. */
export async function intensityOf(samples: Float32Array, rate: number): Promise<Float64Array> {
  const hop = rate / HOPS_PER_SECOND;
  const width = Math.round(rate * WINDOW_SECONDS);
  const window = Float64Array.from(
    { length: width },
    (_, at) => Math.sin((Math.PI * (at + 0.5)) / width) ** 2,
  );
  const weight = width / 2;
  const intensity = new Float64Array(Math.floor(samples.length / hop));
  await inTurns(intensity.length, (index) => {
    const start = Math.round((index + 0.5) * hop - width / 2);
    let [sum, squares] = [0, 0];
    for (let at = 0; at < width; at++) {
      const sample = samples[start + at] ?? 0;
      const weighted = sample * (window[at] as number);
      sum += weighted;
      squares += weighted * sample;
    }
    intensity[index] = 10 * Math.log10(Math.max(LEAST_POWER, squares / weight - (sum / weight) ** 2));
  });
  return intensity;
}

/** Returns the intensity in dB above which a recording sounds; undefined if the recording is silent. */
export function silenceThresholdOf(intensity: Float64Array): number | undefined {
  const top = quantileOf(intensity, 0.99);
  return top > FAINTEST ? top - SILENCE_DROP : undefined;
}

/** Returns the value below which a share of the values lies; NaN if there are none. */
export function quantileOf(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
