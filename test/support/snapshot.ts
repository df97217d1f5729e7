import type { ProviderPart, ProviderStatus, Snapshot } from '../../src/domain/snapshot.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { bundledSnapshot } from '../../src/ingest/bundled-snapshot.ts';
import { readBundledPages } from '../../src/ingest/lists/bundled-pages.ts';
import { readCompiledList } from '../../src/ingest/lists/compiled-lists.ts';
import { createHttpClient } from '../../src/ingest/lists/http-client.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import type { IngestEnvironment } from '../../src/ingest/refresh/ingest-environment.ts';
import { createSnapshots, type Snapshots } from '../../src/storage/snapshots.ts';
import { createMemoryStore } from './memory-store.ts';
import { oncePerRun } from './run-folder.ts';
import { voice } from './voice.ts';

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
    pageDeadlineMs: 300_000,
    providerDeadlineMs: 300_000,
    maxShrink: 0.5,
    maxVoices: 1_000_000,
    now: () => new Date(NOW),
    ...overrides,
  };
}

/** Returns the snapshot of all bundled lists, which a server without a stored snapshot starts with. */
export function bundled(): Promise<Snapshot> {
  return oncePerRun('bundled-snapshot', () =>
    bundledSnapshot(ingestEnvironment({ compiledList: readCompiledList })),
  );
}

/** Returns the snapshot of these providers' bundled lists. */
export async function bundledOf(...slugs: readonly string[]): Promise<Snapshot> {
  const { voices, providers: statuses, ...rest } = await bundled();
  const isOf = ({ provider }: { readonly provider: string }) => slugs.includes(provider);
  return { ...rest, voices: voices.filter(isOf), providers: statuses.filter(isOf) };
}

/** Returns a snapshot of these voices. */
export function snapshotOf(voices: readonly StoredVoice[], overrides: Partial<Snapshot> = {}): Snapshot {
  return {
    version: '0123456789abcdef',
    builtAt: NOW,
    seq: 0,
    providers: [],
    voices: [...voices],
    ledger: {},
    log: [],
    ...overrides,
  };
}

export const GONE_ID = 'fictional/Gone';
export const REMOVED_AT = '2026-10-01';

/** Returns a snapshot of two voices, of which one has a sample, with a third one in the ledger. */
export function smallSnapshot(): Snapshot {
  return snapshotOf(
    [
      voice({ id: 'fictional/Ada', preview: true, sample_url: 'https://cdn.fictional.test/ada.wav' }),
      voice({ id: 'fictional/Bob', language: 'fr-CA', gender: 'Male' }),
    ],
    {
      ledger: {
        [GONE_ID]: { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: REMOVED_AT },
        'fictional/Ada': { first_seen: '2026-01-01', last_seen: NOW.slice(0, 10) },
      },
    },
  );
}

/** Stores a snapshot as an ingest of all providers does, in the place of the latest one. Returns its version. */
export async function writeSnapshot(snapshots: Snapshots, snapshot: Snapshot): Promise<string> {
  const base = await snapshots.readBase();
  const update = { parts: partsOf(snapshot), toLog: () => [...snapshot.log], builtAt: snapshot.builtAt };
  return (await snapshots.commit({ ...base, parts: new Map() }, update)).version;
}

/** Divides a snapshot into the parts of its providers. A voice without ledger entry gets one. */
export function partsOf({ voices, providers: statuses, ledger, builtAt }: Snapshot): ProviderPart[] {
  const ofLedger = Object.keys(ledger).map((id) => id.slice(0, id.indexOf('/')));
  const slugs = new Set([...[...voices, ...statuses].map(({ provider }) => provider), ...ofLedger]);
  return [...slugs].map((provider) => {
    const own = voices.filter((voice) => voice.provider === provider);
    const known = Object.entries(ledger).filter(([id]) => id.startsWith(`${provider}/`));
    const entries = own.map(({ id, first_seen = builtAt }) => [id, { first_seen }] as const);
    const status: ProviderStatus = { provider, voices: own.length, source: 'live', stale: false };
    return {
      status: statuses.find((each) => each.provider === provider) ?? status,
      memory: {},
      voices: own,
      ledger: Object.fromEntries([...entries, ...known]),
    };
  });
}
