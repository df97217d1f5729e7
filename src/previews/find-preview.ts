import { createHash } from 'node:crypto';
import type { AudioUrlResponse } from '../domain/audio-url.ts';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { ListRecordings, PreviewListings } from './preview-listing.ts';

/** Bucket of the voices' preview recordings. The recordings' file names come from {@link previewFilename}. */
export interface PreviewBucket {
  readonly list: ListRecordings;
  /** Returns a presigned link to a recording, which expires. Signing is local, without a request to the bucket. */
  presign(filename: string): Promise<string>;
}

/** Sources of the voices' preview recordings, as the operator configured them. */
export interface PreviewSources {
  /** Recordings of the preview bucket; absent without a bucket. */
  readonly recordings?: PreviewListings | undefined;
  readonly presign?: PreviewBucket['presign'] | undefined;
  /** URL of a CDN folder with a preview recording of every voice. */
  readonly cdnBaseUrl?: string | undefined;
}

/** Looks up the URL of a voice's preview. @throws {NotFoundError} `preview_not_available` if the voice has no preview */
export type FindPreview = (voice: StoredVoice) => Promise<AudioUrlResponse>;

/** Availability of previews at one time, from which a catalog takes the field `preview`. */
interface PreviewAvailability {
  readonly hasPreview: (voice: StoredVoice) => boolean;
  /** Version of the bucket's listing; undefined if there is none. */
  readonly previewListing: string | undefined;
}

/** Lookup of voices' previews in the bucket, on the CDN and among the samples that providers publish. */
export interface Previews {
  /** Sends no request to the bucket, because a bucket that does not answer would hold up the client. */
  readonly find: FindPreview;
  /** Returns the availability by the same listing that {@link find} uses, after a refresh of bounded time. */
  readonly loadAvailability: () => Promise<PreviewAvailability>;
  /** Listings of the bucket; undefined without a bucket. */
  readonly recordings: PreviewListings | undefined;
}

/** Format of the recordings in the bucket and on the CDN. */
const RECORDING_EXTENSION = '.mp3';
const AUDIO_EXTENSION = /\.(?:mp3|wav|ogg|opus|flac|m4a|aac)$/i;

/** Creates the lookup of previews. A voice's preview comes from the first place that has one: bucket, CDN, provider's sample. */
export function createPreviews(
  { recordings, presign, cdnBaseUrl }: PreviewSources,
  logger: Logger,
): Previews {
  const folder = cdnBaseUrl?.replace(/\/*$/, '/');

  /** Returns a presigned link; undefined if the recording is absent, or if no link can be signed, as with expired credentials. */
  async function findRecording(filename: string): Promise<string | undefined> {
    if (!recordings?.current?.filenames.has(filename)) return undefined;
    return presign?.(filename).catch((error: unknown) => {
      logger.warn({ reason: messageOf(error) }, 'preview link not signed, using other previews');
      return undefined;
    });
  }

  async function find(voice: StoredVoice): Promise<AudioUrlResponse> {
    const filename = previewFilename(voice.id, RECORDING_EXTENSION);
    const url = await findRecording(filename);
    if (url) return { url, voiceId: voice.id, filename, source: 'presigned' };
    if (folder) return { url: folder + filename, voiceId: voice.id, filename, source: 'fallback-cdn' };
    return findSample(voice);
  }

  async function loadAvailability(): Promise<PreviewAvailability> {
    await recordings?.refresh();
    const listing = recordings?.current;
    return {
      hasPreview: ({ id, sample_url }) =>
        sample_url !== undefined ||
        folder !== undefined ||
        listing?.filenames.has(previewFilename(id, RECORDING_EXTENSION)) === true,
      previewListing: listing?.version,
    };
  }

  return { find, loadAvailability, recordings };
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
