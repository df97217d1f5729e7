import type { ProviderContract } from './contract.ts';

/** OpenAI has no list of its voices. */
export const openai: ProviderContract = {
  keys: {},
  answer: () => [404, { error: { message: 'Invalid URL' } }],
};
