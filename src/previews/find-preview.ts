import type { AudioUrlResponse } from '../domain/audio-url.ts';
import { messageOf, NotFoundError } from '../domain/errors.ts';
import type { MeasuredSound } from '../domain/heard.ts';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import { TARGET_LUFS } from '../domain/protocol.ts';
import { type CheckedVoice, isDead } from '../domain/sample-check.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { Logger } from '../lib/logger.ts';
import type { ManifestSource } from './manifest-source.ts';
import { extensionOfType, extensionOfUrl, toAudioType } from './media-types.ts';
import { previewFilename } from './preview-filename.ts';
import { listSources, type RecordingSources, refreshAll, versionOf } from './recording-sources.ts';
import type { SignLink } from './s3-signer.ts';

/** URL path under which the service serves the recordings in `PREVIEW_DIR`. */
const PREVIEWS_PATH = '/previews/';

export interface PreviewPlaces {
  readonly sources: RecordingSources;
  readonly sign?: SignLink | undefined;
  /** Returns the URL origin of links to the bucket, even if no credentials for signing are available. */
  readonly readBucketOrigin?: (() => Promise<string>) | undefined;
  /** URL of the folder of recordings on a CDN, ending with a slash. */
  readonly cdnBaseUrl?: string | undefined;
  /** True if the operator states that the CDN has a recording of every voice, so that the CDN's manifest is not read. */
  readonly isCdnTrusted?: boolean | undefined;
}

/** Looks up the URL of a voice's preview. @throws {NotFoundError} `preview_not_available` if the voice has no preview */
export type FindPreview = (voice: CheckedVoice) => Promise<AudioUrlResponse>;

/** Lookup of voice previews in the bucket, in the folder, on the CDN and among the providers' samples. */
export type Previews = ReturnType<typeof createPreviews>;

type Preview = Omit<AudioUrlResponse, 'voiceId'>;

/** Creates the lookup of previews in this order: bucket, folder, CDN, provider. A bucket that is unreachable comes last. */
export function createPreviews(places: PreviewPlaces, logger: Logger) {
  const { sources, readBucketOrigin, cdnBaseUrl, isCdnTrusted = false } = places;
  const isWholeCdn = isCdnTrusted && cdnBaseUrl !== undefined;
  let unsigned = 0;
  const onUnsigned = (error: unknown) => {
    unsigned++;
    logger.warn({ reason: messageOf(error) }, 'preview link not signed, using other previews');
  };
  /** Returns the version of the previews. The suffix `~trusted` marks a CDN that is trusted to have every recording. */
  const currentVersion = () => (isWholeCdn ? `${versionOf(sources) ?? ''}~trusted` : versionOf(sources));

  return {
    sources,
    /** Creates the lookup of preview URLs for a service at `serviceUrl`. A lookup sends no request, because a slow store would delay clients. */
    finderAt: (serviceUrl: string) =>
      createFinder(places, serviceUrl.replace(/\/*$/, PREVIEWS_PATH), onUnsigned),
    /** Returns the number of preview links that could not be signed since the service started. */
    countUnsigned: () => unsigned,
    /** Version of the previews. The version changes with the recordings and the trust in the CDN, and is undefined before a manifest is read. */
    get version() {
      return currentVersion();
    },
    listOrigins: async () => {
      const isBucketUsed = (sources.bucket?.current?.byVoice.size ?? 0) > 0;
      // An error (no AWS region) is ignored, because without a region no link can be signed.
      const bucketOrigin = isBucketUsed ? await readBucketOrigin?.().catch(() => undefined) : undefined;
      const cdnOrigin = cdnBaseUrl && new URL(cdnBaseUrl).origin;
      return [bucketOrigin, cdnOrigin].filter((origin) => origin !== undefined);
    },
    /**
     * Refreshes the manifests in bounded time, and returns which voices have a preview. The field `preview` of the catalog's voices comes from this
     * result. The field agrees with the preview links, because the links come from the same recordings.
     */
    loadAvailability: async () => {
      await refreshAll(sources);
      const recordings = listSources(sources).flatMap(({ current }) => current?.byVoice ?? []);
      const findRecording = ({ id }: StoredVoice) => recordings.find((byVoice) => byVoice.has(id))?.get(id);
      const hasRecording = (voice: StoredVoice) => findRecording(voice) !== undefined;
      return {
        previewsVersion: currentVersion(),
        hasRecording,
        /** Returns the facts measured from the voice's recording; without a recording, those measured from its provider's sample. */
        measuredOf: (voice: CheckedVoice): MeasuredSound | undefined => {
          const recording = findRecording(voice);
          return recording ? recording.heard : voice.sample_check?.heard;
        },
        hasPreview: (voice: CheckedVoice) => isWholeCdn || hasRecording(voice) || hasSample(voice),
      };
    },
  };
}

function createFinder(
  { sources, sign, cdnBaseUrl, isCdnTrusted }: PreviewPlaces,
  folderUrl: string,
  onUnsigned: (error: unknown) => void,
): FindPreview {
  const { bucket, folder, cdn } = sources;
  const recordingIn = (source: ManifestSource | undefined, id: string) => source?.current?.byVoice.get(id);

  /** Returns a presigned preview link. The link is undefined if the bucket has no recording, or if signing fails (expired credentials). */
  async function findInBucket({ id }: StoredVoice): Promise<Preview | undefined> {
    const recording = recordingIn(bucket, id);
    if (!recording) return undefined;
    const { filename, ...facts } = factsOf(id, recording);
    const link = await sign?.(recording, filename).catch(onUnsigned);
    if (!link) return undefined;
    const expires_at = link.expiresAt.toISOString();
    return { url: link.url, filename, source: 'presigned', ...facts, expires_at };
  }

  function findElsewhere(voice: CheckedVoice): Preview | undefined {
    const { id } = voice;
    const inFolder = recordingIn(folder, id);
    if (inFolder) return toPreview(id, inFolder, folderUrl);
    const onCdn = recordingIn(cdn, id);
    if (cdnBaseUrl && onCdn) return toPreview(id, onCdn, cdnBaseUrl);
    if (!cdnBaseUrl || !isCdnTrusted) return findSample(voice);
    const filename = previewFilename(id, extensionOfType());
    return { url: cdnBaseUrl + filename, filename, source: 'fallback-cdn' };
  }

  return async (voice) => {
    // A link to an unreachable bucket is returned only if there is no other preview, because such a link would probably not play.
    const isLast = bucket?.isReachable === false;
    const preview = isLast
      ? (findElsewhere(voice) ?? (await findInBucket(voice)))
      : ((await findInBucket(voice)) ?? findElsewhere(voice));
    if (!preview) throw new NotFoundError('preview_not_available', 'No preview of this voice is published.');
    return { ...preview, voiceId: voice.id };
  };
}

function hasSample({ sample_url, sample_check }: CheckedVoice): boolean {
  return sample_url !== undefined && !isDead(sample_check);
}

/** Returns the provider's sample of a voice as a preview; undefined if there is no sample, or a check has found the sample dead. */
function findSample(voice: CheckedVoice): Preview | undefined {
  const { id, sample_url: url, sample_check: check } = voice;
  if (url === undefined || !hasSample(voice)) return undefined;
  const media_type = toAudioType(check?.media_type);
  const { bytes } = check ?? {};
  // A media type that a check has found decides, because the extension in the URL may be wrong.
  const extension = (media_type ? undefined : extensionOfUrl(url)) ?? extensionOfType(media_type);
  return {
    url,
    filename: previewFilename(id, extension),
    source: 'fallback-cdn',
    ...verificationOf(voice),
    ...(media_type !== undefined && { media_type }),
    ...(bytes !== undefined && { bytes }),
    ...gainOf(check?.heard),
  };
}

/** Returns `verified`: true if a check found audio, false for an unchecked URL that this program derived. In all other cases, the field is absent. */
function verificationOf({ sample_derived, sample_check }: CheckedVoice): Pick<Preview, 'verified'> {
  if (sample_check?.state === 'playable') return { verified: true };
  return sample_derived ? { verified: false } : {};
}

function toPreview(id: string, recording: PreviewRecording, folder: string): Preview {
  const { filename, ...facts } = factsOf(id, recording);
  return { url: folder + recording.key, filename, source: 'fallback-cdn', ...facts };
}

function factsOf(id: string, { media_type, bytes, seconds, text, heard }: PreviewRecording) {
  const filename = previewFilename(id, extensionOfType(media_type));
  const known = { ...(seconds !== undefined && { seconds }), ...(text !== undefined && { text }) };
  return { filename, media_type, bytes, ...known, ...gainOf(heard) };
}

/** Returns the gain that brings a sound to {@link TARGET_LUFS}; nothing if its loudness was not measured. */
function gainOf({ loudness }: Partial<MeasuredSound> = {}): Pick<Preview, 'gain_db'> {
  return loudness === undefined ? {} : { gain_db: Math.round((TARGET_LUFS - loudness) * 10) / 10 };
}
