import { getHeapStatistics } from 'node:v8';
import { OperatorError } from '../domain/errors.ts';
import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { StoredPart } from './stored-snapshot.ts';

/**
 * Memory of V8 that a service takes: without voices, and for each voice and each byte of its stored form. Least heaps that served 100,000
 * voices of 600 bytes, 300,000 and 480,000 of 360 were 300, 650 and 950 MB in November 2026, and 650 MB for a swap of the first; these figures
 * give 360, 730, 1100 and 620 MB.
 */
const BASE_BYTES = 100e6;
const BYTES_PER_VOICE = 1300;
const BYTES_PER_BYTE = 2.2;

/** Catalog that stays in memory while a snapshot is read. */
export interface HeldCatalog {
  /** Number of voices. */
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
 * Asserts that the parts of a snapshot fit into the memory of this process, before they are read, because a process whose memory is exhausted
 * ends. The catalog in service, if there is one, is taken to have voices of the same size.
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
