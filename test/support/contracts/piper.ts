import type { ProviderContract } from './contract.ts';

export const piper: ProviderContract = {
  keys: {},
  answer: (list, { path }) =>
    path === '/rhasspy/piper-voices/raw/main/voices.json' ? [200, list] : [404, {}],
};
