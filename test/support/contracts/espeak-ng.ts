import type { ProviderContract } from './contract.ts';

/** The list comes from a program, so that there is no request to answer. */
export const espeakNg: ProviderContract = {
  keys: {},
  bundled: {
    voices: 131,
    one: { id: 'espeak-ng/gmw/en-GB-scotland', name: 'English (Scotland)', gender: 'Neutral' },
  },
  answer: () => [404, {}],
};
