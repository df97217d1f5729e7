import * as z from 'zod';
import { LedgerEntry, ProviderStatus, SNAPSHOT_SCHEMA_VERSION, Snapshot } from '../domain/snapshot.ts';
import { StoredVoice } from '../domain/voice.ts';
import { isSnapshot } from './check-snapshot.ts';

/** Error for a snapshot of a newer release, with a schema version above {@link SNAPSHOT_SCHEMA_VERSION}. */
export class NewerSchemaError extends Error {
  constructor(schemaVersion: number) {
    super(
      `its schema version is ${schemaVersion}, of a newer release, and this release reads ${SNAPSHOT_SCHEMA_VERSION}`,
    );
    this.name = 'NewerSchemaError';
  }
}

const Versioned = z.object({ schemaVersion: z.int().min(1) });

/** Schema of a snapshot whose entries are not checked yet. */
const Frame = z.object({
  ...Snapshot.shape,
  providers: z.array(z.unknown()),
  voices: z.array(z.unknown()),
  ledger: z.record(z.string(), z.unknown()),
});

/** Parses a whole snapshot. @throws {NewerSchemaError | z.ZodError} */
export function parseSnapshot(content: unknown): Snapshot {
  const { schemaVersion = 0 } = Versioned.safeParse(content).data ?? {};
  if (schemaVersion > SNAPSHOT_SCHEMA_VERSION) throw new NewerSchemaError(schemaVersion);
  return isSnapshot(content) ? content : Snapshot.parse(content);
}

/**
 * Parses the valid entries of a broken snapshot and drops the others, because one invalid voice must not cost the
 * history of all.
 * @throws {z.ZodError} if no voice is valid
 */
export function salvageSnapshot(content: unknown): Snapshot {
  const frame = Frame.parse(content);
  return {
    ...frame,
    providers: frame.providers.flatMap((status) => ifValid(ProviderStatus, status)),
    voices: z
      .array(StoredVoice)
      .min(1)
      .parse(frame.voices.flatMap((voice) => ifValid(StoredVoice, voice))),
    ledger: Object.fromEntries(
      Object.entries(frame.ledger).flatMap(([id, entry]) =>
        ifValid(LedgerEntry, entry).map((valid) => [id, valid]),
      ),
    ),
  };
}

/** Returns a list of the parsed value, or an empty list if the value is invalid, so that `flatMap` drops it. */
function ifValid<T>(schema: z.ZodType<T>, value: unknown): T[] {
  const { data, success } = schema.safeParse(value);
  return success ? [data] : [];
}
