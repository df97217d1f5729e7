import { inTurns } from './in-turns.ts';

/** Length of a block in hops of 100 ms. Blocks have 400 ms and overlap by 75 % (ITU-R BS.1770-4, annex 1, "gated loudness"). */
const HOPS_PER_BLOCK = 4;
const HOPS_PER_SECOND = 10;
/** Gates: the first in LUFS, the second in LU below the loudness of the blocks that pass the first (BS.1770-4, annex 1, equations 5 to 7). */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = 10;
/** Offset in dB that is chosen so that a full-scale sine of 997 Hz in one channel has -3.01 LKFS (BS.1770-4, annex 1, equation 2). */
const OFFSET = -0.691;

/** Second-order filter: y = b0·x + b1·x′ + b2·x″ - a1·y′ - a2·y″. */
type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/**
 * Returns the two filters of K-weighting for a sample rate: a high-shelf filter, which models the effect of a listener's head, and a high-pass filter.
 * BS.1770-4 prints coefficients for 48 kHz only. B. De Man found the analog parameters behind them, which libebur128 uses too ("Evaluation of Implementations of the EBU R128 Loudness Measurement", AES
 * 2018, section 2). The bilinear transform gives each rate's coefficients.
 */
function weightingFor(rate: number): readonly [Filter, Filter] {
  const shelf = { hertz: 1681.974450955533, quality: 0.7071752369554196, decibels: 3.999843853973347 };
  const pass = { hertz: 38.13547087602444, quality: 0.5003270373238773 };
  const high = 10 ** (shelf.decibels / 20);
  const band = high ** 0.4996667741545416;
  const [k, l] = [Math.tan((Math.PI * shelf.hertz) / rate), Math.tan((Math.PI * pass.hertz) / rate)];
  const [kq, lq] = [k / shelf.quality, l / pass.quality];
  const [a, c] = [1 + kq + k * k, 1 + lq + l * l];
  return [
    [
      (high + band * kq + k * k) / a,
      (2 * (k * k - high)) / a,
      (high - band * kq + k * k) / a,
      (2 * (k * k - 1)) / a,
      (1 - kq + k * k) / a,
    ],
    [1, -2, 1, (2 * (l * l - 1)) / c, (1 - lq + l * l) / c],
  ];
}

function createFilter([b0, b1, b2, a1, a2]: Filter): (sample: number) => number {
  let [first, second] = [0, 0];
  return (sample) => {
    const filtered = b0 * sample + first;
    first = b1 * sample - a1 * filtered + second;
    second = b2 * sample - a2 * filtered;
    return filtered;
  };
}

/** Computes the integrated loudness of one channel in LUFS (ITU-R BS.1770-4); undefined if no block of 400 ms is louder than -70 LUFS. */
export async function loudnessOf(samples: Float32Array, rate: number): Promise<number | undefined> {
  const [shelf, pass] = weightingFor(rate).map(createFilter) as [
    (x: number) => number,
    (x: number) => number,
  ];
  const hop = Math.round(rate / HOPS_PER_SECOND);
  const hops = new Float64Array(Math.floor(samples.length / hop));
  await inTurns(hops.length, (index) => {
    let squares = 0;
    for (let at = index * hop; at < (index + 1) * hop; at++) squares += pass(shelf(samples[at] ?? 0)) ** 2;
    hops[index] = squares / hop;
  });
  const blocks = Array.from(hops.subarray(HOPS_PER_BLOCK - 1), (_, at) =>
    meanOf(hops.subarray(at, at + HOPS_PER_BLOCK)),
  );
  const audible = blocks.filter((power) => loudnessOfPower(power) > ABSOLUTE_GATE);
  const gate = loudnessOfPower(meanOf(audible)) - RELATIVE_GATE;
  const loudness = loudnessOfPower(meanOf(audible.filter((power) => loudnessOfPower(power) > gate)));
  return Number.isFinite(loudness) ? loudness : undefined;
}

const loudnessOfPower = (power: number) => OFFSET + 10 * Math.log10(power);
const meanOf = (powers: ArrayLike<number> & Iterable<number>) =>
  Array.from(powers).reduce((sum, power) => sum + power, 0) / powers.length;
