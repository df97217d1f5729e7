import type { ProviderContract } from './contract.ts';

/** A program: it answers no requests. */
export const espeakNg: ProviderContract = { keys: {}, answer: () => [404, {}] };
