import { HOPS_PER_SECOND } from './intensity.ts';

/** Shortest pause, in hops: 0.3 s (de Jong & Wempe 2009). A shorter silence is part of the speech, such as the closure of a stop consonant. */
const PAUSE_HOPS = 0.3 * HOPS_PER_SECOND;
/** Smallest depth in dB of the dip between two syllables (de Jong & Wempe 2009). */
const DIP = 2;

/** Computes the duration of the speech in a recording, in seconds, without pauses. */
export function speechSecondsOf(sounding: readonly boolean[]): number {
  let hops = 0;
  let last: number | undefined;
  sounding.forEach((isSounding, hop) => {
    if (!isSounding) return;
    const gap = last === undefined ? 1 : hop - last;
    hops += gap <= PAUSE_HOPS ? gap : 1;
    last = hop;
  });
  return hops / HOPS_PER_SECOND;
}

/**
 * Finds the hops of syllable nuclei: peaks of the intensity with a dip before the next peak (N. H. de Jong and T. Wempe, "Praat script to detect syllable
 * nuclei and measure speech rate automatically", Behavior Research Methods 41(2), 2009). `isNucleus` tells whether the hop of a peak counts.
 */
export function nucleiOf(intensity: Float64Array, isNucleus: (hop: number) => boolean): readonly number[] {
  const nuclei: number[] = [];
  const at = (hop: number) => intensity[hop] ?? Number.NEGATIVE_INFINITY;
  let isRising = true;
  let turn = 0;
  for (let hop = 0; hop <= intensity.length; hop++) {
    const change = at(hop) - at(turn);
    if (isRising ? change > 0 : change < 0) turn = hop;
    else if (Math.abs(change) >= DIP) {
      if (isRising && isNucleus(turn)) nuclei.push(turn);
      isRising = !isRising;
      turn = hop;
    }
  }
  return nuclei;
}
