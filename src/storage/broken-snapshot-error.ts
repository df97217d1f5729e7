import * as z from 'zod';
import { messageOf } from '../domain/errors.ts';
import { SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';

/** Error for content that a newer release wrote: its checksum is correct, but the schema of this release rejects it. */
export class NewerContentError extends Error {
  constructor(fault: z.ZodError, schemaVersion: number) {
    super(
      schemaVersion > SNAPSHOT_SCHEMA_VERSION
        ? `its schema version is ${schemaVersion}, of a newer release, and this release reads ${SNAPSHOT_SCHEMA_VERSION}`
        : firstIssue(fault).message,
      { cause: fault },
    );
    this.name = 'NewerContentError';
  }
}

/** Error for an unreadable snapshot in the store, or for an unreadable pointer to the latest snapshot. */
export class BrokenSnapshotError extends Error {
  /** True if a newer release wrote the snapshot. An ingest of this release must not replace a newer snapshot, which is intact. */
  readonly isNewer: boolean;

  constructor(location: string, fault: unknown) {
    const isNewer = fault instanceof NewerContentError;
    const remedy = isNewer
      ? 'Upgrade this release, which will not replace it'
      : 'The next ingest replaces it, based on the newest one that can be read';
    const cause = firstIssue(fault);
    super(`The snapshot ${location} cannot be read: ${messageOf(cause)}. ${remedy}.`, { cause });
    this.name = 'BrokenSnapshotError';
    this.isNewer = isNewer;
  }

  /** Recreates an error of a worker from its message, because errors that a worker sends lose their class. */
  static withMessage(message: string): BrokenSnapshotError {
    return Object.assign(new BrokenSnapshotError('', ''), { message });
  }
}

/** Returns the first schema issue as a one-line error, because a snapshot can have thousands of issues. */
function firstIssue(fault: unknown): Error {
  if (!(fault instanceof z.ZodError)) return fault instanceof Error ? fault : new Error(String(fault));
  const [issue] = fault.issues;
  return new Error(`${issue?.path.join('.') || 'its content'}: ${issue?.message}`, { cause: fault });
}
