import type { ProviderContract } from './contract.ts';

export const xtts: ProviderContract = {
  keys: {},
  answer: (list, { path }) => (path === '/speakers_list' ? [200, list] : [404, {}]),
};
