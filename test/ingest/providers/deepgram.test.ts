import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { deepgram } from '../../../src/ingest/providers/deepgram.ts';
import { draft } from '../../support/draft.ts';

const sample = 'https://cdn.sanity.io/files/x.wav';
const record = { canonical_name: 'aura-2-nestor-es', architecture: 'aura-2', languages: ['es', 'es-ES'] };
const voiceOf = (fields: object) => enrich(draft(deepgram.parseRecord({ ...record, ...fields })[0]));

it.each([
  ['without a key', {}, {}],
  ['with a key', { key: 'k' }, { Authorization: 'Token k' }],
])('a request to Deepgram is complete %s', (_, settings, headers) => {
  const { http } = deepgram.list as { http: HttpList };
  expect(deepgram.isConfigured(settings)).toBe(true);
  expect(http.requests(settings)).toEqual([{ path: '/v1/models', headers }]);
});

describe('voices of Deepgram', () => {
  it.each([
    [{ name: 'nestor', metadata: { display_name: 'Néstor' } }, 'Néstor'],
    [{ name: 'nestor', metadata: { display_name: null } }, 'Nestor'],
    [{ name: 'nestor', metadata: null }, 'Nestor'],
    [{}, 'Aura-2-nestor-es'],
  ])('a voice of Deepgram with %j is called %s', (fields, name) => {
    expect(voiceOf(fields)).toMatchObject({ name, language: 'es-ES', provider_voice_id: 'aura-2-nestor-es' });
  });

  it('a gender of Deepgram may stand anywhere among the tags, and is not in the description', () => {
    const tags = ['calm', 'smooth', 'postive', 'masculine'];
    expect(voiceOf({ metadata: { tags } })).toMatchObject({
      gender: 'Male',
      description: 'Calm, smooth, positive Castilian man',
    });
  });

  it('a sample of Deepgram counts where its address is not signed', () => {
    expect(voiceOf({ metadata: { sample } })).toMatchObject({ sample_url: sample });
    expect(voiceOf({ metadata: { sample: `${sample}?Expires=1&Signature=x` } })).toMatchObject({
      preview: false,
    });
  });
});
