import * as z from 'zod';
import { LedgerEntry, ProviderStatus, SNAPSHOT_SCHEMA_VERSION, Snapshot } from '../domain/snapshot.ts';
import { StoredVoice } from '../domain/voice.ts';
import { isSnapshot } from './check-snapshot.ts';

/** A later release wrote it, in a shape that this one does not know. */
export class NewerSchemaError extends Error {
  constructor(schemaVersion: number) {
    super(`it has schema ${schemaVersion} of a newer release, and this one knows ${SNAPSHOT_SCHEMA_VERSION}`);
    this.name = 'NewerSchemaError';
  }
}

const Versioned = z.object({ schemaVersion: z.int().min(1) });

/** Frame of a snapshot whose contents may be bad in places. */
const Frame = z.object({
  ...Snapshot.shape,
  providers: z.array(z.unknown()),
  voices: z.array(z.unknown()),
  ledger: z.record(z.string(), z.unknown()),
});

/** @throws {NewerSchemaError | z.ZodError} */
export function parseSnapshot(content: unknown): Snapshot {
  const { schemaVersion = 0 } = Versioned.safeParse(content).data ?? {};
  if (schemaVersion > SNAPSHOT_SCHEMA_VERSION) throw new NewerSchemaError(schemaVersion);
  return isSnapshot(content) ? content : Snapshot.parse(content);
}

/** What can be understood of a broken snapshot: one bad voice must not cost the history of all. @throws {z.ZodError} where no voice can */
export function salvageSnapshot(content: unknown): Snapshot {
  const frame = Frame.parse(content);
  const good = <T>(schema: z.ZodType<T>, value: unknown): T[] => {
    const { data, success } = schema.safeParse(value);
    return success ? [data] : [];
  };
  return {
    ...frame,
    providers: frame.providers.flatMap((status) => good(ProviderStatus, status)),
    voices: z
      .array(StoredVoice)
      .min(1)
      .parse(frame.voices.flatMap((voice) => good(StoredVoice, voice))),
    ledger: Object.fromEntries(
      Object.entries(frame.ledger).flatMap(([id, entry]) =>
        good(LedgerEntry, entry).map((good) => [id, good]),
      ),
    ),
  };
}
