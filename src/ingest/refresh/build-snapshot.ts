import { createHash } from 'node:crypto';
import {
  type Ledger,
  type ProviderStatus,
  SNAPSHOT_SCHEMA_VERSION,
  type Snapshot,
} from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { type ProviderChange, updateLedger } from './ledger.ts';
import type { ProviderResult } from './report.ts';

/** Joins the providers' results, and what was not refreshed, into the snapshot after a run. Pure. */
export function buildSnapshot(
  results: readonly ProviderResult[],
  carried: { readonly providers: readonly ProviderStatus[]; readonly voices: readonly StoredVoice[] },
  ledger: Ledger,
  now: Date,
): Snapshot {
  const builtAt = now.toISOString();
  const changes = results.map(
    ({ report, before, voices }): ProviderChange => ({
      provider: report.provider,
      isFresh: report.outcome === 'fresh',
      before,
      after: voices,
    }),
  );
  const nextLedger = updateLedger(ledger, changes, builtAt.slice(0, 10));
  const voices = [...carried.voices, ...results.flatMap((result) => result.voices)]
    .map((voice) => withFirstSeen(voice, nextLedger))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    schemaVersion: SNAPSHOT_SCHEMA_VERSION,
    version: versionOf(voices),
    builtAt,
    providers: [...carried.providers, ...results.flatMap(({ status }) => status ?? [])].sort((a, b) =>
      a.provider < b.provider ? -1 : 1,
    ),
    voices,
    ledger: nextLedger,
  };
}

/** Of a snapshot what concerns these providers, under a version of its own; the snapshot itself where that is all. Pure. */
export function narrowSnapshot(snapshot: Snapshot, slugs: ReadonlySet<string>): Snapshot {
  const isNamed = ({ provider }: { readonly provider: string }) => slugs.has(provider);
  if (snapshot.providers.every(isNamed) && snapshot.voices.every(isNamed)) return snapshot;
  const voices = snapshot.voices.filter(isNamed);
  return {
    ...snapshot,
    version: versionOf(voices),
    providers: snapshot.providers.filter(isNamed),
    voices,
    ledger: Object.fromEntries(
      Object.entries(snapshot.ledger).filter(([id]) => slugs.has(id.slice(0, id.indexOf('/')))),
    ),
  };
}

function withFirstSeen(voice: StoredVoice, ledger: Ledger): StoredVoice {
  const first_seen = ledger[voice.id]?.first_seen;
  return first_seen ? { ...voice, first_seen } : voice;
}

/** The first 64 bits of the hash of all voices: the same voices give the same version, in whatever order their fields are. */
function versionOf(voices: readonly StoredVoice[]): string {
  const fields = voices.map((voice) => Object.entries(voice).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
}
