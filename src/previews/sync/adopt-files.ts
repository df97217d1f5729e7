import pMap from 'p-map';
import { OperatorError } from '../../domain/errors.ts';
import { NotAudioError } from '../audio/read-audio.ts';
import { FILE_EXTENSIONS, previewFilename } from '../preview-filename.ts';
import type { RecordingStore } from '../recording-store.ts';

/** File of the target that has the plain name of a voice's preview. */
export interface PlainFile {
  readonly voiceId: string;
  readonly key: string;
}

/** Files read at the same time. */
const CONCURRENCY = 8;

/**
 * Finds the files that operators laid under the plain names of previews (`polly-joanna-neural.mp3`), and that the
 * manifest does not name. A name that two voices share counts for neither.
 */
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
  for (const key of await listUnnamed(target)) {
    const voiceId = owners.get(key);
    if (voiceId !== undefined && !found.has(voiceId)) found.set(voiceId, { voiceId, key });
  }
  return [...found.values()];
}

/** Takes plain files into the manifest. Returns the number of those that are audio; the others stay where they are. */
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

/** Finds the recordings whose files were laid in the target by others, and replaced since they were read. */
export async function findReplacedFiles(
  target: RecordingStore,
  voiceIds: readonly string[],
): Promise<PlainFile[]> {
  const known = voiceIds.flatMap((voiceId) => {
    const key = target.recordings.get(voiceId)?.key;
    return key === undefined ? [] : [{ voiceId, key }];
  });
  const isReplaced = await pMap(known, ({ voiceId }) => target.isReplaced(voiceId).catch(falseIfRefused), {
    concurrency: CONCURRENCY,
  });
  return known.filter((_, index) => isReplaced[index]);
}

/** Returns false for a target that may be written and not read. */
function falseIfRefused(error: unknown): false {
  if (error instanceof OperatorError) return false;
  throw error;
}

/** Lists the unnamed files of a place, or none of a bucket that may be written and not listed. */
async function listUnnamed(target: RecordingStore): Promise<readonly string[]> {
  return target.unnamedKeys().catch((error: unknown) => {
    if (error instanceof OperatorError) return [];
    throw error;
  });
}
