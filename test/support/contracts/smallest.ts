import type { ProviderContract } from './contract.ts';

const avery = {
  voiceId: 'avery',
  displayName: 'Avery',
  tags: {
    language: ['english'],
    accent: 'american',
    gender: 'female',
    age: 'young',
    usecases: ['narration'],
  },
};
const mishka = {
  voiceId: 'mishka',
  displayName: 'Mishka',
  tags: { language: ['hindi', 'marathi', 'hinglish'], accent: 'indian', gender: 'female', emotions: [] },
};

export const smallest: ProviderContract = {
  keys: { SMALLEST_API_KEY: 'smallest-key' },
  sample: { 'lightning-v2': [avery], 'lightning-v3.1': [avery, mishka] },
  voices: [
    { id: 'smallest/avery/lightning-v2/en-US', gender: 'Female', age: 'young', use_cases: ['narration'] },
    { id: 'smallest/avery/lightning-v3.1/en-US', name: 'Avery', accent: 'American' },
    {
      id: 'smallest/mishka/lightning-v3.1/hi-IN',
      language: 'hi-IN',
      other_languages: ['mr-IN'],
      accent: 'Indian',
    },
  ],
  needed: ['model', 'voice', 'voice.tags', 'voice.tags.language', 'voice.voiceId'],
  // One model on the older path, one on the newer; of the others, some are unknown and some are refused.
  answer: (list, { path, headers }) => {
    const [, root, model = ''] = /^\/(api|waves)\/v1\/([^/]+)\/get_voices$/.exec(path) ?? [];
    if (headers.authorization !== 'Bearer smallest-key') return [401, {}];
    if (root !== (model === 'lightning-v2' ? 'api' : 'waves')) return [404, {}];
    return list[model] ? [200, { voices: list[model] }] : [400, { error: 'Bad request' }];
  },
};
