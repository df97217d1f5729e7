import { describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../../src/domain/voice.ts';
import { withLifecycle } from '../../../src/ingest/judge/lifecycle.ts';
import { voice } from '../../support/voice.ts';

const DAY = '2026-11-23';
const rime = (known: Partial<StoredVoice>) =>
  voice({ id: 'rime/luna/x', provider_voice_id: 'luna', ...known });
const onDay = (known: StoredVoice, day = DAY) => withLifecycle([known], day)[0];

describe('the stage of a voice', () => {
  it.each<readonly [string, StoredVoice, Partial<StoredVoice>]>([
    ['the model has none', rime({ model_id: 'coda' }), {}],
    ['the model has ended', rime({ model_id: 'arcana' }), { status: 'retired', ends_on: '2026-08-15' }],
    ['all models have ended', rime({ models: ['arcana'] }), { status: 'retired', ends_on: '2026-08-15' }],
    ['one model has not ended', rime({ model_id: 'arcana', models: ['arcana', 'coda'] }), {}],
    ['one model is unknown', rime({ model_id: 'arcana', models: ['arcana', 'opera'] }), {}],
    ['only the list states one', voice({ id: 'elevenlabs/Drew', status: 'legacy' }), { status: 'legacy' }],
    [
      'the list states a later one',
      rime({ model_id: 'mist', status: 'deprecated' }),
      { status: 'deprecated' },
    ],
    ['the provider is unknown', voice({ id: 'acme/ada' }), {}],
  ])('%s', (_, known, life) => {
    const { status, ends_on } = onDay(known) ?? {};
    expect({ ...(status && { status }), ...(ends_on && { ends_on }) }).toEqual(life);
  });

  it('the day of the end decides, and a voice whose stage stays is the same object', () => {
    const known = voice({ id: 'openai/alloy/tts-1', model_id: 'tts-1' });
    const before = onDay(known, '2027-01-05') as StoredVoice;
    expect(before).toMatchObject({ status: 'deprecated', ends_on: '2027-01-06' });
    expect(onDay(before, '2027-01-05')).toBe(before);
    expect(onDay(before, '2027-01-06')).toMatchObject({ status: 'retired', ends_on: '2027-01-06' });
  });

  it('the same voice under the model that replaces its model is its successor, by native id or name, in its language', () => {
    const voices = [
      rime({ id: 'rime/luna/arcana/en', model_id: 'arcana' }),
      rime({ id: 'rime/luna/coda/es', model_id: 'coda', language: 'es' }),
      rime({ id: 'rime/luna/coda/en', model_id: 'coda', language: 'en-US' }),
      rime({ id: 'rime/orion/arcana', model_id: 'arcana', provider_voice_id: 'orion', name: 'Orion' }),
      rime({ id: 'rime/orion-2/coda', model_id: 'coda', provider_voice_id: 'orion-2', name: 'Orion' }),
      rime({ id: 'rime/vega/arcana', model_id: 'arcana', provider_voice_id: 'vega', name: 'Vega' }),
    ];
    const successors = withLifecycle(voices, DAY).map(({ replaced_by }) => replaced_by);
    const expected = ['rime/luna/coda/en', undefined, undefined, 'rime/orion-2/coda', undefined, undefined];
    expect(successors).toEqual(expected);
  });
});
