import { OperatorError } from '../domain/errors.ts';

/** Blob with an etag that changes with every write. */
export interface StoredBlob {
  readonly body: Uint8Array;
  readonly etag: string;
  /** Time since the blob was written, in ms, measured by the store's clock, because the clock of this host may differ. */
  readonly ageMs: number;
}

/** Precondition of a write: `ifAbsent` writes only if the key does not exist, `ifMatch` writes only if the blob still has this etag. */
export type WriteCondition = { readonly ifAbsent: true } | { readonly ifMatch: string };

/** Name of a store for messages, such as "The preview bucket", and the settings that configure the store. */
export interface StoreTitle {
  readonly title: string;
  readonly settings: string;
}

/** Error for a conditional write that fails, because another writer has changed the blob first. */
export class PreconditionFailedError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`Another writer changed ${key} first.`, options);
    this.name = 'PreconditionFailedError';
  }
}

/** Error for a folder at the path of a blob, which the methods of a store throw as the `cause` of another error. */
export class FolderAsBlobError extends Error {
  constructor(path: string) {
    super(`${path} is a folder and not a file`);
    this.name = 'FolderAsBlobError';
  }
}

/** Key-value store of blobs, whose keys are relative paths with `/`. A write is atomic: readers see the old blob or the new one. */
export interface BlobStore {
  /** Folder or `s3://` URL of the store, for messages. */
  readonly location: string;
  /** Reads a blob; undefined if the key is absent. */
  get(key: string): Promise<StoredBlob | undefined>;
  /** Reads the etag without the body, because every server polls an etag twice a second. */
  etag(key: string): Promise<string | undefined>;
  /** Writes a blob and returns its new etag; a store that serves browsers saves `mediaType`. @throws {PreconditionFailedError} */
  put(
    key: string,
    body: string | Uint8Array,
    condition?: WriteCondition,
    mediaType?: string,
  ): Promise<string>;
  /** Deletes a blob; an absent key is not an error. */
  delete(key: string): Promise<void>;
  /** Lists the keys that start with `prefix`, in ascending order. */
  list(prefix: string): Promise<string[]>;
}

/** Waits for a request to a store. @throws {OperatorError} with the message of `toMessage` for any error but {@link PreconditionFailedError} */
export function withOperatorError<T>(work: Promise<T>, toMessage: (error: unknown) => string): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof PreconditionFailedError) throw error;
    throw new OperatorError(toMessage(error), { cause: error });
  });
}

/** Creates a function that awaits a read and returns its result, or undefined if `isAbsent` accepts the read's error. */
export function createAbsenceCheck(isAbsent: (error: unknown) => boolean) {
  return <T>(reading: Promise<T>): Promise<T | undefined> =>
    reading.catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
}
