import type { ProviderContract } from './contract.ts';

export const murf: ProviderContract = {
  keys: { MURF_API_KEY: 'murf-key' },
  bundled: {
    voices: 162,
    one: {
      id: 'murf/en-UK-hazel/gen2',
      name: 'Hazel',
      language: 'en-GB',
      gender: 'Female',
      age: 'young',
      use_cases: ['conversational'],
    },
  },
  needed: ['locale', 'model', 'voiceId'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/v1/speech/voices') return [404, {}];
    if (headers['api-key'] !== 'murf-key') return [403, { errorMessage: 'Invalid API key' }];
    // Nobody has published the list of Falcon.
    return [200, (query.get('model') ?? 'GEN2') === 'GEN2' ? list : []];
  },
};
