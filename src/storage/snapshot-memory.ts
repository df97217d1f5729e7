import { getHeapStatistics } from 'node:v8';
import { OperatorError } from '../domain/errors.ts';
import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { StoredPart } from './stored-snapshot.ts';

/**
 * V8 heap of a service without voices, in bytes. The three constants are fitted to heaps of November 2026: 100,000 voices of 600 bytes were
 * served with 350 MB, 300,000 of 360 with 720, 480,000 of 360 with 1060 and not with 920, and 990,000 of 420 with 2780 and not with 2300; a
 * swap of the first took 630. The estimates for these cases are 420, 850, 1310, 2750 and 740 MB.
 */
const BASE_BYTES = 100e6;
/** V8 heap per voice, in bytes. */
const BYTES_PER_VOICE = 1500;
/** V8 heap per byte of uncompressed part content. */
const BYTES_PER_BYTE = 2.8;

export interface HeldCatalog {
  readonly voices: number;
}

/** Error for a snapshot that needs more memory than Node allows this process. */
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
 * Asserts that the parts of a snapshot fit into memory before they are read, because V8 aborts the process when its heap is exhausted. The
 * voices of the catalog in service are assumed to have the same size.
 * @throws {OversizedSnapshotError}
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
