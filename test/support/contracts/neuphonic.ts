import type { ProviderContract } from './contract.ts';

const standard = { type: 'Standard', created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const emily = {
  ...standard,
  voice_id: 'fc854436',
  name: 'Emily',
  lang_code: 'en',
  tags: ['Female', 'American'],
};

export const neuphonic: ProviderContract = {
  keys: { NEUPHONIC_API_KEY: 'neuphonic-key' },
  sample: {
    data: {
      voices: [
        emily,
        emily,
        {
          ...standard,
          voice_id: 'fa634f3b',
          name: 'Callum',
          lang_code: 'en',
          tags: ['Scottish Accent', 'Male'],
        },
        { ...standard, voice_id: '06fde793', name: 'Seo-jun\t(서준)', lang_code: 'ko', tags: [] },
        {
          ...standard,
          type: 'Standard Voice',
          voice_id: '8e9c4bc8',
          name: 'Holly',
          lang_code: 'en',
          tags: ['Female', 'Casual'],
          model_availability: ['neu_fast', 'neu_hq'],
        },
        { ...emily, type: 'Cloned', voice_id: '00000000', name: 'Somebody' },
      ],
    },
  },
  voices: [
    { id: 'neuphonic/fc854436', language: 'en-US', gender: 'Female', accent: 'American' },
    { id: 'neuphonic/fa634f3b', language: 'en-GB', gender: 'Male', accent: 'Scottish' },
    { id: 'neuphonic/06fde793', name: 'Seo-jun (서준)', language: 'ko-KR', gender: 'Neutral' },
    { id: 'neuphonic/8e9c4bc8/neu_fast', language: 'en', gender: 'Female', description: 'Casual woman' },
    { id: 'neuphonic/8e9c4bc8/neu_hq', language: 'en', gender: 'Female', description: 'Casual woman' },
  ],
  needed: ['lang_code', 'name', 'voice_id'],
  answer: (list, { path, headers }) => {
    if (path !== '/voices') return [404, {}];
    return headers['x-api-key'] === 'neuphonic-key' ? [200, list] : [401, {}];
  },
};
