import type { ProviderContract } from './contract.ts';

export const azure: ProviderContract = {
  keys: { AZURE_SPEECH_KEY: 'azure-key' },
  bundled: {
    voices: 584,
    one: { id: 'azure/en-US-AvaMultilingualNeural', name: 'Ava', language: 'en-US', gender: 'Female' },
  },
  needed: ['Locale', 'ShortName'],
  answer: (list, { path, headers }) => {
    if (path !== '/cognitiveservices/voices/list') return [404, {}];
    return headers['ocp-apim-subscription-key'] === 'azure-key' ? [200, list] : [401, {}];
  },
};
