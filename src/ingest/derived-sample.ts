import { loadDataFolder } from '../lib/data-set.ts';
import { Samples } from './data-sets.ts';

const SAMPLES = new Map(
  Object.entries(loadDataFolder(Samples)).map(([provider, { url, voices }]) => [
    provider,
    new Map(Object.entries(voices).map(([id, file]) => [id, url.replace('{file}', () => file)])),
  ]),
);

/**
 * Returns the URL of a voice's sample recording from the data set; undefined if the data set has none. `voiceId` is the provider's id of
 * the voice.
 */
export function derivedSample(provider: string, voiceId: string): string | undefined {
  return SAMPLES.get(provider)?.get(voiceId);
}
