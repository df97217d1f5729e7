import type { ProviderContract } from './contract.ts';

export const sherpaMms: ProviderContract = {
  keys: {},
  bundled: {
    voices: 1202,
    one: {
      id: 'sherpa-mms/mms_wal-script_ethiopic',
      name: 'MMS Wolaytta',
      language: 'wal-Ethi',
      language_name: 'Wolaytta',
      model_id: 'mms-tts',
    },
  },
  needed: ['id'],
  answer: (list, { path }) =>
    path === '/willwade/tts-wrapper/main/tts_wrapper/engines/sherpaonnx/merged_models.json'
      ? [200, list]
      : [404, {}],
};
