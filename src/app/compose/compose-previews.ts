/** Constructs the store of recordings and the speech synthesizers for the commands that record or copy voice previews. */
import type { Provider, Settings } from '../../ingest/provider.ts';
import { providers } from '../../ingest/providers/index.ts';
import { regionsOf } from '../../ingest/regions.ts';
import { splitList } from '../../lib/list-entries.ts';
import { findEspeakNg } from '../../previews/synthesis/espeak-ng.ts';
import { toFetchBytes } from '../../previews/synthesis/fetch-bytes.ts';
import { hosts } from '../../previews/synthesis/hosts.ts';
import { toSynthesizer } from '../../previews/synthesis/http-speech.ts';
import type { SpeechAccess, Synthesizer } from '../../previews/synthesis/synthesizer.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createFileStore } from '../../storage/file.ts';
import type { Config } from '../config/config.ts';
import { USER_AGENT } from './compose.ts';
import { createS3Client, PREVIEW_BUCKET, PREVIEW_FOLDER, S3_TIMEOUTS } from './compose-stores.ts';

/** Opens the store of preview recordings: the preview bucket, or the preview folder if no bucket is set. */
export async function openPreviewStore({ storage }: Config): Promise<BlobStore> {
  const { bucket, folder } = storage.previews;
  if (!bucket) return createFileStore(folder, PREVIEW_FOLDER);
  const { createS3Store } = await import('../../storage/s3.ts');
  return createS3Store(await createS3Client(storage, S3_TIMEOUTS), bucket, PREVIEW_BUCKET);
}

/** Opens each usable speech synthesizer: eSpeak NG if the program is installed, and the synthesizer of each provider whose settings are complete. */
export async function openSynthesizers({ ingest }: Config): Promise<readonly Synthesizer[]> {
  const accesses = new Map(
    providers
      .filter(({ id }) => ingest.providers.includes(id))
      .map((provider) => [provider.id, accessTo(provider, ingest.settings[provider.id] ?? {})]),
  );
  const fetchBytes = toFetchBytes(USER_AGENT);
  const overHttp = hosts.flatMap((host) => {
    const access = accesses.get(host.provider);
    return access && host.isConfigured(access) ? [toSynthesizer(host, access, fetchBytes)] : [];
  });
  const espeakNg = accesses.has('espeak-ng') ? await findEspeakNg() : undefined;
  return [espeakNg, await openPolly(accesses.get('polly')), ...overHttp].filter((each) => each !== undefined);
}

async function openPolly(access: SpeechAccess | undefined): Promise<Synthesizer | undefined> {
  if (!access?.isListed) return undefined;
  const { createPolly } = await import('../../previews/synthesis/polly.ts');
  return createPolly(access);
}

/** Returns a provider's API key, region and base URL for speech requests; of several, the first. The default base URL is that of the voice list. */
function accessTo({ list, isConfigured }: Provider, settings: Settings): SpeechAccess {
  const { baseUrl, key, region } = settings;
  const listHost = list && 'requests' in list ? list.baseUrl(settings, { path: '' }) : '';
  return {
    baseUrl: baseUrl ?? listHost,
    isOwnHost: baseUrl !== undefined,
    isListed: isConfigured(settings),
    key: splitList(key)[0],
    region: regionsOf(region)[0],
  };
}
