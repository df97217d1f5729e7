import type { ProviderContract } from './contract.ts';

/** Models of speech recognition, which the same answer lists. */
const STT = [{ name: 'nova-3', canonical_name: 'nova-3', architecture: 'nova', languages: ['en'] }];

/** The list is open to all, but a key in the request has to be right. */
export const deepgram: ProviderContract = {
  keys: { DEEPGRAM_API_KEY: 'deepgram-key' },
  bundled: {
    voices: 100,
    one: {
      id: 'deepgram/aura-2-odysseus-en',
      language: 'en-US',
      model_id: 'aura-2',
      gender: 'Male',
      age: 'adult',
      use_cases: ['advertising'],
      description: 'Calm, smooth, comfortable, professional American man',
      styles: ['calm', 'smooth', 'relaxed', 'professional'],
      preview: true,
    },
  },
  needed: ['canonical_name', 'languages'],
  answer: (list, { path, headers: { authorization } }) => {
    if (path !== '/v1/models') return [404, {}];
    if (authorization !== undefined && authorization !== 'Token deepgram-key') return [401, {}];
    return [200, { ...list, stt: STT }];
  },
};
