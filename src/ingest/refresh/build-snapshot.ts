import {
  type Ledger,
  type ProviderStatus,
  SNAPSHOT_SCHEMA_VERSION,
  type Snapshot,
} from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { snapshotVersion } from '../../storage/snapshot-version.ts';
import { type ProviderChange, updateLedger } from './ledger.ts';
import type { ProviderResult } from './report.ts';

/** Data from which the snapshot after an ingest run is built. */
export interface SnapshotParts {
  readonly results: readonly ProviderResult[];
  /** Statuses and voices of the providers that the run did not refresh. The new snapshot contains these statuses and voices unchanged. */
  readonly carried: {
    readonly providers: readonly ProviderStatus[];
    readonly voices: readonly StoredVoice[];
  };
  /** Ledger of the snapshot before the run: the history of every voice id. */
  readonly ledger: Ledger;
  readonly now: Date;
}

/** Builds the snapshot after an ingest run. Voices are sorted by id, so that the same voices in any order give the same version hash. */
export function buildSnapshot({ results, carried, ledger, now }: SnapshotParts): Snapshot {
  const builtAt = now.toISOString();
  const nextLedger = updateLedger(ledger, results.map(toChange), builtAt.slice(0, 10));
  const voices = [...carried.voices, ...results.flatMap((result) => result.voices)]
    .map((voice) => withFirstSeen(voice, nextLedger))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const statuses = [...carried.providers, ...results.flatMap(({ status }) => status ?? [])];
  return {
    schemaVersion: SNAPSHOT_SCHEMA_VERSION,
    version: snapshotVersion(voices),
    builtAt,
    providers: statuses.sort((a, b) => (a.provider < b.provider ? -1 : 1)),
    voices,
    ledger: nextLedger,
  };
}

function toChange({ report, before, voices }: ProviderResult): ProviderChange {
  return { provider: report.provider, isFresh: report.outcome === 'fresh', before, after: voices };
}

function withFirstSeen(voice: StoredVoice, ledger: Ledger): StoredVoice {
  const first_seen = ledger[voice.id]?.first_seen;
  return first_seen ? { ...voice, first_seen } : voice;
}
