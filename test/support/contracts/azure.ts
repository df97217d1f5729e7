import type { ProviderContract } from './contract.ts';

export const azure: ProviderContract = {
  keys: { AZURE_SPEECH_KEY: 'azure-key' },
  answer: (list, { path, headers }) => {
    if (path !== '/cognitiveservices/voices/list') return [404, {}];
    return headers['ocp-apim-subscription-key'] === 'azure-key' ? [200, list] : [401, {}];
  },
};
