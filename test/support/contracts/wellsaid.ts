import type { ProviderContract } from './contract.ts';

const narrator = {
  name: 'Alana B.',
  style: 'Narration',
  gender: 'Female',
  accent_type: 'English (United States)',
  characteristics: ['Clear', 'Focused'],
  preview_audio: 'https://samples.test/alana.mp3',
  locale: 'en_US',
  language: 'English',
  language_variant: 'United States',
  otherTags: [],
  source: null,
};

export const wellsaid: ProviderContract = {
  keys: { WELLSAID_API_KEY: 'wellsaid-key' },
  sample: {
    avatars: [
      { ...narrator, id: 3 },
      { ...narrator, id: 4, style: 'Promo', preview_audio: null },
      { ...narrator, id: 91, name: 'Fergus M.', gender: 'Male', accent_type: 'Scotland', locale: 'en_GB' },
      { ...narrator, id: 200, name: 'Jana K.', accent_type: null, locale: null, language: 'German' },
      { ...narrator, id: 300, name: 'Our Brand', style: 'Custom' },
    ],
  },
  voices: [
    {
      id: 'wellsaid/3',
      name: 'Alana B.',
      language: 'en-US',
      accent: 'American',
      gender: 'Female',
      use_cases: ['narration'],
      preview: true,
    },
    { id: 'wellsaid/4', use_cases: ['advertising'], preview: false },
    { id: 'wellsaid/91', language: 'en-GB', accent: 'Scottish', gender: 'Male' },
    { id: 'wellsaid/200', language: 'de' },
  ],
  needed: ['id', 'name'],
  answer: (list, { path, headers }) => {
    if (path !== '/v1/tts/avatars') return [404, {}];
    return headers['x-api-key'] === 'wellsaid-key' ? [200, list] : [401, {}];
  },
};
