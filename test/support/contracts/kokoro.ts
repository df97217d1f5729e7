import type { ProviderContract } from './contract.ts';

/** The server is Kokoro-FastAPI. */
export const kokoro: ProviderContract = {
  keys: {},
  bundled: { voices: 157, one: { id: 'kokoro/bf_emma', name: 'Emma', language: 'en-GB', gender: 'Female' } },
  needed: ['id'],
  answer: (list, { path }) => (path === '/v1/audio/voices' ? [200, list] : [404, {}]),
};
