import type { ProviderContract } from './contract.ts';

export const xtts: ProviderContract = {
  keys: {},
  bundled: {
    voices: 58,
    one: { id: 'xtts/Alma María', name: 'Alma María', language: 'mul', model_id: 'xtts_v2' },
  },
  needed: [],
  answer: (list, { path }) => (path === '/speakers_list' ? [200, list] : [404, {}]),
};
