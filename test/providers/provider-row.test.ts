import { expect, it } from '@jest/globals';
import { PROVIDER_FACTS } from '../../src/providers/provider-facts.ts';
import { ProviderRow } from '../../src/providers/provider-row.ts';

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
