import type { ProviderContract } from './contract.ts';

/** OpenAI has no list of its voices. */
export const openai: ProviderContract = {
  keys: {},
  bundled: {
    voices: 31,
    one: { id: 'openai/verse/gpt-4o-mini-tts', name: 'Verse', language: 'en', gender: 'Neutral' },
  },
  answer: () => [404, { error: { message: 'Invalid URL' } }],
};
