import { createHash } from 'node:crypto';
import type { AudioUrlResponse } from '../domain/audio-url.ts';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { StoredVoice } from '../domain/voice.ts';

/** Bucket of the voices' preview recordings. The recordings' file names come from {@link previewFilename}. */
export interface PreviewBucket {
  has(filename: string): Promise<boolean>;
  /** Lists the file names of all recordings in the bucket. */
  list(): Promise<ReadonlySet<string>>;
  /** Returns a presigned URL of the recording with the given file name. The URL expires. */
  presign(filename: string): Promise<string>;
}

/** Sources of the voices' preview recordings, as the operator configured them. */
export interface PreviewSources {
  readonly bucket?: PreviewBucket | undefined;
  /** URL of a CDN folder with a preview recording of every voice. */
  readonly cdnBaseUrl?: string | undefined;
}

/** Looks up the URL of a voice's preview. @throws {NotFoundError} `preview_not_available` if the voice has no preview */
export type FindPreview = (voice: StoredVoice) => Promise<AudioUrlResponse>;

/** Lookup of voices' previews in the bucket, on the CDN and among the samples that providers publish. */
export interface Previews {
  readonly find: FindPreview;
  /**
   * Lists the bucket once and returns a predicate that reports whether a voice has a preview, so that checking
   * thousands of voices needs no request to S3 per voice.
   */
  readonly loadAvailability: () => Promise<(voice: StoredVoice) => boolean>;
}

/** Format of the recordings in the bucket and on the CDN. */
const RECORDING_EXTENSION = '.mp3';
const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/** Creates the lookup of previews. A voice's preview comes from the first place that has one: bucket, CDN, provider's sample. */
export function createPreviews({ bucket, cdnBaseUrl }: PreviewSources, logger: Logger): Previews {
  const folder = cdnBaseUrl?.replace(/\/*$/, '/');
  // A bucket that fails to answer counts as empty, so that previews on the CDN and from the providers stay available.
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

/** Returns the sample that the provider publishes of a voice. @throws {NotFoundError} if the provider publishes no sample */
function findSample({ id, sample_url: url }: StoredVoice): AudioUrlResponse {
  if (!url) throw new NotFoundError('preview_not_available', 'No preview of this voice is published.');
  const extension = AUDIO_EXTENSION.exec(new URL(url).pathname)?.[0].toLowerCase() ?? RECORDING_EXTENSION;
  return { url, voiceId: id, filename: previewFilename(id, extension), source: 'fallback-cdn' };
}

/**
 * Returns the file name of a voice's preview: `polly/Joanna/neural` → `polly-joanna-neural.mp3`. An id with non-ASCII
 * characters gets a hash, because the slug omits such characters: `x/é` and `x/ü` would share `x.mp3`.
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
