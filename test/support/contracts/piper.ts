import type { ProviderContract } from './contract.ts';

export const piper: ProviderContract = {
  keys: {},
  bundled: {
    voices: 137,
    one: { id: 'piper/es_ES-sharvard-medium#F', language: 'es-ES', gender: 'Female', preview: true },
  },
  needed: ['key', 'language', 'language.code', 'language.family', 'name', 'quality'],
  answer: (list, { path }) =>
    path === '/rhasspy/piper-voices/raw/main/voices.json' ? [200, list] : [404, {}],
};
