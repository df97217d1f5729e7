import type { ProviderContract } from './contract.ts';

/** A smaller page than is asked for, so that there are several. */
const PAGE = 2;

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
  answer: (list, { path, query, headers }) => {
    if (path !== '/v0/tts/voices') return [404, {}];
    if (headers['x-hume-api-key'] !== 'hume-key') return [401, {}];
    if (query.get('provider') !== 'HUME_AI') return [400, {}];
    const page_number = Number(query.get('page_number') ?? 0);
    const voices_page = list.slice(page_number * PAGE, (page_number + 1) * PAGE);
    const total_pages = Math.ceil(list.length / PAGE);
    // Asking on after the last page is a mistake.
    if (page_number >= total_pages) return [400, {}];
    return [200, { page_number, page_size: PAGE, total_pages, voices_page }];
  },
};
