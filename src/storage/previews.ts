import { createHash } from 'node:crypto';
import type { AudioUrlResponse } from '../domain/audio-url.ts';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { StoredVoice } from '../domain/voice.ts';

/** A bucket of preview recordings, named as {@link previewFilename} says. */
export interface PreviewBucket {
  has(filename: string): Promise<boolean>;
  /** The names of all recordings. */
  list(): Promise<ReadonlySet<string>>;
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

/** The previews of voices, wherever they are. */
export interface Previews {
  /** @throws {NotFoundError} `preview_not_available` for a voice that has none */
  readonly find: FindPreview;
  /** Looks once at what there is, and then tells of any voice whether it has a preview. */
  readonly survey: () => Promise<(voice: StoredVoice) => boolean>;
}

/** The format of the recordings in our bucket and on our CDN. */
const RECORDING = '.mp3';
const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/** Our bucket first, then our CDN, then the sample that the provider itself publishes. */
export function createPreviews({ bucket, cdnBaseUrl }: PreviewSources, logger: Logger): Previews {
  const folder = cdnBaseUrl?.replace(/\/*$/, '/');
  // A bucket that is down takes none of the other previews with it.
  const unlessDown = <T>(asking: Promise<T>, otherwise: T): Promise<T> =>
    asking.catch((error: unknown) => {
      logger.warn({ reason: messageOf(error) }, 'the preview bucket cannot be asked');
      return otherwise;
    });

  async function find(voice: StoredVoice): Promise<AudioUrlResponse> {
    const filename = previewFilename(voice.id, RECORDING);
    if (bucket && (await unlessDown(bucket.has(filename), false))) {
      return { url: await bucket.presign(filename), voiceId: voice.id, filename, source: 'presigned' };
    }
    if (folder) return { url: folder + filename, voiceId: voice.id, filename, source: 'fallback-cdn' };
    if (!voice.sample_url)
      throw new NotFoundError('preview_not_available', 'No preview of this voice is published.');
    const extension =
      AUDIO_EXTENSION.exec(new URL(voice.sample_url).pathname)?.[0].toLowerCase() ?? RECORDING;
    return {
      url: voice.sample_url,
      voiceId: voice.id,
      filename: previewFilename(voice.id, extension),
      source: 'fallback-cdn',
    };
  }

  async function survey() {
    const stored = bucket ? await unlessDown(bucket.list(), new Set<string>()) : new Set<string>();
    return ({ id, sample_url }: StoredVoice) =>
      sample_url !== undefined || folder !== undefined || stored.has(previewFilename(id, RECORDING));
  }

  return { find, survey };
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
