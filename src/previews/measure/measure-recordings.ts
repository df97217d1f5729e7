import pMap from 'p-map';
import type { PreviewRecording } from '../../domain/preview-manifest.ts';
import { groupBy } from '../../lib/group-by.ts';
import { createBatchSaver } from '../batch-saver.ts';
import type { RecordingStore } from '../recording-store.ts';
import type { Meter } from './meter.ts';

/** Limits after which the manifest is saved: a number of measured recordings, or a time in ms. */
const BATCH = { maxItems: 200, maxWaitMs: 20_000 };

type Entry = readonly [id: string, recording: PreviewRecording];

/** Lists the recordings that the meter can decode and has not measured yet. */
export function listUnmeasured({ recordings }: RecordingStore, meter: Meter): readonly Entry[] {
  const isDue = ([, { heard, media_type }]: Entry) =>
    heard?.method !== meter.method && meter.takes(media_type);
  return [...recordings].filter(isDue);
}

/**
 * Measures the sound of each recording that the meter has not measured yet, and adds the facts to the manifest. If the signal aborts, the next run
 * continues with the remaining recordings. Voices that share a recording share its facts.
 * @returns number of measured recordings
 * @throws {Error} if the store fails
 */
export async function measureRecordings(
  store: RecordingStore,
  meter: Meter,
  { concurrency, signal }: { readonly concurrency: number; readonly signal: AbortSignal },
): Promise<number> {
  const due = groupBy(listUnmeasured(store, meter), ([, { key }]) => key);
  // A failed save is tried again with the next batch; only a failed save of the last batch is an error.
  const saver = createBatchSaver(
    () => store.save(),
    BATCH,
    () => {},
  );
  let measured = 0;

  async function measure([key, entries]: [key: string, entries: readonly Entry[]]): Promise<void> {
    const content = signal.aborted ? undefined : await store.read(key);
    const heard = content && (await meter.measure(content, signal).catch(ignoreAbort));
    if (!heard) return;
    for (const [id, recording] of entries) store.keep(id, { ...recording, heard });
    saver.add();
    measured++;
  }

  function ignoreAbort(error: unknown): undefined {
    if (!signal.aborted) throw error;
  }

  try {
    await pMap(due, measure, { concurrency });
  } finally {
    await saver.flush();
  }
  return measured;
}
