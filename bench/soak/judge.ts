import { groupBy } from '../../src/lib/group-by.ts';

/** What is watched of the server at a moment. */
export interface Sample {
  readonly minutes: number;
  readonly residentMiB: number;
  /** Heap of the main thread after its last full collection. */
  readonly liveHeapMiB: number;
  readonly descriptors: number;
  readonly sockets: number;
}

/** Change of a figure in the second half of a run. */
export interface Slope {
  readonly figure: keyof Sample;
  readonly mean: number;
  readonly perMinute: number;
  /** Growth over the second half, as a share of the mean. */
  readonly growth: number;
}

/** Largest growth of memory and descriptors over the second half, as a share of their mean. Less is noise of the collections. */
const MAX_GROWTH = 0.05;
const WATCHED = ['residentMiB', 'liveHeapMiB', 'descriptors', 'sockets'] as const;

/**
 * Returns the slopes of the second half, when caches are full, over the least of each minute: between two collections memory grows to any
 * size, and during a swap two catalogs are in use, while a leak raises what is left after both.
 */
export function slopesOf(samples: readonly Sample[]): Slope[] {
  const endMinutes = samples.at(-1)?.minutes ?? 0;
  const later = groupBy(
    samples.filter(({ minutes }) => minutes >= endMinutes / 2),
    ({ minutes }) => Math.floor(endMinutes - minutes),
  );
  return WATCHED.map((figure) => {
    const least = [...later].map(
      ([ago, group]): Point => [endMinutes - ago, Math.min(...group.map((sample) => sample[figure]))],
    );
    const mean = least.reduce((sum, [, value]) => sum + value, 0) / least.length;
    const perMinute = slopeOf(least);
    return { figure, mean, perMinute, growth: (perMinute * (least.length - 1)) / mean };
  });
}

type Point = readonly [minutes: number, value: number];

/** Returns the slope of the straight line that is nearest to the points by least squares. */
function slopeOf(points: readonly Point[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const sum = (term: (dx: number, dy: number) => number) =>
    points.reduce((total, [x, y]) => total + term(x - meanX, y - meanY), 0);
  return sum((dx, dy) => dx * dy) / sum((dx) => dx * dx);
}

/** Names the bounds that a run has broken; none if it has passed. */
export function brokenBounds(
  slopes: readonly Slope[],
  failures: Readonly<Record<string, number>>,
  swaps: number,
  minSwaps: number,
): string[] {
  const failed = Object.entries(failures).map(([failure, count]) => `failed requests: ${count} × ${failure}`);
  const grown = slopes
    .filter(({ growth }) => growth > MAX_GROWTH)
    .map(({ figure, growth }) => `${figure} grew by ${(growth * 100).toFixed(1)} % in the second half`);
  const missed = swaps < minSwaps ? [`catalogs swapped: ${swaps} of at least ${minSwaps}`] : [];
  return [...failed, ...grown, ...missed];
}
