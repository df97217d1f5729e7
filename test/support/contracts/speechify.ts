import type { ProviderContract } from './contract.ts';

export const speechify: ProviderContract = {
  keys: { SPEECHIFY_API_KEY: 'speechify-key' },
  answer: (list, { path, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    return headers.authorization === 'Bearer speechify-key' ? [200, list] : [401, {}];
  },
};
