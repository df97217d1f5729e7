import type { StoredVoice } from '../../src/domain/voice.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { createMemoryStore } from './memory-store.ts';
import { snapshotOf, writeSnapshot } from './snapshot.ts';
import { voice } from './voice.ts';

/** Returns a voice of the provider `fictional` with a sample at this address. */
export function sampledVoice(name: string, sample_url: string, overrides: Partial<StoredVoice> = {}) {
  return voice({ id: `fictional/${name}`, sample_url, ...overrides });
}

/** Stores a snapshot of voices. Returns the store with its snapshots. */
export async function storeOf(voices: readonly StoredVoice[], store: BlobStore = createMemoryStore()) {
  const snapshots = createSnapshots(store);
  await writeSnapshot(snapshots, snapshotOf(voices));
  return { store, snapshots };
}
