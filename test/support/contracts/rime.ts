import type { ProviderContract } from './contract.ts';

export const rime: ProviderContract = {
  keys: {},
  answer: (list, { path }) => (path === '/data/voices/voice_details.json' ? [200, list] : [404, {}]),
};
