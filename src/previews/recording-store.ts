import { messageOf, OperatorError } from '../domain/errors.ts';
import {
  PREVIEW_MANIFEST_VERSION,
  PreviewManifest,
  type PreviewRecording,
} from '../domain/preview-manifest.ts';
import { type BlobStore, PreconditionFailedError } from '../storage/blob-store.ts';
import { readAudio } from './audio/read-audio.ts';
import { MANIFEST_KEY, parseManifest } from './load-manifest.ts';
import { recordingKey } from './preview-filename.ts';

/** Key of the manifest's backup copy. The copy is written before the manifest, and read if the manifest is damaged or missing. */
const COPY_KEY = 'manifest.copy.json';
const NO_RECORDINGS: PreviewManifest = {
  schemaVersion: PREVIEW_MANIFEST_VERSION,
  updated_at: new Date(0).toISOString(),
  recordings: {},
};
/** Maximum number of attempts to write the manifest while other processes change it. */
const MAX_ATTEMPTS = 5;

/** Origin of a recording: the URL of the copied sample, or the name of the synthesizer and the sentence. */
type RecordingOrigin = Pick<PreviewRecording, 'copied_from' | 'spoken_by' | 'text'>;

export type RecordingStore = Awaited<ReturnType<typeof openRecordingStore>>;

/**
 * Opens a bucket or folder for recordings. A damaged or missing manifest is restored from the backup copy at the next save.
 * @throws {OperatorError} if neither the manifest nor its copy can be read, because a save would lose recordings
 */
export async function openRecordingStore(store: BlobStore) {
  const opened = await readManifest(store);
  const recordings = new Map(Object.entries(opened.manifest.recordings));
  let isMended = !opened.isCopy;
  const added = new Map<string, PreviewRecording>();

  function keep(id: string, recording: PreviewRecording): void {
    recordings.set(id, recording);
    added.set(id, recording);
  }

  return {
    /** Folder or `s3://` URL of the recordings, for messages. */
    location: store.location,
    /** Recordings by voice id, including recordings added since the store was opened. */
    recordings: recordings as ReadonlyMap<string, PreviewRecording>,
    /** Stores one recording for all voices in `ids`. The manifest lists the recording after `save`. @throws {NotAudioError} if the content is not audio */
    add: async (
      ids: readonly string[],
      content: Uint8Array,
      origin: RecordingOrigin,
    ): Promise<PreviewRecording> => {
      const facts = readAudio(content);
      const key = recordingKey(ids, content, facts.media_type);
      await store.put(key, content, undefined, facts.media_type);
      const recording = { key, ...facts, bytes: content.byteLength, ...origin };
      for (const id of ids) keep(id, recording);
      return recording;
    },
    /** Returns the content of a recording; undefined if the file is missing. */
    read: async (key: string): Promise<Uint8Array | undefined> => (await store.get(key))?.body,
    /** Sets the facts about a voice's recording. The manifest lists the facts after `save`. */
    keep,
    /** Adds the new recordings to the manifest. Recordings of other processes are kept. @throws {PreconditionFailedError} after five attempts */
    save: async () => {
      if (added.size === 0 && isMended) return;
      const unsaved = new Map(added);
      const others = await addToManifest(store, unsaved);
      for (const [id, recording] of Object.entries(others))
        if (!recordings.has(id)) recordings.set(id, recording);
      isMended = true;
      for (const [id, recording] of unsaved) if (added.get(id) === recording) added.delete(id);
    },
  };
}

/**
 * Adds recordings to the manifest and its backup copy, and returns the recordings that the manifest listed before.
 * @throws {PreconditionFailedError}
 */
async function addToManifest(
  store: BlobStore,
  added: ReadonlyMap<string, PreviewRecording>,
): Promise<PreviewManifest['recordings']> {
  for (let attempt = 1; ; attempt++) {
    const { etag, manifest } = await readManifest(store);
    const recordings = { ...manifest.recordings, ...Object.fromEntries(added) };
    const body = JSON.stringify({
      ...manifest,
      updated_at: new Date().toISOString(),
      recordings,
    } satisfies PreviewManifest);
    const condition = etag === undefined ? { ifAbsent: true as const } : { ifMatch: etag };
    try {
      await store.put(COPY_KEY, body);
      await store.put(MANIFEST_KEY, body, condition);
      return manifest.recordings;
    } catch (error) {
      if (!(error instanceof PreconditionFailedError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * Reads the manifest, or the backup copy if the manifest cannot be read. Without a manifest and a readable copy, the result is an empty manifest.
 * `etag` is that of the stored manifest: the next write succeeds only if the etag is unchanged.
 * @throws {OperatorError}
 */
async function readManifest(store: BlobStore) {
  let etag: string | undefined;
  let fault: unknown;
  for (const key of [MANIFEST_KEY, COPY_KEY]) {
    const blob = await store.get(key);
    const isCopy = key === COPY_KEY;
    if (!isCopy) etag = blob?.etag;
    try {
      if (blob) return { manifest: parseManifest(blob.body, PreviewManifest), etag, isCopy };
    } catch (error) {
      fault ??= error;
    }
  }
  if (etag === undefined) return { manifest: NO_RECORDINGS, etag, isCopy: false };
  throw new OperatorError(
    `The recordings in ${store.location} cannot be added to: ${messageOf(fault)}. Update voice-directory, restore ${MANIFEST_KEY} there, or delete it and run \`voice-directory previews sync\` to copy the samples again.`,
    { cause: fault },
  );
}
