import * as z from 'zod';
import { type Ledger, LedgerEntry, type ProviderPart, ProviderStatus } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import { groupBy } from '../lib/group-by.ts';
import { createObjectCheck } from './check-object.ts';
import { ReadableVoice } from './part-blob.ts';

/*
 * Schema version 1: a snapshot as one JSON text. Stores of the first release have it, and the first ingest of this one carries
 * its voices and history over.
 */

const Frame = z.object({
  version: z.string(),
  builtAt: z.iso.datetime(),
  providers: z.array(z.unknown()),
  voices: z.array(z.unknown()),
  ledger: z.record(z.string(), z.unknown()),
});

/** Parts of a snapshot of schema version 1, with the number of entries that could not be read. */
export interface Version1 {
  readonly builtAt: string;
  readonly parts: readonly ProviderPart[];
  readonly broken: number;
  readonly unknownFields: readonly string[];
}

/** Parses a snapshot of schema version 1. Invalid voices, statuses and ledger entries are left out and counted. @throws {z.ZodError} */
export function parseVersion1(content: unknown): Version1 {
  const frame = Frame.parse(content);
  const unknownFields = new Set<string>();
  const isVoice = createObjectCheck(ReadableVoice, (name) => unknownFields.add(name));
  const isStatus = createObjectCheck(ProviderStatus);
  const isEntry = createObjectCheck(LedgerEntry);
  const voices = frame.voices.filter((voice): voice is StoredVoice => isVoice(voice));
  const statuses = frame.providers.filter((status): status is ProviderStatus => isStatus(status));
  const entries = Object.entries(frame.ledger).filter((pair): pair is [string, LedgerEntry] =>
    isEntry(pair[1]),
  );
  const all = frame.voices.length + frame.providers.length + Object.keys(frame.ledger).length;
  return {
    builtAt: frame.builtAt,
    parts: toParts(voices, statuses, entries, frame.builtAt),
    broken: all - voices.length - statuses.length - entries.length,
    unknownFields: [...unknownFields],
  };
}

function toParts(
  voices: readonly StoredVoice[],
  statuses: readonly ProviderStatus[],
  entries: readonly (readonly [string, LedgerEntry])[],
  builtAt: string,
): ProviderPart[] {
  const voicesOf = groupBy(voices, ({ provider }) => provider);
  const entriesOf = groupBy(entries, ([id]) => id.slice(0, id.indexOf('/')));
  const statusOf = new Map(statuses.map((status) => [status.provider, status]));
  const slugs = new Set([...voicesOf.keys(), ...statusOf.keys()]);
  return [...slugs].sort().map((provider) => {
    const own = voicesOf.get(provider) ?? [];
    const listed = own.map(({ id, first_seen = builtAt }) => [id, { first_seen }] as const);
    const ledger: Ledger = Object.fromEntries([...listed, ...(entriesOf.get(provider) ?? [])]);
    const status = statusOf.get(provider) ?? { provider, voices: own.length, source: 'kept', stale: true };
    return { status, memory: {}, voices: own, ledger };
  });
}
