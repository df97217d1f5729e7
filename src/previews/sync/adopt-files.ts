import pMap from 'p-map';
import { OperatorError } from '../../domain/errors.ts';
import { NotAudioError } from '../audio/read-audio.ts';
import { FILE_EXTENSIONS, previewFilename } from '../preview-filename.ts';
import type { RecordingStore } from '../recording-store.ts';

/** Operator's file in the store of recordings, with its voice's id. It has the preview's name without a hash: `polly-joanna-neural.mp3`. */
export interface PlainFile {
  readonly voiceId: string;
  readonly key: string;
}

const CONCURRENCY = 8;

/** Finds operators' files that the manifest of the store does not list. A file name that fits two voices is ignored. */
export async function findPlainFiles(
  target: RecordingStore,
  voiceIds: readonly string[],
): Promise<PlainFile[]> {
  const missing = voiceIds.filter((id) => !target.recordings.has(id));
  const owners = new Map<string, string | undefined>();
  for (const id of missing)
    for (const extension of FILE_EXTENSIONS) {
      const key = previewFilename(id, extension);
      owners.set(key, owners.has(key) ? undefined : id);
    }
  const found = new Map<string, PlainFile>();
  // The list is empty for a bucket without permission to list its files.
  for (const key of await target.unnamedKeys().catch(ifRefused([]))) {
    const voiceId = owners.get(key);
    if (voiceId !== undefined && !found.has(voiceId)) found.set(voiceId, { voiceId, key });
  }
  return [...found.values()];
}

/** Adds an operator's files to the manifest, and returns the number of added files. A file that is not audio is skipped. */
export async function adoptFiles(target: RecordingStore, files: readonly PlainFile[]): Promise<number> {
  const adopted = await pMap(
    files,
    ({ voiceId, key }) =>
      target.adopt(voiceId, key).catch((error: unknown) => {
        if (error instanceof NotAudioError) return false;
        throw error;
      }),
    { concurrency: CONCURRENCY },
  );
  return adopted.filter(Boolean).length;
}

/** Finds recordings that operators placed in the store and later replaced. The manifest still describes the earlier files. */
export async function findReplacedFiles(
  target: RecordingStore,
  voiceIds: readonly string[],
): Promise<PlainFile[]> {
  const known = voiceIds.flatMap((voiceId) => {
    const key = target.recordings.get(voiceId)?.key;
    return key === undefined ? [] : [{ voiceId, key }];
  });
  const isReplaced = await pMap(known, ({ voiceId }) => target.isReplaced(voiceId).catch(ifRefused(false)), {
    concurrency: CONCURRENCY,
  });
  return known.filter((_, index) => isReplaced[index]);
}

/** Returns an error handler, which returns `value` if the store of recordings refuses a permission, and throws any other error. */
function ifRefused<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof OperatorError) return value;
    throw error;
  };
}
