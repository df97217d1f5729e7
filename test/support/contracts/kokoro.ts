import type { ProviderContract } from './contract.ts';

/** Kokoro-FastAPI. */
export const kokoro: ProviderContract = {
  keys: {},
  answer: (list, { path }) => (path === '/v1/audio/voices' ? [200, list] : [404, {}]),
};
