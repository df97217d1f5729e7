import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { ProviderDetails } from '../../src/domain/metadata.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { GENERAL_CLOUD_FACTS } from '../../src/providers/general-cloud-facts.ts';
import { LOCAL_ENGINE_FACTS } from '../../src/providers/local-engine-facts.ts';
import { PROVIDER_FACTS, providerDetailsOf } from '../../src/providers/provider-facts.ts';
import { SPEECH_SERVICE_FACTS } from '../../src/providers/speech-service-facts.ts';

const TABLES = { GENERAL_CLOUD_FACTS, LOCAL_ENGINE_FACTS, SPEECH_SERVICE_FACTS };
const slugs = [...PROVIDER_FACTS.keys()];
const README = readFileSync('README.md', 'utf8');

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

  it.each(Object.entries(TABLES))(
    '%s is in the order of slugs, and has none of another table',
    (_, table) => {
      const own = Object.keys(table);
      expect(own).toEqual(own.toSorted());
      expect(Object.values(TABLES).flatMap((other) => Object.keys(other))).toHaveLength(slugs.length);
    },
  );

  it.each(slugs)('the facts about %s are published in the shape of their schema', (slug) => {
    const details = providerDetailsOf(slug);
    expect(ProviderDetails.parse(details)).toEqual(details);
  });

  it.each([...PROVIDER_FACTS])('the facts about %s name their source and its date', (_, facts) => {
    expect(z.url({ protocol: /^https$/ }).safeParse(facts.source).error).toBeUndefined();
    expect(z.iso.date().safeParse(facts.checked).error).toBeUndefined();
    expect(Date.parse(facts.checked)).toBeLessThanOrEqual(Date.now());
  });

  it.each([...PROVIDER_FACTS])('the request fields of %s are written as the schema says', (_, facts) => {
    for (const field of [facts.voice_id_field, facts.model_field])
      if (field !== undefined)
        expect(field).toMatch(/^(?:(?:path|query) \w+|SSML voice name|option --?\w+|[\w.[\]]+)$/);
    if (facts.voice_id_field === undefined) expect(facts.model_field).toBeUndefined();
  });

  it.each(Object.entries(LOCAL_ENGINE_FACTS))('the model of %s has a licence', (_, facts) => {
    expect(facts.licence).toBeDefined();
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

  it('sources and dates are not published', () => {
    for (const slug of slugs) expect(Object.keys(providerDetailsOf(slug) ?? {})).not.toContain('source');
  });
});

it('the README says where the facts about a provider are', () => {
  expect(README).toContain('-facts.ts');
});
