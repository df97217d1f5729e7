import { createHash } from 'node:crypto';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { AudioUrlResponse } from '../domain/query.ts';
import type { StoredVoice } from '../domain/voice.ts';

/** A bucket of preview recordings, named as {@link previewFilename} says. */
export interface PreviewBucket {
  has(filename: string): Promise<boolean>;
  /** A link to the recording that works for a while. */
  presign(filename: string): Promise<string>;
}

/** Where previews may be. */
export interface PreviewSources {
  readonly bucket?: PreviewBucket | undefined;
  /** Address of a folder that holds a recording of every voice. */
  readonly cdnBaseUrl?: string | undefined;
}

/** Finds the address of a voice's preview. */
export type FindPreview = (voice: StoredVoice) => Promise<AudioUrlResponse>;

const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/**
 * Our bucket first, then our CDN, then the sample that the provider itself publishes.
 * @throws {NotFoundError} `preview_not_available` from the finder, for a voice that has none of these
 */
export function createPreviews({ bucket, cdnBaseUrl }: PreviewSources, logger: Logger): FindPreview {
  const folder = cdnBaseUrl?.replace(/\/*$/, '/');
  // A bucket that is down takes none of the other previews with it.
  const holds = async (store: PreviewBucket, filename: string): Promise<boolean> => {
    try {
      return await store.has(filename);
    } catch (error) {
      logger.warn({ reason: messageOf(error), filename }, 'the preview bucket cannot be asked');
      return false;
    }
  };
  return async (voice) => {
    const filename = previewFilename(voice.id, '.mp3');
    if (bucket && (await holds(bucket, filename))) {
      return { url: await bucket.presign(filename), voiceId: voice.id, filename, source: 'presigned' };
    }
    if (folder) return { url: folder + filename, voiceId: voice.id, filename, source: 'fallback-cdn' };
    if (!voice.sample_url)
      throw new NotFoundError('preview_not_available', 'No preview of this voice is published.');
    const extension = AUDIO_EXTENSION.exec(new URL(voice.sample_url).pathname)?.[0].toLowerCase() ?? '.mp3';
    return {
      url: voice.sample_url,
      voiceId: voice.id,
      filename: previewFilename(voice.id, extension),
      source: 'fallback-cdn',
    };
  };
}

/** `polly/Joanna/neural` → `polly-joanna-neural.mp3`; ids with other than ASCII letters get a hash to stay apart. */
export function previewFilename(id: string, extension: string): string {
  const slug = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isWhole = /^[\x20-\x7e]+$/.test(id);
  return (
    (isWhole ? slug : `${slug}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`) + extension
  );
}
