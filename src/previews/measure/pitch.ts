import { inTurns } from './in-turns.ts';
import { HOPS_PER_SECOND, quantileOf } from './intensity.ts';

/** Sample rate in Hz for the search of periods. The rate is low, because twice the rate costs four times the work, and interpolation is exact enough. */
export const PITCH_RATE = 8000;
/** Range of the fundamental frequency in Hz: from the deepest voices of men to the voices of children. */
const FLOOR = 45;
const CEILING = 600;
const LONGEST_LAG = Math.ceil(PITCH_RATE / FLOOR);
/** Length of the window in samples: 20 ms. The paper's 25 ms blur fast changes of pitch; of 15 to 35 ms, 20 ms agree best with Praat (docs/heard.md). */
const WINDOW = 160;
/** Aperiodicity below which the first dip is the period (de Cheveigné & Kawahara 2002, section II.D: 0.1). */
const THRESHOLD = 0.1;
/** Aperiodicity from which a frame has no voice. Praat's voicing threshold of 0.45 is an aperiodicity of about 0.55. */
const MAX_APERIODICITY = 0.5;

/** Dip of the normalized difference function: a possible period. */
interface Dip {
  readonly hertz: number;
  /** 0 if the sound repeats itself exactly after the period, about 1 for noise. */
  readonly aperiodicity: number;
}

/** Possible periods at one hop, shortest first. A frame without a period has no voice. */
export type Frame = readonly Dip[];

/**
 * Lists the possible periods at the hops that sound, by the method YIN (A. de Cheveigné and H. Kawahara, "YIN, a fundamental frequency estimator for
 * speech and music", JASA 111(4), 2002, steps 1 to 5). `samples` have the rate `PITCH_RATE`.
 */
export async function findPeriods(
  samples: Float32Array,
  sounding: readonly boolean[],
): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  await inTurns(sounding.length, (index) => {
    const centre = Math.round(((index + 0.5) * PITCH_RATE) / HOPS_PER_SECOND);
    frames.push(sounding[index] ? dipsOf(differencesAt(samples, centre)) : []);
  });
  return frames;
}

/** Computes the difference function by lag. The two windows that are compared at a lag lie around the centre (end of section V.A of the paper). */
function differencesAt(samples: Float32Array, centre: number): Float64Array {
  const differences = new Float64Array(LONGEST_LAG + 2);
  for (let lag = 1; lag < differences.length; lag++) {
    const start = centre - ((WINDOW + lag) >> 1);
    const end = Math.min(samples.length - lag, start + WINDOW);
    let difference = 0;
    for (let at = Math.max(0, start); at < end; at++) {
      const step = (samples[at] as number) - (samples[at + lag] as number);
      difference += step * step;
    }
    differences[lag] = difference;
  }
  return differences;
}

/** Finds the dips of the cumulative mean normalized difference function (step 3), each at the minimum of a parabola (step 5). */
function dipsOf(differences: Float64Array): Frame {
  const dips: Dip[] = [];
  let sum = 0;
  let [before, here] = [1, 1];
  for (let next = 1; next < differences.length; next++) {
    sum += differences[next] as number;
    const after = sum > 0 ? ((differences[next] as number) * next) / sum : 1;
    const hertz = PITCH_RATE / (next - 1 + shiftAt(differences, next - 1));
    const isDip = here < MAX_APERIODICITY && here <= before && here < after;
    if (isDip && hertz >= FLOOR && hertz <= CEILING) dips.push({ hertz, aperiodicity: here });
    [before, here] = [here, after];
  }
  return dips;
}

/** Returns the distance in samples, at most a half, from a lag to the minimum of the parabola through the lag and its neighbours. */
function shiftAt(differences: Float64Array, lag: number): number {
  const [a = 0, b = 0, c = 0] = differences.subarray(lag - 1, lag + 2);
  const bend = a - 2 * b + c;
  return bend > 0 ? Math.max(-0.5, Math.min(0.5, (a - c) / (2 * bend))) : 0;
}

/**
 * Computes the pitch of a recording: the median in Hz, and the distance from the 10th to the 90th percentile in semitones. A second pass accepts only 0.75
 * times the lower quartile to 1.5 times the upper quartile, so that octave errors disappear (C. De Looze and D. Hirst, "Detecting changes in key and range
 * for the automatic modelling and coding of intonation", 2008).
 */
export function pitchOf(frames: readonly Frame[]) {
  const first = periodsWithin(frames, FLOOR, CEILING);
  const hertz = periodsWithin(frames, quantileOf(first, 0.25) * 0.75, quantileOf(first, 0.75) * 1.5);
  const rangeSemitones = 12 * Math.log2(quantileOf(hertz, 0.9) / quantileOf(hertz, 0.1));
  return { hertz: quantileOf(hertz, 0.5), rangeSemitones };
}

/** Chooses a period within a range at each frame: the first dip below the threshold, or else the deepest dip (step 4). */
function periodsWithin(frames: readonly Frame[], floor: number, ceiling: number): readonly number[] {
  return frames.flatMap((frame) => {
    const dips = frame.filter(({ hertz }) => hertz >= floor && hertz <= ceiling);
    const least = Math.min(...dips.map(({ aperiodicity }) => aperiodicity));
    return dips.find(({ aperiodicity }) => aperiodicity < THRESHOLD || aperiodicity === least)?.hertz ?? [];
  });
}
