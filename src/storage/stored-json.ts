import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError, NewerContentError } from './broken-snapshot-error.ts';
import { toVersion } from './snapshot-version.ts';

/** Pattern of the checksum at the end of a blob's key. Keys of commit 568ee4b do not match, because those keys end with eight random digits. */
const CHECKSUM_IN_KEY = /-([\da-f]{16})\.json(?:\.gz)?$/;

const Versioned = z.object({ schemaVersion: z.int() });

/** Returns the checksum of a blob: the first 16 hexadecimal digits of its SHA-256 hash. */
export function checksumOf(body: string | Uint8Array): string {
  return toVersion(createHash('sha256').update(body));
}

/** Stores content as JSON, gzipped if `ending` is `.json.gz`. The returned key of the blob contains the blob's checksum. */
export async function putJson(
  store: BlobStore,
  start: string,
  ending: '.json' | '.json.gz',
  content: unknown,
): Promise<string> {
  const json = JSON.stringify(content);
  const body = ending === '.json' ? json : gzipSync(json);
  const key = `${start}-${checksumOf(body)}${ending}`;
  await store.put(key, body);
  return key;
}

/** Reads a JSON blob and verifies its checksum. @throws {BrokenSnapshotError} if the blob is missing, damaged or of a newer release */
export function readJson<T>(store: BlobStore, key: string, schema: z.ZodType<T>): Promise<T> {
  return withBroken(store, key, (body) => {
    const checksum = CHECKSUM_IN_KEY.exec(key)?.[1];
    if (checksum !== undefined) assertChecksum(checksumOf(body), checksum);
    const content = decodeJson(key.endsWith('.gz') ? gunzipSync(body) : body);
    return interpret(content, schema, checksum !== undefined);
  });
}

/** Parses a blob as JSON. @throws {TypeError} if the blob is not UTF-8 @throws {SyntaxError} if the blob is not JSON */
export function decodeJson(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
}

export function assertChecksum(actual: string, stated: unknown): void {
  if (actual !== stated) throw new Error('its content differs from its checksum');
}

/**
 * Validates stored JSON against a schema.
 * @throws {NewerContentError} if the content is invalid and its checksum is correct (`isIntact`): a newer release wrote the content
 * @throws {z.ZodError} if the content is invalid and has no checksum: the content is damaged, because every newer release writes checksums
 */
export function interpret<T>(content: unknown, schema: z.ZodType<T>, isIntact: boolean): T {
  const { data, error } = schema.safeParse(content);
  if (!error) return data;
  if (!isIntact) throw error;
  const { schemaVersion = 0 } = Versioned.safeParse(content).data ?? {};
  throw new NewerContentError(error, schemaVersion);
}

/** Reads a blob and parses it. @throws {BrokenSnapshotError} if the blob is missing or `parse` fails; errors of the store pass unchanged */
export async function withBroken<T>(
  store: BlobStore,
  key: string,
  parse: (body: Uint8Array) => T | Promise<T>,
): Promise<T> {
  const blob = await store.get(key);
  try {
    if (!blob) throw new Error('the file is missing');
    return await parse(blob.body);
  } catch (error) {
    throw new BrokenSnapshotError(`${store.location}/${key}`, error);
  }
}
