import type { ProviderContract } from './contract.ts';

export const deepgram: ProviderContract = {
  keys: {},
  answer: (list, { path }) => (path === '/v1/models' ? [200, list] : [404, {}]),
};
