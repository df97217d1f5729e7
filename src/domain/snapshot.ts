import * as z from 'zod';
import { UpstreamErrorClass } from './errors.ts';
import { count, names, optionalDay, optionalInstant, optionalText } from './plain-values.ts';
import type { SampleChecks } from './sample-check.ts';
import { ProviderSlug, StoredVoice } from './voice.ts';

/**
 * Version of the schema of stored snapshots. The version is raised only for a change that old releases would misread. A new optional field needs no new
 * version, because old releases keep unknown fields.
 */
export const SNAPSHOT_SCHEMA_VERSION = 2;

export const VoiceSource = z.enum(['live', 'kept', 'bundled']).meta({
  id: 'VoiceSource',
  description:
    "Source of a provider's voices. live: its own list; kept: its last good voices, because its list failed; bundled: the list shipped with the service.",
});
export type VoiceSource = z.infer<typeof VoiceSource>;

/** Age in days above which a provider's list that is bundled with the program counts as stale. */
export const MAX_BUNDLED_AGE_DAYS = 180;
/** Number of ingest intervals until a provider's voices count as stale. A provider becomes stale only after two, because one ingest may fail. */
export const STALE_INTERVALS = 2;

/** Published facts about how current one provider's voices are. Times are ISO 8601 in UTC. */
export const ProviderStatus = z
  .strictObject({
    provider: ProviderSlug,
    voices: count.describe('Voices of this provider in the catalog.'),
    source: VoiceSource,
    last_success: optionalInstant.describe('Time of the last list that could be used.'),
    last_attempt: optionalInstant.describe('Time of the last request to the provider.'),
    listed_on: optionalDay.describe('Date of the bundled list, where known.'),
    stale: z
      .boolean()
      .describe(
        `True if the last attempt failed, the last success is older than ${STALE_INTERVALS} intervals of the schedule, or the bundled list than ${MAX_BUNDLED_AGE_DAYS} days.`,
      ),
    error: UpstreamErrorClass.optional(),
  })
  .meta({ id: 'ProviderStatus', description: 'Freshness of one provider.' });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** Point in time: an ISO 8601 instant in UTC, or a date if the time of day is unknown. Instants and dates sort chronologically as text. */
const Instant = z.union([z.iso.datetime(), z.iso.date()]);

/** History of one voice id. Without `missing_since` and `removed_at`, the voice is in its provider's list, or is known from a bundled list only. */
export const LedgerEntry = z.looseObject({
  /** Time of the first list that contained the voice; it never changes. For a voice from a bundled list, the time is the date of that list. */
  first_seen: Instant,
  /**
   * Evidence behind `first_seen`. The value `watched` means that the voice was new at its provider: an earlier live list lacked the voice. The value
   * `undated` means that the voice was in a bundled list of unknown date, and `first_seen` is not published. If `evidence` is absent, the voice may
   * be older than `first_seen`.
   */
  evidence: optionalText,
  /** Time of the last list that contained the voice. While the voice is listed, only the provider's status states the time. */
  last_seen: Instant.optional(),
  /** Time of the provider's first list that lacked the voice. The voice is still served until `removed_at` is set. */
  missing_since: Instant.optional(),
  /** Time at which the voice was removed. Either two lists in a row lacked the voice, or the voice had been missing for a day. */
  removed_at: Instant.optional(),
  /** The voice as it was before its removal. */
  last_known: StoredVoice.loose().optional(),
  /** Hash of the provider's record of the voice. If the voice changes but the record's hash is equal, the tables of this program caused the change. */
  record: optionalText,
  /** Name of the list that contained the voice, for a provider with several lists. */
  list: optionalText,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Ledger: history of every voice id, including the ids of removed voices. */
type Ledger = Readonly<Record<string, LedgerEntry>>;

/** Data about a provider that is stored only because the next ingest of the provider's list needs it. */
export const ProviderMemory = z.looseObject({
  /**
   * Largest number of voices in the provider's list on each UTC day of the remembered days. The numbers reveal a list that shrinks or grows step by step.
   * Growth is measured from the oldest entry, which is never raised. If the list grows on the day of the oldest entry, that day gets a second entry.
   */
  peaks: z.array(z.looseObject({ day: z.iso.date(), voices: count })).optional(),
  /** Time before which the provider must not be requested again, from its `Retry-After`. */
  not_before: optionalInstant,
  /** Time at which each list was last read, by the name of the list, for a provider with several lists. */
  lists: z.record(z.string(), z.iso.datetime()).optional(),
});
export type ProviderMemory = z.infer<typeof ProviderMemory>;

/** Part of a snapshot: the stored data of one provider. */
export interface ProviderPart {
  readonly status: ProviderStatus;
  readonly memory: ProviderMemory;
  /** Voices of the provider, sorted by id. */
  readonly voices: readonly StoredVoice[];
  readonly ledger: Ledger;
}

/** Map from the id of each changed voice to the names of its changed fields, in alphabetical order. */
const ChangedFields = z.record(z.string(), names);

/** Events of one ingest: voice ids by kind of change. A voice id is in one list only, except that a returned voice may also have changed. */
export const ChangeEvents = z.looseObject({
  added: names,
  removed: names,
  returned: names,
  changed: ChangedFields,
  /** Voices that changed because this program's tables changed, although the provider's record is unchanged. */
  changed_by_directory: ChangedFields,
  /** Voices that are new although their provider did not add them, such as all voices of a provider's first list. */
  added_by_directory: names.default([]),
  /** Voices that are gone although their provider did not remove them, such as voices that only a bundled list contained. */
  removed_by_directory: names.default([]),
});
export type ChangeEvents = z.infer<typeof ChangeEvents>;

/**
 * Change log: the retained events of ingests, oldest first. `seq` is the number of the snapshot that an ingest wrote, one more than that of the snapshot
 * before. If older events have been deleted, the first entry has `cut`: a client with an older snapshot than that of the first entry cannot catch up by
 * the log.
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

/** Snapshot: all voices at one time. Snapshots are all that an ingest passes to the service. */
export interface Snapshot {
  /** Hash of the snapshot's voices, so that snapshots with equal voices have the same version. */
  readonly version: string;
  /** Time at which the snapshot was built, ISO 8601 in UTC. */
  readonly builtAt: string;
  /** Number of the snapshot in its store, one more than that of the snapshot before. A snapshot that was never stored has the number 0. */
  readonly seq: number;
  readonly providers: readonly ProviderStatus[];
  /** Voices of all providers, sorted by id. */
  readonly voices: readonly StoredVoice[];
  readonly ledger: Ledger;
  readonly log: ChangeLog;
  /** Results of the last checks of the providers' samples, by URL. */
  readonly sampleChecks?: SampleChecks | undefined;
  /** Names of voice fields that a newer release has stored. Fields with these names are kept, but not served. */
  readonly unknownFields?: readonly string[];
}

type Sight = Pick<LedgerEntry, 'first_seen' | 'evidence'>;

/** Returns the UTC day on which the directory first saw a voice; undefined for a voice from a list of unknown date. */
export function firstSeenOn({ first_seen, evidence }: Sight): string | undefined {
  return evidence === 'undated' ? undefined : first_seen.slice(0, 10);
}

/** Returns the UTC day on which a voice appeared at its provider. The day is known only if an earlier live list lacked the voice. */
export function appearedOn({ first_seen, evidence }: Sight): string | undefined {
  return evidence === 'watched' ? first_seen.slice(0, 10) : undefined;
}
