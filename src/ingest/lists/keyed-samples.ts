import type { KeyedSamples } from '../../domain/keyed-samples.ts';
import { requestUrl } from '../../lib/request-url.ts';
import type { Provider, Settings } from '../provider.ts';
import { parseBaseUrl } from './http-client.ts';

/** Returns, by provider, the functions that request and locate audio samples with an API key. Providers with incomplete settings are left out. */
export function keyedSamplesOf(
  providers: readonly Provider[],
  allSettings: Readonly<Record<string, Settings>>,
): Map<string, KeyedSamples> {
  const samples = new Map<string, KeyedSamples>();
  for (const { id, keyedSample, isConfigured, list } of providers) {
    const settings = allSettings[id] ?? {};
    if (!keyedSample || !list || !('requests' in list) || !isConfigured(settings)) continue;
    samples.set(id, {
      request: (voiceId) => {
        const request = keyedSample.request(voiceId, settings);
        const base = parseBaseUrl(settings.baseUrl ?? list.baseUrl(settings, request));
        return { url: requestUrl(base, request), headers: request.headers ?? {} };
      },
      locate: (answer) => keyedSample.locate(answer, settings),
    });
  }
  return samples;
}
