import * as z from 'zod';
import { UpstreamErrorClass } from './errors.ts';
import type { SampleChecks } from './sample-check.ts';
import { ProviderSlug, StoredVoice } from './voice.ts';

/**
 * Version of the stored shape, raised only for changes that an older release would misread. An added optional field needs no new
 * version, because every release keeps the fields that it does not know.
 */
export const SNAPSHOT_SCHEMA_VERSION = 2;

export const VoiceSource = z.enum(['live', 'kept', 'bundled']).meta({
  id: 'VoiceSource',
  description:
    "Source of a provider's voices. live: its own list; kept: its last good voices, because its list failed; bundled: the list shipped with the service.",
});
export type VoiceSource = z.infer<typeof VoiceSource>;

/** Freshness of one provider's voices, as published. Times are ISO 8601 in UTC. */
export const ProviderStatus = z
  .strictObject({
    provider: ProviderSlug,
    voices: z.int().min(0).meta({ description: 'Voices of this provider in the catalog.' }),
    source: VoiceSource,
    last_success: z.iso
      .datetime()
      .optional()
      .meta({ description: 'Time of the last list that could be used.' }),
    last_attempt: z.iso
      .datetime()
      .optional()
      .meta({ description: 'Time of the last request to the provider.' }),
    listed_on: z.iso
      .date()
      .optional()
      .meta({ description: 'Date of the bundled list, for a provider whose voices come from it.' }),
    stale: z.boolean().meta({
      description:
        'True if the last attempt failed, or the last success is longer ago than two intervals of the schedule, so that older voices are served.',
    }),
    error: UpstreamErrorClass.optional(),
  })
  .meta({ id: 'ProviderStatus', description: 'Freshness of one provider.' });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** Point in time: an ISO 8601 instant in UTC, or a day where no time is known. Both sort as text. */
const Instant = z.union([z.iso.datetime(), z.iso.date()]);

/**
 * Ledger entry: history of one voice id. An entry without `missing_since` and `removed_at` belongs to a voice that its provider
 * lists, or to one that only a bundled list had.
 */
export const LedgerEntry = z.looseObject({
  /** First time that the directory saw the voice; for a bundled voice, the date of its list. Never changes. */
  first_seen: Instant,
  /** Last list that held the voice. Absent while the provider lists it, because the provider's status has the time then. */
  last_seen: Instant.optional(),
  /** First list that lacked the voice, which is still served. */
  missing_since: Instant.optional(),
  /** Time at which the voice was given up, because two lists in a row lacked it or a day had passed. */
  removed_at: Instant.optional(),
  /** The voice before its removal. */
  last_known: StoredVoice.loose().optional(),
  /** Hash of the provider's record, by which a change of the record is told from a change of our own tables. */
  record: z.string().optional(),
  /** Name of the list that held the voice, for a provider with several lists. */
  list: z.string().optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Ledger: history of every voice id, also of removed ones. */
type Ledger = Readonly<Record<string, LedgerEntry>>;

/** Facts about a provider that the next ingest needs and nobody else. */
export const ProviderMemory = z.looseObject({
  /** Most voices of one list by UTC day, of the last seven days, so that a list cannot shrink step by step unnoticed. */
  peaks: z.array(z.looseObject({ day: z.iso.date(), voices: z.int().min(0) })).optional(),
  /** Time before which the provider asked not to be asked again, by `Retry-After`. */
  not_before: z.iso.datetime().optional(),
  /** Time at which each of several lists was last read, by its name. */
  lists: z.record(z.string(), z.iso.datetime()).optional(),
});
export type ProviderMemory = z.infer<typeof ProviderMemory>;

/** All that is stored of one provider. */
export interface ProviderPart {
  readonly status: ProviderStatus;
  readonly memory: ProviderMemory;
  /** Voices, sorted by id. */
  readonly voices: readonly StoredVoice[];
  readonly ledger: Ledger;
}

/** Ids of changed voices with the names of the fields that changed, sorted. */
const ChangedFields = z.record(z.string(), z.array(z.string()));

/** Events of one ingest. Every id is in one of them at most, except that a voice may return and be changed. */
export const ChangeEvents = z.looseObject({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  returned: z.array(z.string()),
  changed: ChangedFields,
  /** Voices that changed although the provider's record did not, because the directory's own tables did. */
  changed_by_directory: ChangedFields,
  /** Voices that came although their provider did not add them, such as those of a provider's first list. */
  added_by_directory: z.array(z.string()).default([]),
  /** Voices that went although their provider did not remove them, such as those that only a bundled list had. */
  removed_by_directory: z.array(z.string()).default([]),
});
export type ChangeEvents = z.infer<typeof ChangeEvents>;

/**
 * Change log: the retained events, oldest first. `seq` grows by one with each snapshot. The first entry is a mark,
 * `cut`: the log has every difference from the voices of that snapshot, and none from those of an earlier one.
 */
export const ChangeLog = z.array(
  z.looseObject({
    seq: z.int().min(1),
    at: z.iso.datetime(),
    version: z.string(),
    ...ChangeEvents.shape,
    cut: z.boolean().optional(),
  }),
);
export type ChangeLog = z.infer<typeof ChangeLog>;

/** Snapshot of all voices at one time, the only value that ingestion hands to the service. */
export interface Snapshot {
  /** Hash of the voices, so that equal voices have an equal version. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  /** Number of the snapshot in its store, one more than that of the snapshot before; 0 for one that was never stored. */
  readonly seq: number;
  readonly providers: readonly ProviderStatus[];
  /** Voices, sorted by id. */
  readonly voices: readonly StoredVoice[];
  readonly ledger: Ledger;
  readonly log: ChangeLog;
  /** Results of the last checks of the providers' samples, by address. */
  readonly sampleChecks?: SampleChecks | undefined;
  /** Names of voice fields that a newer release wrote, which are stored and not served. */
  readonly unknownFields?: readonly string[];
}
