import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import pMap from 'p-map';
import * as z from 'zod';
import { PREVIEW_MANIFEST_VERSION, PreviewManifest, PreviewRecording } from '../domain/preview-manifest.ts';
import { describeRefusal } from '../domain/upstream-errors.ts';
import { readBounded } from '../lib/read-bounded.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { decodeJson } from '../storage/stored-json.ts';
import type { LoadRecordings, Recordings } from './manifest-source.ts';
import { toAudioType } from './media-types.ts';

/** Key of the manifest: a file next to the recordings that lists them. */
export const MANIFEST_KEY = 'manifest.json';

const Versioned = z.object({ schemaVersion: z.number() });
/** Schema of a manifest with unchecked entries. Each entry is validated on its own, because one invalid entry must not hide the other recordings. */
const ReadableManifest = PreviewManifest.pick({ schemaVersion: true }).extend({
  recordings: z.record(z.string(), z.unknown()),
});
/** Maximum size of a manifest on a CDN, in bytes: enough for some 75,000 recordings. */
const MAX_MANIFEST_BYTES = 32 * 1024 * 1024;
/** Recordings of a location without manifest. The version is the empty string, as for a location that is not configured. */
const NONE: Recordings = { etag: '', version: '', byVoice: new Map() };

/** Parses a manifest. @throws {Error} if the manifest is damaged or was written by a newer release of this program */
export function parseManifest<T>(body: Uint8Array, schema: z.ZodType<T>): T {
  let manifest: unknown;
  try {
    manifest = decodeJson(body);
    return schema.parse(manifest);
  } catch (error) {
    const { schemaVersion: version } = Versioned.safeParse(manifest).data ?? {};
    if (version !== undefined && version > PREVIEW_MANIFEST_VERSION)
      throw new Error(`the manifest of previews is of version ${version}, which a newer release has written`);
    throw new Error('the manifest of previews is damaged', { cause: error });
  }
}

/**
 * Creates a reader of the manifest in a store. The reader compares the manifest's etag first, and transfers only a changed manifest. If `folder` is
 * given, recordings whose file is missing in this folder are left out.
 */
export function manifestInStore(store: BlobStore, folder?: string): LoadRecordings {
  return async (current) => {
    const etag = await store.etag(MANIFEST_KEY);
    if (etag === undefined) return NONE;
    if (etag === current?.etag) return current;
    const blob = await store.get(MANIFEST_KEY);
    return blob ? toRecordings(blob.body, blob.etag, folder) : NONE;
  };
}

/** Creates a reader of the manifest on a CDN. Status 404 means that the CDN has no recordings. */
export function manifestOnCdn(baseUrl: string): LoadRecordings {
  const url = new URL(MANIFEST_KEY, baseUrl);
  return async (current, signal) => {
    const headers: Record<string, string> = current?.etag ? { 'if-none-match': current.etag } : {};
    // A redirect counts as an error, because its target may be in the operator's private network.
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    if (response.status === 304 && current) return drained(response, current);
    if (response.status === 404) return drained(response, NONE);
    if (!response.ok) throw await drained(response, new Error(`the CDN ${describeRefusal(response, url)}`));
    const body = await readBounded(response.body ?? [], MAX_MANIFEST_BYTES);
    return toRecordings(body, response.headers.get('etag') ?? '');
  };
}

/** Returns a manifest's valid recordings with a known media type. If `folder` is given, recordings without file in this folder are left out. */
async function toRecordings(body: Uint8Array, etag: string, folder?: string): Promise<Recordings> {
  const version = createHash('sha256').update(body);
  const entries = Object.entries(parseManifest(body, ReadableManifest).recordings);
  const recordings = entries.flatMap(([id, entry]) => {
    const { data } = PreviewRecording.safeParse(entry);
    return data ? [[id, data] as const] : [];
  });
  const missing = folder === undefined ? undefined : await missingFiles(folder, recordings);
  const byVoice = new Map(
    recordings.flatMap(([id, { key, media_type, bytes, seconds, text, heard }]) => {
      const type = toAudioType(media_type);
      if (missing?.has(key)) version.update(key);
      // Only the fields that links need are kept, because other fields may be of any size and would take memory.
      const known = {
        ...(seconds !== undefined && { seconds }),
        ...(text && { text }),
        ...(heard && { heard }),
      };
      const facts = { key, bytes, ...known };
      return type === undefined || missing?.has(key) ? [] : [[id, { ...facts, media_type: type }] as const];
    }),
  );
  const invalid = entries.length - recordings.length;
  return { etag, version: version.digest('hex').slice(0, 16), byVoice, invalid };
}

/** Returns the keys of missing files. Only two files are checked at a time, because other work needs libuv's thread pool, too. */
async function missingFiles(
  folder: string,
  recordings: readonly (readonly [string, { readonly key: string }])[],
): Promise<ReadonlySet<string>> {
  const missing = await pMap(recordings, async ([, { key }]) => ((await isFileIn(folder, key)) ? [] : key), {
    concurrency: 2,
  });
  return new Set(missing.flat());
}

/** Reports whether a key names a regular file in a folder. Links out of the folder are refused as a security hole, and pipes because they could block. */
export async function isFileIn(folder: string, key: string): Promise<boolean> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(`${folder}/${key}`)]);
    return path.startsWith(root.endsWith(sep) ? root : root + sep) && (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function drained<T>({ body }: Response, value: T): Promise<T> {
  await body?.cancel();
  return value;
}
