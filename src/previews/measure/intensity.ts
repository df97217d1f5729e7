import { inTurns } from './in-turns.ts';

/** Number of times per second at which intensity and pitch are measured. Such a time is called a hop. */
export const HOPS_PER_SECOND = 100;
/** Length of the window in seconds: 3.2 periods of the lowest pitch (50 Hz), as in Praat's intensity (de Jong & Wempe 2009, "Method"). */
const WINDOW_SECONDS = 3.2 / 50;
/** Power that is used for digital silence, because the logarithm of 0 is not finite. */
const LEAST_POWER = 1e-12;
/** A hop is silent this many dB or more below the 99th percentile of the intensity (de Jong & Wempe, Praat script of 2010, "silence threshold"). */
const SILENCE_DROP = 25;
/** A recording is silent if its loudest part does not exceed this intensity (in dB of full scale), that of the noise in an empty recording. */
const FAINTEST = -60;

/** Measures the intensity at each hop, in dB of full scale, under a Hann window. The mean is subtracted, so that a constant offset is silent. */
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

/** Returns the intensity in dB above which a hop is not silent; undefined if the recording is silent. */
export function silenceThresholdOf(intensity: Float64Array): number | undefined {
  const top = quantileOf(intensity, 0.99);
  return top > FAINTEST ? top - SILENCE_DROP : undefined;
}

/** Returns the value below which the given share of the values lies; NaN if there are no values. */
export function quantileOf(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
