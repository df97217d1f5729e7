import { getHeapStatistics } from 'node:v8';
import { OperatorError } from '../domain/errors.ts';
import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { StoredPart } from './stored-snapshot.ts';

/**
 * V8 heap of a service without voices, in bytes. `BASE_BYTES` and the next two constants are fitted to measurements of November 2026. For 100,000 voices
 * of 600 bytes, 350 MB of heap were sufficient (estimate: 420), and for two such snapshots, of which one replaces the other, 630 MB were
 * sufficient (estimate: 740). For 300,000 voices of 360 bytes, 720 MB were sufficient (estimate: 850). For 480,000 voices of 360 bytes, 1060 MB were
 * sufficient and 920 were not (estimate: 1310). For 990,000 voices of 420 bytes, 2780 MB were sufficient and 2300 were not (estimate: 2750).
 */
const BASE_BYTES = 100e6;
const BYTES_PER_VOICE = 1500;
const BYTES_PER_BYTE = 2.8;

export interface HeldCatalog {
  readonly voices: number;
}

export class OversizedSnapshotError extends OperatorError {
  readonly snapshot: OversizedSnapshot;

  constructor(snapshot: OversizedSnapshot) {
    const { built_at, voices, needed_bytes, heap_bytes } = snapshot;
    const [needed, allowed] = [needed_bytes, heap_bytes].map((bytes) => Math.ceil(bytes / 2 ** 20));
    super(
      `The snapshot of ${built_at} with ${voices} voices needs ${needed} MB of memory, and Node allows ${allowed}. Allow more, as with NODE_OPTIONS=--max-old-space-size=${needed}.`,
    );
    this.name = 'OversizedSnapshotError';
    this.snapshot = snapshot;
  }
}

/**
 * Asserts that the parts of a snapshot fit into memory, because V8 aborts the process when its heap is exhausted. The catalog in service (`held`) stays in
 * memory during the load. The voices of `held` are assumed to be as large as those of the snapshot.
 * @throws {OversizedSnapshotError} if the parts do not fit
 */
export function assertFits(
  builtAt: string,
  parts: readonly StoredPart[],
  held: HeldCatalog = { voices: 0 },
): void {
  const voices = parts.reduce((sum, { status }) => sum + status.voices, 0);
  const bytes = parts.reduce((sum, { ref }) => sum + (ref.bytes ?? 0), 0);
  const perVoice = BYTES_PER_VOICE + (BYTES_PER_BYTE * bytes) / Math.max(1, voices);
  const needed_bytes = Math.ceil(BASE_BYTES + perVoice * (voices + held.voices));
  const heap_bytes = getHeapStatistics().heap_size_limit;
  if (needed_bytes > heap_bytes)
    throw new OversizedSnapshotError({ built_at: builtAt, voices, needed_bytes, heap_bytes });
}
