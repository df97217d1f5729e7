import { loadDataFolder } from '../lib/data-set.ts';
import { Samples } from './data-sets.ts';

/** Recordings by provider. */
const SAMPLES = new Map(
  Object.entries(loadDataFolder(Samples)).map(([provider, { url, voices }]) => [
    provider,
    new Map(Object.entries(voices).map(([id, file]) => [id, url.replace('{file}', () => file)])),
  ]),
);

/** Returns the URL of the recording of a voice, by the provider's id of the voice; undefined if none is known. */
export function derivedSample(provider: string, voiceId: string): string | undefined {
  return SAMPLES.get(provider)?.get(voiceId);
}
