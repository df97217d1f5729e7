import type { ProviderContract } from './contract.ts';

/** Unreal Speech has no list of its voices. */
export const unrealSpeech: ProviderContract = {
  keys: {},
  bundled: { voices: 8, one: { id: 'unreal-speech/Amy', name: 'Amy', language: 'en-US', gender: 'Female' } },
  answer: () => [404, {}],
};
