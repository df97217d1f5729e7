/** A blob's bytes, and an etag that changes with every write. */
export interface StoredBlob {
  readonly body: Uint8Array;
  readonly etag: string;
  /** Time since the blob was written, in ms by the store's own clock, because the clocks of hosts differ. */
  readonly ageMs: number;
}

/**
 * Precondition of a write: `ifAbsent` creates a blob and never replaces one, `ifMatch` replaces the blob of this etag
 * only.
 */
export type WriteCondition = { readonly ifAbsent: true } | { readonly ifMatch: string };

/** Words of a store for messages, such as "The preview bucket", and the settings that name the store. */
export interface StoreTitle {
  readonly title: string;
  readonly settings: string;
}

/** Error for a conditional write that lost against another writer. */
export class PreconditionFailedError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`Another writer changed ${key} first.`, options);
    this.name = 'PreconditionFailedError';
  }
}

/**
 * Key-value store of blobs. Keys are relative paths with `/`; a write is atomic, so that readers never see half of
 * it.
 */
export interface BlobStore {
  /** Folder or `s3://` address of the store, for messages. */
  readonly location: string;
  /** Reads a blob; undefined if the key is absent. */
  get(key: string): Promise<StoredBlob | undefined>;
  /** Reads the etag without the body, because servers poll it every half second. */
  etag(key: string): Promise<string | undefined>;
  /**
   * Writes the whole body or nothing, and returns the new etag. `mediaType` is kept by stores that serve blobs to browsers.
   * @throws {PreconditionFailedError} if `condition` does not hold
   */
  put(
    key: string,
    body: string | Uint8Array,
    condition?: WriteCondition,
    mediaType?: string,
  ): Promise<string>;
  /** Deletes a blob; an absent key is no error. */
  delete(key: string): Promise<void>;
  /** Lists the keys that start with `prefix`, in ascending order. */
  list(prefix: string): Promise<string[]>;
}
