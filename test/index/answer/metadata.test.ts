import { expect, it } from '@jest/globals';
import type { ProviderStatus } from '../../../src/domain/snapshot.ts';
import { catalogOf } from '../../support/catalog.ts';
import { snapshotOf } from '../../support/snapshot.ts';
import { voice } from '../../support/voice.ts';

const failed: ProviderStatus = {
  ...{ provider: 'hume', voices: 0, source: 'live', stale: true },
  error: 'timeout',
};

it('metadata has the facts about the providers with voices or a status, in the order of slugs', async () => {
  const voices = ['polly/Joanna', 'kokoro/af_heart', 'fictional/Ada'].map((id) => voice({ id }));
  const { metadata } = await catalogOf(snapshotOf(voices, { providers: [failed] }));
  expect(metadata.provider_details.map(({ provider }) => provider)).toEqual(['hume', 'kokoro', 'polly']);
  expect(metadata.provider_details[1]).toMatchObject({ name: 'Kokoro', licence: 'Apache-2.0' });
  expect(metadata.providers).toEqual(['fictional', 'kokoro', 'polly']);
});

it('an empty catalog has no facts about providers', async () => {
  const { metadata } = await catalogOf(snapshotOf([]));
  expect(metadata.provider_details).toEqual([]);
});
