import type { ProviderContract } from './contract.ts';

/** Unreal Speech has no list of its voices. */
export const unrealSpeech: ProviderContract = { keys: {}, answer: () => [404, {}] };
