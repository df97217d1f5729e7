import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { bundledSnapshot } from '../../src/ingest/bundled-snapshot.ts';
import type { IngestEnvironment } from '../../src/ingest/ingest-environment.ts';
import { readBundledPages } from '../../src/ingest/lists/bundled-pages.ts';
import { createHttpClient } from '../../src/ingest/lists/http-client.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { createMemoryStore } from '../../src/storage/memory.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { oncePerRun } from './run-folder.ts';

export const NOW = '2026-11-21T12:00:00.000Z';

/** Returns the environment of a run over a memory store and the bundled lists, with a clock that stands still. */
export function ingestEnvironment(overrides: Partial<IngestEnvironment> = {}): IngestEnvironment {
  const store = overrides.store ?? createMemoryStore();
  return {
    providers,
    store,
    snapshots: createSnapshots(store),
    mode: 'auto',
    settings: {},
    openHttpClient: () => createHttpClient('test'),
    bundledPages: readBundledPages,
    providerDeadlineMs: 300_000,
    maxShrink: 0.5,
    now: () => new Date(NOW),
    ...overrides,
  };
}

/** Returns the snapshot of all bundled lists, which a server without a stored snapshot starts with. */
export function bundled(): Promise<Snapshot> {
  return oncePerRun('bundled-snapshot', () => bundledSnapshot(ingestEnvironment()));
}

/** Returns a snapshot of these voices. */
export function snapshotOf(voices: readonly StoredVoice[], overrides: Partial<Snapshot> = {}): Snapshot {
  return {
    schemaVersion: 1,
    version: '0123456789abcdef',
    builtAt: NOW,
    providers: [],
    voices: [...voices],
    ledger: {},
    ...overrides,
  };
}
