import {
  firstSeenOn,
  type LedgerEntry,
  type ProviderPart,
  ProviderStatus,
  type Snapshot,
} from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import { versionOfParts, versionOfVoices } from './snapshot-version.ts';

/** Part (voices and ledger of one provider) with the version of its voices. An absent version is computed from the voices. */
export interface VersionedPart extends ProviderPart {
  readonly voicesVersion?: string;
}

export type SnapshotFrame = Pick<Snapshot, 'builtAt' | 'seq' | 'log' | 'sampleChecks' | 'unknownFields'>;

/** Provider status without unknown fields, because the API does not publish fields that a newer release has stored. */
const PublishedStatus = ProviderStatus.strip();

/** Joins the parts of all providers into one snapshot. The voices are sorted by id. Each voice has the day on which it was first seen, if known. */
export function joinParts(parts: readonly VersionedPart[], frame: SnapshotFrame): Snapshot {
  const ledger: Record<string, LedgerEntry> = Object.create(null);
  const voices: StoredVoice[] = [];
  for (const part of parts) {
    Object.assign(ledger, part.ledger);
    for (const voice of part.voices) voices.push(withFirstSeen(voice, part.ledger[voice.id]));
  }
  const versions = parts.map(({ status, voicesVersion, ...content }) => ({
    provider: status.provider,
    voicesVersion: voicesVersion ?? versionOfVoices(content),
  }));
  return {
    ...frame,
    version: versionOfParts(versions),
    providers: publishedStatuses(parts),
    voices: voices.sort((a, b) => (a.id < b.id ? -1 : 1)),
    ledger,
  };
}

export function publishedStatuses(parts: readonly Pick<ProviderPart, 'status'>[]): ProviderStatus[] {
  return parts
    .map(({ status }) => PublishedStatus.parse(status))
    .sort((a, b) => (a.provider < b.provider ? -1 : 1));
}

function withFirstSeen(voice: StoredVoice, entry: LedgerEntry | undefined): StoredVoice {
  const first_seen = entry && firstSeenOn(entry);
  return first_seen === undefined ? voice : { ...voice, first_seen };
}
