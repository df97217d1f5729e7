import type { ProviderStatus, VoiceSource } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { UnresolvedCount } from '../lists/unresolved.ts';
import { changedFields } from './ledger.ts';
import type { ProvenanceCounts } from './provenance.ts';

/**
 * skipped: it has no key and no bundled list, and had no voices; fresh: its list was read; kept: that failed and its last good voices stay; held: its list shrank too far
 * and the voices from before stay; failed: there are no voices to keep.
 */
type Outcome = 'skipped' | 'fresh' | 'kept' | 'held' | 'failed';

/** What a run did for one provider. */
export interface ProviderReport {
  readonly provider: string;
  readonly outcome: Outcome;
  readonly source: VoiceSource;
  /** Records in the list that was read. */
  readonly fetched: number;
  /** Voices of the provider after the run. */
  readonly voices: number;
  /** Voices that stay although the provider's list could not be used. */
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Records that no voice could be made of. */
  readonly dropped: number;
  /** Reason → number of dropped records. */
  readonly dropped_reasons: Readonly<Record<string, number>>;
  /** What its list states and nobody could make sense of. */
  readonly unresolved: readonly UnresolvedCount[];
  /** Where the inferred fields of its voices come from. */
  readonly provenance: ProvenanceCounts;
  readonly seconds: number;
  /** When the provider last answered well, where its voices are kept from then. */
  readonly last_success?: string;
  /** Class of the failure, as published. */
  readonly error?: string;
  /** The failure in words, for the maintainer. */
  readonly message?: string;
}

/** One provider after a run: its voices, what is published about it, and what is reported. */
export interface ProviderResult {
  readonly voices: readonly StoredVoice[];
  readonly before: readonly StoredVoice[];
  /** Absent for a provider that was skipped. */
  readonly status: ProviderStatus | undefined;
  readonly report: ProviderReport;
}

/** What a whole run did. */
export interface IngestReport {
  readonly version: string;
  readonly voices: number;
  readonly dry_run: boolean;
  readonly written: boolean;
  readonly started_at: string;
  readonly seconds: number;
  readonly providers: readonly ProviderReport[];
  /** Why each snapshot that this run would have built upon could not be read whole. */
  readonly unreadable: readonly string[];
  /** Slug → number of voices of a provider that the catalog holds and PROVIDERS does not name: they stay as they were. */
  readonly unlisted: Readonly<Record<string, number>>;
}

/** How many ids came and went, and how many voices differ in anything but `first_seen`. */
export function compareVoices(before: readonly StoredVoice[], after: readonly StoredVoice[]) {
  const old = new Map(before.map((voice) => [voice.id, voice]));
  let added = 0;
  let changed = 0;
  for (const voice of after) {
    const was = old.get(voice.id);
    if (was === undefined) added++;
    else if (changedFields(was, voice).length > 0) changed++;
    old.delete(voice.id);
  }
  return { added, changed, removed: old.size };
}
