import type { ProviderContract } from './contract.ts';

/** A clone of the account. */
const OWN = {
  id: 'mine',
  type: 'personal',
  display_name: 'Mine',
  gender: 'male',
  locale: 'en-US',
  models: [],
};

export const speechify: ProviderContract = {
  keys: { SPEECHIFY_API_KEY: 'speechify-key' },
  bundled: {
    voices: 801,
    one: {
      id: 'speechify/aadi',
      language: 'hi-IN',
      model_id: 'simba-multilingual',
      gender: 'Male',
      age: 'young',
      use_cases: ['educational', 'audiobook', 'narration', 'meditation'],
      preview: true,
    },
  },
  needed: ['display_name', 'id', 'type'],
  answer: (list, { path, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    return headers.authorization === 'Bearer speechify-key' ? [200, [OWN, ...list]] : [401, {}];
  },
};
