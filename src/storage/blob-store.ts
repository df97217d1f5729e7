/** Bytes under a key, and a tag that changes whenever they do. */
export interface StoredBlob {
  readonly body: Uint8Array;
  readonly etag: string;
}

/** `ifAbsent`: only where nothing is stored yet. `ifMatch`: only over the blob with this etag. */
export type WriteCondition = { readonly ifAbsent: true } | { readonly ifMatch: string };

/** Thrown by a conditional write that somebody else got ahead of. */
export class PreconditionFailedError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`${key} was changed by another writer`, options);
    this.name = 'PreconditionFailedError';
  }
}

/** A flat store of named blobs. Keys are relative paths with `/`; readers never see half a write. */
export interface BlobStore {
  /** Where it is, for messages: a folder or an s3:// address. */
  readonly location: string;
  get(key: string): Promise<StoredBlob | undefined>;
  /** The etag alone: cheap enough to ask every second. */
  etag(key: string): Promise<string | undefined>;
  /** Writes all of `body` or nothing. Returns the new etag; throws {@link PreconditionFailedError}. */
  put(key: string, body: string | Uint8Array, condition?: WriteCondition): Promise<string>;
  delete(key: string): Promise<void>;
  /** Keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
}
