import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import type { HttpList } from '../../../src/ingest/provider.ts';
import { deepgram } from '../../../src/ingest/providers/deepgram.ts';
import { draft } from '../../support/draft.ts';

const sample = 'https://cdn.sanity.io/files/x.wav';
const record = { canonical_name: 'aura-2-nestor-es', architecture: 'aura-2', languages: ['es', 'es-ES'] };
const voiceOf = (fields: object) => enrich(draft(deepgram.readRecord({ ...record, ...fields })[0]));

it.each([
  ['without a key as with none', {}, {}],
  ['with the key where there is one', { key: 'k' }, { Authorization: 'Token k' }],
])('Deepgram is asked %s', (_, settings, headers) => {
  const { http } = deepgram.list as { http: HttpList };
  expect(deepgram.isConfigured(settings)).toBe(true);
  expect(http.requests(settings)).toEqual([{ path: '/v1/models', headers }]);
});

describe('a voice of Deepgram', () => {
  it.each([
    [{ name: 'nestor', metadata: { display_name: 'Néstor' } }, 'Néstor'],
    [{ name: 'nestor', metadata: { display_name: null } }, 'Nestor'],
    [{ name: 'nestor', metadata: null }, 'Nestor'],
    [{}, 'Aura-2-nestor-es'],
  ])('with %j is called %s', (fields, name) => {
    expect(voiceOf(fields)).toMatchObject({ name, language: 'es-ES', provider_voice_id: 'aura-2-nestor-es' });
  });

  it('has its gender anywhere among the tags, and not in its description', () => {
    const tags = ['calm', 'smooth', 'postive', 'masculine'];
    expect(voiceOf({ metadata: { tags } })).toMatchObject({
      gender: 'Male',
      description: 'Calm, smooth, positive · aura-2',
    });
  });

  it('has a sample where its address lasts', () => {
    expect(voiceOf({ metadata: { sample } })).toMatchObject({ sample_url: sample });
    expect(voiceOf({ metadata: { sample: `${sample}?Expires=1&Signature=x` } })).toMatchObject({
      preview: false,
    });
  });
});
