import { describe, expect, it } from '@jest/globals';
import { ProviderDetails } from '../../src/domain/metadata.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { PROVIDER_FACTS, providerDetailsOf } from '../../src/providers/provider-facts.ts';
import { ProviderRow } from '../../src/providers/provider-row.ts';

const slugs = [...PROVIDER_FACTS.keys()];

describe('the tables of provider facts', () => {
  it.each(providers)('the tables have the provider $id, and its name is theirs', ({ id, name }) => {
    expect(slugs).toContain(id);
    expect(providerDetailsOf(id)?.name).toBe(name);
    expect(name).not.toBe(id);
  });

  it('the tables have no other provider', () => {
    const listed = providers.map(({ id }) => id);
    expect(slugs.filter((slug) => !listed.includes(slug))).toEqual([]);
  });

  it.each(slugs)('the facts about %s are published in the shape of their schema', (slug) => {
    const details = providerDetailsOf(slug);
    expect(ProviderDetails.parse(details)).toEqual(details);
  });

  it.each([...PROVIDER_FACTS])(
    'the facts about %s were compared with their sources in the past',
    (_, facts) => {
      const dates = [facts, facts.speech?.request, facts.speech?.program].flatMap(
        (each) => each?.checked ?? [],
      );
      for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    },
  );

  it.each([
    ['model_field', { deployment: 'cloud', model_field: 'model' }],
    ['licence', { deployment: 'local' }],
    ['pricing', { deployment: 'local', licence: 'MIT', pricing: 'https://acme.example/pricing' }],
    ['voice_id_field', { deployment: 'cloud', voice_id_field: 'the voice' }],
    ['source', { deployment: 'cloud', source: 'http://acme.example' }],
    ['checked', { deployment: 'cloud', checked: 'November 2026' }],
  ])('the key %s of a wrong row is named: %j', (key, wrong) => {
    const sourced = { source: 'https://acme.example/docs', checked: '2026-11-22' };
    const row = { name: 'Acme', home_page: 'https://acme.example', tiers: 2, ...sourced, ...wrong };
    expect(ProviderRow.safeParse(row).error?.issues.map(({ path }) => path)).toEqual([[key]]);
  });
});

describe('the facts about a provider', () => {
  it.each([
    ['polly', { voice_id_field: 'VoiceId', model_field: 'Engine', deployment: 'cloud', open_weights: false }],
    ['openai', { voice_id_field: 'voice', model_field: 'model' }],
    ['rime', { voice_id_field: 'speaker', model_field: 'modelId' }],
    ['kokoro', { deployment: 'local', open_weights: true, licence: 'Apache-2.0' }],
    ['espeak-ng', { voice_id_field: 'option -v', licence: 'GPL-3.0-or-later' }],
  ])('the facts about %s are %j', (slug, facts) => {
    expect(providerDetailsOf(slug)).toMatchObject(facts);
  });

  it.each(['azure', 'cartesia', 'deepgram', 'elevenlabs', 'google', 'hume', 'murf'])(
    'requests to %s take no model, because its models are named by the directory',
    (slug) => {
      expect(providerDetailsOf(slug)).not.toHaveProperty('model_field');
    },
  );

  it.each([
    ['elevenlabs', { method: 'POST', key_variable: 'ELEVENLABS_API_KEY', media_type: 'audio/mpeg' }],
    ['google', { encoding: 'base64', at: ['audioContent'] }],
    ['watson', { url: '{WATSON_BASE_URL}/v1/synthesize?voice={voice_id}', basic_user: 'apikey' }],
    ['espeak-ng', { commands: [['espeak-ng', '-v', '{voice_id}', '-w', '{file}', '--', '{text}']] }],
  ])('%s says a sentence by %j', (slug, speech) => {
    expect(providerDetailsOf(slug)?.speech).toMatchObject(speech);
  });

  it('a provider whose request is not known has no speech', () => {
    expect(providerDetailsOf('ultravox')).not.toHaveProperty('speech');
  });

  it('an unknown provider has none', () => {
    for (const slug of ['nobody', 'constructor', '__proto__'])
      expect(providerDetailsOf(slug)).toBeUndefined();
  });

  it('the page that states the request fields is published with the date of the last comparison', () => {
    for (const [slug, { source, checked }] of PROVIDER_FACTS)
      expect(providerDetailsOf(slug)).toMatchObject({ source, checked });
  });
});
