/** Constructs the collaborators of the commands that record or copy previews. */
import type { KeyedSamples } from '../domain/keyed-samples.ts';
import { keyedSamplesOf } from '../ingest/lists/keyed-samples.ts';
import type { Provider, Settings } from '../ingest/provider.ts';
import { providers } from '../ingest/providers/index.ts';
import { regionsOf } from '../ingest/regions.ts';
import { splitList } from '../lib/list-entries.ts';
import { type OpenSynthesizers, openSynthesizers } from '../previews/synthesis/open-synthesizers.ts';
import type { SpeechAccess } from '../previews/synthesis/synthesizer.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createFileStore } from '../storage/file.ts';
import { USER_AGENT } from './compose.ts';
import { createS3Client, PREVIEW_BUCKET, PREVIEW_FOLDER, S3_TIMEOUTS } from './compose-stores.ts';
import type { Config } from './config.ts';

/** S3 bucket or folder to which preview recordings are written. */
interface PreviewTarget {
  readonly store: BlobStore;
  close(): void;
}

/** Opens the preview bucket, or the preview folder if no bucket is set. */
export async function openPreviewTarget({ storage }: Config): Promise<PreviewTarget> {
  const { bucket, folder } = storage.previews;
  if (bucket) {
    const client = await createS3Client(storage, S3_TIMEOUTS);
    const { createS3Store } = await import('../storage/s3.ts');
    return { store: createS3Store(client, bucket, PREVIEW_BUCKET), close: () => client.destroy() };
  }
  return { store: createFileStore(folder, PREVIEW_FOLDER), close: () => {} };
}

/** Returns, by provider, the audio samples that need an API key and whose key is set. */
export function configuredKeyedSamples({ ingest }: Config): ReadonlyMap<string, KeyedSamples> {
  return keyedSamplesOf(providers, ingest.settings);
}

/** Opens the text-to-speech clients of the providers whose settings are complete. */
export function openConfiguredSynthesizers({ ingest }: Config): Promise<OpenSynthesizers> {
  const accesses = providers
    .filter(({ id }) => ingest.providers.includes(id))
    .map((provider) => [provider.id, accessTo(provider, ingest.settings[provider.id] ?? {})] as const);
  return openSynthesizers(new Map(accesses), USER_AGENT);
}

/**
 * Returns the host, key and region for speech synthesis at a provider. If no base URL is set, the host of the provider's voice list is
 * used. If several keys or regions are set, the first is used.
 */
function accessTo({ list, isConfigured }: Provider, settings: Settings): SpeechAccess {
  const { baseUrl, key, region } = settings;
  const listHost = list && 'http' in list ? list.http.baseUrl(settings, { path: '' }) : '';
  return {
    baseUrl: baseUrl ?? listHost,
    isOwnHost: baseUrl !== undefined,
    isListed: isConfigured(settings),
    key: splitList(key)[0],
    region: regionsOf(region)[0],
  };
}
