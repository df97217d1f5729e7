import type { ProviderContract } from './contract.ts';

/** Sarvam's list has cloned voices only. */
export const sarvam: ProviderContract = {
  keys: {},
  bundled: {
    voices: 484,
    one: { id: 'sarvam/anushka/bulbul:v2/or-IN', name: 'Anushka', language: 'or-IN', gender: 'Female' },
  },
  answer: () => [404, {}],
};
