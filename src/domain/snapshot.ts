import * as z from 'zod';
import { ProviderSlug, StoredVoice } from './voice.ts';

/** Version of the snapshot's shape, raised whenever a reader of the previous shape could misread the new one. */
export const SNAPSHOT_SCHEMA_VERSION = 1;

export const VoiceSource = z.enum(['live', 'kept', 'bundled']).meta({
  id: 'VoiceSource',
  description:
    "Source of a provider's voices. live: its own list; kept: its last good voices, because its list failed; bundled: the list shipped with the service.",
});
export type VoiceSource = z.infer<typeof VoiceSource>;

/** Freshness of one provider's voices. Times are ISO 8601 in UTC. */
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
    error: z
      .string()
      .optional()
      .meta({ description: 'Class of the last failure.', examples: ['timeout'] }),
  })
  .meta({ id: 'ProviderStatus', description: 'Freshness of one provider.' });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** Ledger entry: history of one voice id, in UTC days. `last_known` holds the voice after its removal. */
export const LedgerEntry = z.strictObject({
  first_seen: z.iso.date(),
  last_seen: z.iso.date(),
  removed_at: z.iso.date().optional(),
  last_known: StoredVoice.optional(),
  /** Changed fields by day. Changed enrichment rules count like a changed list, because enriched voices are compared. */
  changes: z.array(z.strictObject({ date: z.iso.date(), fields: z.array(z.string()) })).optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Ledger: history of every voice id, also of removed ones. */
export const Ledger = z.record(z.string(), LedgerEntry);
export type Ledger = Readonly<Record<string, LedgerEntry>>;

/** Snapshot of all voices at one time, the only value that ingestion hands to the service. */
export const Snapshot = z.strictObject({
  schemaVersion: z.literal(SNAPSHOT_SCHEMA_VERSION),
  /** Hash of the voices, so that equal voices have an equal version. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  builtAt: z.iso.datetime(),
  providers: z.array(ProviderStatus),
  voices: z.array(StoredVoice),
  ledger: Ledger,
});
export type Snapshot = z.infer<typeof Snapshot>;
