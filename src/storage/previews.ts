import { createHash } from 'node:crypto';
import type { AudioUrlResponse } from '../domain/audio-url.ts';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { StoredVoice } from '../domain/voice.ts';

/** Bucket of preview recordings under the names that {@link previewFilename} gives. */
export interface PreviewBucket {
  has(filename: string): Promise<boolean>;
  /** Lists the names of all recordings. */
  list(): Promise<ReadonlySet<string>>;
  /** Returns a presigned link to a recording, which expires. */
  presign(filename: string): Promise<string>;
}

/** Places of previews that an operator configured. */
export interface PreviewSources {
  readonly bucket?: PreviewBucket | undefined;
  /** Address of a folder that holds a recording of every voice. */
  readonly cdnBaseUrl?: string | undefined;
}

/** Looks up the address of a voice's preview. @throws {NotFoundError} `preview_not_available` if there is none */
export type FindPreview = (voice: StoredVoice) => Promise<AudioUrlResponse>;

/** Previews of voices from the bucket, the CDN and the providers' own samples. */
export interface Previews {
  readonly find: FindPreview;
  /**
   * Lists the bucket once and returns a predicate for voices with a preview, so that building a catalog asks S3 once.
   */
  readonly loadAvailability: () => Promise<(voice: StoredVoice) => boolean>;
}

/** Format of the recordings in the bucket and on the CDN. */
const RECORDING_EXTENSION = '.mp3';
const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/** Creates the previews of a configuration, in descending priority: bucket, CDN, the provider's sample. */
export function createPreviews({ bucket, cdnBaseUrl }: PreviewSources, logger: Logger): Previews {
  const folder = cdnBaseUrl?.replace(/\/*$/, '/');
  // A bucket that is down counts as empty, so that the other previews stay available.
  const orIfDown = <T>(request: Promise<T>, fallback: T): Promise<T> =>
    request.catch((error: unknown) => {
      logger.warn({ reason: messageOf(error) }, 'preview bucket unavailable, using other previews');
      return fallback;
    });

  async function find(voice: StoredVoice): Promise<AudioUrlResponse> {
    const filename = previewFilename(voice.id, RECORDING_EXTENSION);
    if (bucket && (await orIfDown(bucket.has(filename), false)))
      return { url: await bucket.presign(filename), voiceId: voice.id, filename, source: 'presigned' };
    if (folder) return { url: folder + filename, voiceId: voice.id, filename, source: 'fallback-cdn' };
    return findSample(voice);
  }

  async function loadAvailability() {
    const stored = bucket ? await orIfDown(bucket.list(), new Set<string>()) : new Set<string>();
    return ({ id, sample_url }: StoredVoice) =>
      sample_url !== undefined ||
      folder !== undefined ||
      stored.has(previewFilename(id, RECORDING_EXTENSION));
  }

  return { find, loadAvailability };
}

/** Returns the sample that the provider publishes. @throws {NotFoundError} if it publishes none */
function findSample({ id, sample_url: url }: StoredVoice): AudioUrlResponse {
  if (!url) throw new NotFoundError('preview_not_available', 'No preview of this voice is published.');
  const extension = AUDIO_EXTENSION.exec(new URL(url).pathname)?.[0].toLowerCase() ?? RECORDING_EXTENSION;
  return { url, voiceId: id, filename: previewFilename(id, extension), source: 'fallback-cdn' };
}

/**
 * Returns the file name of a voice's preview: `polly/Joanna/neural` → `polly-joanna-neural.mp3`. An id with characters
 * beyond ASCII gets a hash, because its slug alone may be another id's too.
 */
export function previewFilename(id: string, extension: string): string {
  const slug = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (/^[\x20-\x7e]+$/.test(id)) return slug + extension;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${slug}-${hash}${extension}`;
}
