import type { ProviderContract } from './contract.ts';

const AUTHORIZATION = `Basic ${btoa('apikey:watson-key')}`;

export const watson: ProviderContract = {
  keys: { WATSON_API_KEY: 'watson-key' },
  bundled: {
    voices: 47,
    one: {
      id: 'watson/es-LA_DanielaExpressive',
      name: 'Daniela',
      language: 'es-419',
      model_id: 'expressive-neural',
      gender: 'Female',
      preview: true,
    },
  },
  needed: ['language', 'name'],
  answer: (list, { path, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    if (headers.authorization !== AUTHORIZATION) return [401, { code: 401, error: 'Unauthorized' }];
    // Each voice also has its address within the caller's instance, and the voices come in no fixed order.
    return [
      200,
      {
        voices: list.voices.map((voice: { name: string }) => ({
          ...voice,
          url: `https://api.us-south.text-to-speech.watson.cloud.ibm.com/instances/0/v1/voices/${voice.name}`,
        })),
      },
    ];
  },
};
