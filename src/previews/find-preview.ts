import type { AudioUrlResponse } from '../domain/audio-url.ts';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import { isDead, type SampleCheck } from '../domain/sample-check.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { Logger } from '../lib/logger.ts';
import type { ManifestSource } from './manifest-source.ts';
import { toAudioType } from './media-types.ts';
import {
  DEFAULT_EXTENSION,
  extensionOfType,
  extensionOfUrl,
  previewFilename,
  typeOfExtension,
} from './preview-filename.ts';
import { listSources, type RecordingSources, refreshAll, versionOf } from './recording-sources.ts';
import type { SignLink } from './s3-signer.ts';

/** Path below the service's own address under which the recordings of `PREVIEW_DIR` are served. */
const PREVIEWS_PATH = '/previews/';

/** Places of the recordings, as the operator configured them. */
export interface PreviewPlaces {
  readonly sources: RecordingSources;
  readonly sign?: SignLink | undefined;
  /** Returns the origin of signed links, also while none can be signed. */
  readonly readBucketOrigin?: (() => Promise<string>) | undefined;
  /** URL of a CDN's folder of recordings, which ends with a slash. */
  readonly cdnBaseUrl?: string | undefined;
  /** True if the CDN has a recording of every voice, so that it needs no manifest. */
  readonly isCdnTrusted?: boolean | undefined;
}

/** Voice, with the result of the last check of its provider's sample. */
interface CheckedVoice extends StoredVoice {
  readonly sample_check?: SampleCheck | undefined;
}

/** Looks up the URL of a voice's preview. @throws {NotFoundError} `preview_not_available` if the voice has no preview */
export type FindPreview = (voice: CheckedVoice) => Promise<AudioUrlResponse>;

/** Availability of previews at one time, from which a catalog takes the field `preview`. */
interface PreviewAvailability {
  readonly hasPreview: (voice: CheckedVoice) => boolean;
  readonly previewsVersion: string | undefined;
}

/** Lookup of voices' previews in the bucket, in the service's folder, on the CDN and among the samples of providers. */
export interface Previews {
  readonly sources: RecordingSources;
  /** Version of the recordings of all sources, and of whether the CDN is trusted; undefined while no source has given any. */
  readonly version: string | undefined;
  /**
   * Creates the lookup of a service with this address, which is that of its own files. The lookup sends no request, because a place
   * that does not answer would hold up the client.
   */
  readonly finderAt: (serviceUrl: string) => FindPreview;
  /** Returns the origins of links that are not the service's own nor a provider's: the bucket's and the CDN's. */
  readonly listOrigins: () => Promise<string[]>;
  /** Returns the availability by the same recordings that links are made of, after a refresh of bounded time. */
  readonly loadAvailability: () => Promise<PreviewAvailability>;
}

type Preview = Omit<AudioUrlResponse, 'voiceId'>;

/** Creates the lookup of previews. A voice's preview comes from the first place that has one: bucket, folder, CDN, provider. */
export function createPreviews(places: PreviewPlaces, logger: Logger): Previews {
  const { sources, readBucketOrigin, cdnBaseUrl, isCdnTrusted = false } = places;
  const isWholeCdn = isCdnTrusted && cdnBaseUrl !== undefined;
  /** Returns the version of all previews. It tells a trusted CDN apart, because that has a preview of every voice. */
  const currentVersion = () => (isWholeCdn ? `${versionOf(sources) ?? ''}~trusted` : versionOf(sources));

  return {
    sources,
    finderAt: (serviceUrl) => createFinder(places, serviceUrl.replace(/\/*$/, PREVIEWS_PATH), logger),
    get version() {
      return currentVersion();
    },
    listOrigins: async () => {
      const isBucketUsed = (sources.bucket?.current?.byVoice.size ?? 0) > 0;
      // Without a region there is no origin, and no link can ever be signed.
      const bucketOrigin = isBucketUsed ? await readBucketOrigin?.().catch(() => undefined) : undefined;
      const cdnOrigin = cdnBaseUrl && new URL(cdnBaseUrl).origin;
      return [bucketOrigin, cdnOrigin].filter((origin) => origin !== undefined);
    },
    loadAvailability: async () => {
      await refreshAll(sources);
      return {
        previewsVersion: currentVersion(),
        hasPreview: (voice) =>
          isWholeCdn ||
          listSources(sources).some(({ current }) => current?.byVoice.has(voice.id)) ||
          hasSample(voice),
      };
    },
  };
}

function createFinder(places: PreviewPlaces, folderUrl: string, logger: Logger): FindPreview {
  const { bucket, folder } = places.sources;
  const findInBucket = ({ id }: StoredVoice) => presign(id, recordingIn(bucket, id), places.sign, logger);

  function findElsewhere(voice: CheckedVoice): Preview | undefined {
    const recording = recordingIn(folder, voice.id);
    if (recording) return toPreview(voice.id, recording, folderUrl);
    return findOnCdn(voice, places) ?? findSample(voice);
  }

  return async (voice) => {
    // A link to a bucket that does not answer would not play, so that it is given only if there is no other.
    const isLast = bucket?.isReachable === false;
    const preview = isLast
      ? (findElsewhere(voice) ?? (await findInBucket(voice)))
      : ((await findInBucket(voice)) ?? findElsewhere(voice));
    if (!preview) throw new NotFoundError('preview_not_available', 'No preview of this voice is published.');
    return { ...preview, voiceId: voice.id };
  };
}

function recordingIn(source: ManifestSource | undefined, id: string): PreviewRecording | undefined {
  return source?.current?.byVoice.get(id);
}

/** Returns a presigned preview; undefined if there is no recording or no link can be signed, as with expired credentials. */
async function presign(
  id: string,
  recording: PreviewRecording | undefined,
  sign: SignLink | undefined,
  logger: Logger,
): Promise<Preview | undefined> {
  if (!recording) return undefined;
  const filename = filenameOf(id, recording);
  const link = await sign?.(recording, filename).catch((error: unknown) => {
    logger.warn({ reason: messageOf(error) }, 'preview link not signed, using other previews');
    return undefined;
  });
  if (!link) return undefined;
  const expires_at = link.expiresAt.toISOString();
  return { url: link.url, filename, source: 'presigned', ...factsOf(recording), expires_at };
}

function findOnCdn({ id }: StoredVoice, places: PreviewPlaces): Preview | undefined {
  const { sources, cdnBaseUrl, isCdnTrusted } = places;
  const recording = recordingIn(sources.cdn, id);
  if (!cdnBaseUrl) return undefined;
  if (recording) return toPreview(id, recording, cdnBaseUrl);
  const filename = previewFilename(id, DEFAULT_EXTENSION);
  return isCdnTrusted ? { url: cdnBaseUrl + filename, filename, source: 'fallback-cdn' } : undefined;
}

function hasSample({ sample_url, sample_check }: CheckedVoice): boolean {
  return sample_url !== undefined && !isDead(sample_check);
}

/** Returns the sample that the provider publishes of a voice; undefined if there is none, or a check found it dead. */
function findSample(voice: CheckedVoice): Preview | undefined {
  const { id, sample_url: url, sample_check: check } = voice;
  if (url === undefined || !hasSample(voice)) return undefined;
  const media_type = toAudioType(check?.media_type);
  const { bytes } = check ?? {};
  return {
    url,
    filename: previewFilename(id, extensionOf(url, media_type)),
    source: 'fallback-cdn',
    ...verificationOf(voice),
    ...(media_type !== undefined && { media_type }),
    ...(bytes !== undefined && { bytes }),
  };
}

/** Returns the ending of a sample: of the type that a check has found, which the address may state otherwise, or else of its address. */
function extensionOf(url: string, checkedType: string | undefined): string {
  const stated = extensionOfUrl(url);
  if (checkedType === undefined) return stated ?? DEFAULT_EXTENSION;
  return stated !== undefined && typeOfExtension(stated) === checkedType
    ? stated
    : extensionOfType(checkedType);
}

/** Returns whether a check has found audio at a sample's address; nothing for an unchecked one that the provider states itself. */
function verificationOf({ sample_derived, sample_check }: CheckedVoice): Pick<Preview, 'verified'> {
  if (sample_check?.state === 'playable') return { verified: true };
  return sample_derived ? { verified: false } : {};
}

function toPreview(id: string, recording: PreviewRecording, folder: string): Preview {
  return {
    url: folder + recording.key,
    filename: filenameOf(id, recording),
    source: 'fallback-cdn',
    ...factsOf(recording),
  };
}

function filenameOf(id: string, { media_type }: PreviewRecording): string {
  return previewFilename(id, extensionOfType(media_type));
}

function factsOf({ media_type, bytes, seconds }: PreviewRecording) {
  return { media_type, bytes, ...(seconds !== undefined && { seconds }) };
}
