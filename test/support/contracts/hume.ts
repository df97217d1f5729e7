import type { ProviderContract } from './contract.ts';

/** Pages are smaller than requested, so that there are several. */
const PAGE = 2;

/** A voice that the account saved. */
const OWN = { id: '00000000-0000-0000-0000-000000000000', name: 'Mine', provider: 'CUSTOM_VOICE' };

export const hume: ProviderContract = {
  keys: { HUME_API_KEY: 'hume-key' },
  sample: [
    {
      id: '9e068547-5ba4-4c8e-8e03-69282a008f04',
      name: 'Male English Actor',
      provider: 'HUME_AI',
      compatible_octave_models: ['1', '2'],
    },
    {
      id: 'd8ab67c6-953d-4bd8-9370-8fa53a0f1453',
      name: 'Colton Rivers',
      provider: 'HUME_AI',
      tags: {
        LANGUAGE: ['English'],
        ACCENT: ['American', 'Southern'],
        GENDER: ['Male'],
        AGE: ['Middle-Aged'],
      },
      compatible_octave_models: ['1', '2'],
    },
    {
      id: '5bb7de05-c8fe-426a-8fcc-ba4fc4ce9f9c',
      name: 'Akira',
      provider: 'HUME_AI',
      tags: { LANGUAGE: ['Japanese'], GENDER: ['Male'] },
      compatible_octave_models: ['2'],
    },
    {
      id: '176a55b1-4468-4736-8878-db82729667c1',
      name: 'Spanish Instructor',
      provider: 'HUME_AI',
      tags: { LANGUAGE: ['Spanish'], GENDER: ['Female'] },
      compatible_octave_models: ['2'],
    },
    {
      id: 'c404b7c6-5ed7-4ab5-a58a-38a829e9a70b',
      name: 'Ava Song',
      provider: 'HUME_AI',
      tags: { LANGUAGE: ['English'], ACCENT: ['American'], GENDER: ['Female'], AGE: ['Young'] },
      compatible_octave_models: ['1'],
    },
  ],
  voices: [
    { id: 'hume/9e068547-5ba4-4c8e-8e03-69282a008f04', language: 'en', gender: 'Male', model_id: 'octave-2' },
    {
      name: 'Colton Rivers',
      language: 'en-US',
      gender: 'Male',
      accent: 'Southern American',
      age: 'middle-aged',
    },
    { name: 'Akira', language: 'ja-JP', gender: 'Male' },
    { name: 'Spanish Instructor', language: 'es', gender: 'Female' },
    { name: 'Ava Song', language: 'en-US', age: 'young', model_id: 'octave-1' },
  ],
  needed: ['id', 'name', 'provider'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/v0/tts/voices') return [404, {}];
    if (headers['x-hume-api-key'] !== 'hume-key') return [401, {}];
    const provider = query.get('provider');
    const page_number = Number(query.get('page_number') ?? 0);
    const page_size = Number(query.get('page_size') ?? 10);
    // The provider has to be named, and pages have 1 to 100 voices.
    if (provider === null || !(page_size >= 1 && page_size <= 100)) return [400, {}];
    const voices = [...list, OWN].filter((voice) => voice.provider === provider);
    const voices_page = voices.slice(page_number * PAGE, (page_number + 1) * PAGE);
    const total_pages = Math.ceil(voices.length / PAGE);
    // A request for a page after the last one is a mistake.
    if (page_number >= total_pages) return [400, {}];
    return [200, { page_number, page_size: PAGE, total_pages, voices_page }];
  },
};
