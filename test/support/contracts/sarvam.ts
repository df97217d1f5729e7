import type { ProviderContract } from './contract.ts';

/** Sarvam's list has cloned voices only. */
export const sarvam: ProviderContract = { keys: {}, answer: () => [404, {}] };
