import type { ProviderContract } from './contract.ts';

/** Sarvam's list has cloned voices only. */
export const sarvam: ProviderContract = {
  keys: {},
  bundled: {
    voices: 44,
    one: {
      id: 'sarvam/anushka/bulbul:v2',
      name: 'Anushka',
      language: 'mul-IN',
      gender: 'Female',
      other_languages: 'bn-IN en-IN gu-IN hi-IN kn-IN ml-IN mr-IN or-IN pa-IN ta-IN te-IN'.split(' '),
    },
  },
  answer: () => [404, {}],
};
