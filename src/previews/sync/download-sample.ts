import type { KeyedSamples, SampleLocation } from '../../domain/keyed-samples.ts';
import { bufferOf, readWave } from '../audio/wave.ts';
import type { SampleClient } from '../fetch/sample-client.ts';
import { SampleError } from '../fetch/sample-errors.ts';
import type { Download } from './plan-sync.ts';

/** Downloads a sample. @throws {SampleError} @throws the abort reason of `signal` */
export async function downloadSample(
  client: SampleClient,
  { origin, keyed }: Download,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const content = keyed ? await downloadKeyed(client, keyed, signal) : await client.download(origin, signal);
  assertWhole(content);
  return content;
}

async function downloadKeyed(
  client: SampleClient,
  { samples, voiceId }: { readonly samples: KeyedSamples; readonly voiceId: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { url, headers } = samples.request(voiceId);
  const location = locate(samples, await client.download(url.href, signal, headers));
  if ('base64' in location) return Buffer.from(location.base64, 'base64');
  const mayHaveKey = URL.canParse(location.url) && isSameSite(new URL(location.url), url);
  return client.download(location.url, signal, mayHaveKey ? location.headers : {});
}

function locate({ locate: find }: KeyedSamples, body: Uint8Array): SampleLocation {
  let location: SampleLocation | undefined;
  try {
    location = find(JSON.parse(Buffer.from(body).toString()));
  } catch (error) {
    throw new SampleError('answer not understood', { cause: error });
  }
  if (!location) throw new SampleError('no sample in the answer');
  return location;
}

/** Reports whether an API key may be sent to a URL: a URL of the API's origin, or an https URL of another host in the API's domain. */
function isSameSite(url: URL, api: URL): boolean {
  const domain = api.hostname.split('.').slice(1).join('.');
  if (url.origin === api.origin) return true;
  return url.protocol === 'https:' && domain.includes('.') && url.hostname.endsWith(`.${domain}`);
}

/** Maximum size of the audio data, in bytes, that a WAVE header may state; larger ones are not trusted. A streamed file states about 2 or 4 GiB. */
const MAX_STATED_BYTES = 2 ** 30;

/**
 * Asserts that a WAVE file has all samples that its header states, because `Content-Length` cannot reveal a file that is truncated on the host.
 * @throws {SampleError}
 */
function assertWhole(content: Uint8Array): void {
  const { statedBytes = 0, presentBytes = 0 } = readWave(bufferOf(content)) ?? {};
  if (statedBytes < MAX_STATED_BYTES && statedBytes > presentBytes) throw new SampleError('length differs');
}
