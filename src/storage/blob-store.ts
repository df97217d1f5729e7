import { OperatorError } from '../domain/errors.ts';

/** Blob with an etag that changes with every write. */
export interface StoredBlob {
  readonly body: Uint8Array;
  readonly etag: string;
  /** Time since the blob was written, in ms, by the store's clock. The clock of this host may differ. */
  readonly ageMs: number;
}

/** Precondition of a write: `ifAbsent` writes only if the key does not exist, `ifMatch` writes only if the blob still has this etag. */
export type WriteCondition = { readonly ifAbsent: true } | { readonly ifMatch: string };

/** Texts about a store for messages: its name, such as "The preview bucket", and the settings that configure it. */
export interface StoreTitle {
  readonly title: string;
  readonly settings: string;
}

/** Error for a conditional write to a blob that another writer has changed first. */
export class PreconditionFailedError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`Another writer changed ${key} first.`, options);
    this.name = 'PreconditionFailedError';
  }
}

/** Key-value store of blobs. A key is a relative path with `/`. A write is atomic: readers see the old blob or the new one. */
export interface BlobStore {
  /** Folder or `s3://` URL of the store, for messages. */
  readonly location: string;
  get(key: string): Promise<StoredBlob | undefined>;
  /** Reads the etag of a blob without its body; undefined if the key is absent. The body is left out, because each server polls an etag twice a second. */
  etag(key: string): Promise<string | undefined>;
  /** Writes a blob and returns its new etag. In S3, `mediaType` becomes the content type of the object. @throws {PreconditionFailedError} */
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

/** Waits for a request to a store. @throws {OperatorError} with the message of `toMessage` for any error except {@link PreconditionFailedError} */
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
