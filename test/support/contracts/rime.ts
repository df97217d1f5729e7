import type { ProviderContract } from './contract.ts';

export const rime: ProviderContract = {
  keys: {},
  bundled: {
    voices: 783,
    one: {
      id: 'rime/yukiko/arcana/ja-JP',
      name: 'Yukiko',
      accent: 'Kansai Japanese',
      gender: 'Female',
      age: 'adult',
      model_id: 'arcana',
    },
  },
  needed: ['lang', 'modelId', 'speaker'],
  answer: (list, { path }) => (path === '/data/voices/voice_details.json' ? [200, list] : [404, {}]),
};
