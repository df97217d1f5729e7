import * as z from 'zod';
import { ProviderSlug, StoredVoice } from './voice.ts';

/** Raised whenever a reader of the previous shape could misunderstand the new one. */
export const SNAPSHOT_SCHEMA_VERSION = 1;

export const VoiceSource = z.enum(['live', 'kept', 'bundled']).meta({
  id: 'VoiceSource',
  description:
    'live: asked at the provider; kept: the last good voices of a provider that failed; bundled: the list shipped with the service.',
});
export type VoiceSource = z.infer<typeof VoiceSource>;

/** How fresh one provider's voices are. Times are ISO 8601 in UTC. */
export const ProviderStatus = z
  .strictObject({
    provider: ProviderSlug,
    voices: z.int().min(0).meta({ description: 'Voices of this provider in the catalog.' }),
    source: VoiceSource,
    last_success: z.iso.datetime().optional().meta({ description: 'Last time the provider answered well.' }),
    last_attempt: z.iso.datetime().optional().meta({ description: 'Last time the provider was asked.' }),
    stale: z
      .boolean()
      .meta({ description: 'True while the last attempt failed and older voices are served.' }),
    error: z
      .string()
      .optional()
      .meta({ description: 'Class of the last failure.', examples: ['timeout'] }),
  })
  .meta({ id: 'ProviderStatus', description: 'Freshness of one provider.' });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** What is remembered of a voice id. Dates are UTC days; `last_known` is kept once the voice is gone. */
export const LedgerEntry = z.strictObject({
  first_seen: z.iso.date(),
  last_seen: z.iso.date(),
  removed_at: z.iso.date().optional(),
  last_known: StoredVoice.optional(),
  /** What its provider, or our reading of it, said anew. */
  changes: z.array(z.strictObject({ date: z.iso.date(), fields: z.array(z.string()) })).optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const Ledger = z.record(z.string(), LedgerEntry);
export type Ledger = Readonly<Record<string, LedgerEntry>>;

/** The one value that crosses from the write side to the read side. */
export const Snapshot = z.strictObject({
  schemaVersion: z.literal(SNAPSHOT_SCHEMA_VERSION),
  /** Hash of the voices: the same voices give the same version. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  builtAt: z.iso.datetime(),
  providers: z.array(ProviderStatus),
  voices: z.array(StoredVoice),
  ledger: Ledger,
});
export type Snapshot = z.infer<typeof Snapshot>;
