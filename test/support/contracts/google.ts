import type { ProviderContract } from './contract.ts';

export const google: ProviderContract = {
  keys: { GOOGLE_API_KEY: 'google-key' },
  answer: (list, { path, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    return headers['x-goog-api-key'] === 'google-key' ? [200, list] : [403, {}];
  },
};
