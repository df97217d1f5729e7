import type { ProviderContract } from './contract.ts';

export const google: ProviderContract = {
  keys: { GOOGLE_API_KEY: 'google-key' },
  bundled: {
    voices: 2006,
    one: { id: 'google/en-US-Chirp3-HD-Kore', name: 'Kore', model_id: 'chirp3-hd', gender: 'Female' },
  },
  needed: ['languageCodes', 'name'],
  answer: (list, { path, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    return headers['x-goog-api-key'] === 'google-key' ? [200, list] : [403, {}];
  },
};
