import { expect, it } from '@jest/globals';
import { VoiceStatus } from '../../src/domain/voice.ts';
import { PROVIDER_FACTS } from '../../src/providers/provider-facts.ts';
import { ProviderRow } from '../../src/providers/provider-row.ts';
import { qualityOf } from '../../src/providers/quality.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ ranks: Rows<[better: string, worse: string]> }>(import.meta);

type RatedVoice = Parameters<typeof qualityOf>[0];

/** Rates the model that `provider/model` names, or a provider without one. */
function rated(name: string, rest: Partial<RatedVoice> = {}): number {
  const [provider = '', model_id] = name.split('/');
  return qualityOf({ provider, ...(model_id !== undefined && { model_id }), ...rest });
}

it.each(TABLE.ranks)('%s comes before %s', (better, worse) => {
  expect(rated(better)).toBeLessThan(rated(worse));
});

it.each([
  ['polly/long-form', 'polly/neural'],
  ['cartesia', 'elevenlabs'],
  ['azure/neural', 'google/neural2'],
])('%s and %s are equal', (one, other) => {
  expect(rated(one)).toBe(rated(other));
});

it.each([
  ...['deepgram/aura-9', 'google/a-model-of-tomorrow', 'google', 'kokoro/', 'polly/constructor'],
  ...['nobody/knows', '__proto__'],
])('an unknown model has the middle tier: %s', (name) => {
  expect(rated(name)).toBe(rated('azure/neural'));
  expect(rated(name)).toBeGreaterThan(rated('deepgram/aura-2'));
  expect(rated(name)).toBeLessThan(rated('google/wavenet'));
});

it('within a tier, current voices come first, then those of each later stage', () => {
  const stages = [undefined, ...VoiceStatus.options].map((status) => rated('azure/neural', { status }));
  expect([...stages].sort((a, b) => a - b)).toEqual(stages);
  expect(new Set(stages).size).toBe(stages.length);
});

it('within a stage, voices that can be played come before others', () => {
  const voice = { status: 'preview' } as const;
  expect(rated('azure/neural', { ...voice, preview: true })).toBeLessThan(
    rated('azure/neural', { ...voice, preview: false }),
  );
  expect(rated('azure/neural', { ...voice, preview: true })).toBeGreaterThan(
    rated('azure/neural', { preview: false }),
  );
});

it('a voice with a low grade of its provider comes after all others of its tier', () => {
  const [high, low] = ['C-', 'D+'].map((provider_grade) =>
    rated('kokoro', { provider_grade, preview: true }),
  );
  expect([high, low]).toEqual([
    rated('kokoro', { preview: true }),
    rated('google/wavenet', { preview: true }),
  ]);
});

it('the tier outweighs stage and preview', () => {
  const best = rated('google/chirp3-hd', { status: 'deprecated', preview: false });
  expect(best).toBeLessThan(rated('google/neural2', { preview: true }));
});

it('ranks are whole numbers from 0 to the last of their number', () => {
  expect(rated('elevenlabs', { preview: true })).toBe(0);
  expect(rated('espeak-ng', { status: 'retired' })).toBe(4 * 5 * 2 - 1);
});

const [murf, piper] = ['murf', 'piper'].map((slug) => PROVIDER_FACTS.get(slug));

it.each([
  [
    murf,
    { voice_id_field: undefined, model_field: 'model' },
    'model_field',
    'a request that takes a model takes a voice_id_field too',
  ],
  [piper, { licence: undefined }, 'licence', 'the model of a local engine has a licence'],
  [
    piper,
    { pricing: 'https://piper.test' },
    'pricing',
    'an engine that runs on one’s own machine costs nothing',
  ],
  [murf, { source: 'http://murf.test' }, 'source', 'Invalid URL'],
  [
    murf,
    { speech: { request: { ...murf?.speech?.request, only: { model_id: '(gen2' } } } },
    'speech.request.only.model_id',
    'no regular expression',
  ],
])('the facts of a provider %# with a mistake are refused by field', (facts, mistake, field, message) => {
  expect(ProviderRow.safeParse(facts)).toMatchObject({ success: true });
  const { error } = ProviderRow.safeParse({ ...facts, ...mistake });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, message]]);
});
