import type { ProviderContract } from './contract.ts';

/** A program: it answers no requests. */
export const espeakNg: ProviderContract = {
  keys: {},
  bundled: {
    voices: 131,
    one: { id: 'espeak-ng/gmw/en-GB-scotland', name: 'English (Scotland)', gender: 'Neutral' },
  },
  answer: () => [404, {}],
};
