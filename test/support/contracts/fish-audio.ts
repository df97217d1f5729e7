import type { ProviderContract } from './contract.ts';

/** Pages are smaller than requested, so that there are several. */
const PAGE = 2;

const model = {
  type: 'tts',
  state: 'trained',
  visibility: 'public',
  description: '',
  tags: [],
  languages: ['en'],
  samples: [{ title: 'Default', audio: 'https://samples.test/a.mp3?X-Amz-Expires=3600' }],
  author: { _id: 'author-1' },
};

export const fishAudio: ProviderContract = {
  keys: { FISH_API_KEY: 'fish-key', FISH_AUTHOR_IDS: 'author-1, author-2' },
  sample: [
    { ...model, _id: '7fcc17f4ec8c4deca625aa6fbf2559e0', title: 'Narrator', tags: ['male', 'calm'] },
    { ...model, _id: '802e3bc2b27e49c2995d23ef70e6ac89', title: 'Singer', type: 'svc' },
    { ...model, _id: '8ef4a238714b45718ce04243307c57a7', title: 'Draft', state: 'training' },
    { ...model, _id: '933563129e564b19a115bedd57b7406a', title: 'Secret', visibility: 'private' },
    {
      ...model,
      _id: 'bf322df2096a46f18c579d0baa36f41d',
      title: '旁白',
      languages: ['zh', 'en'],
      tags: ['女'],
    },
    { ...model, _id: 'b347db033a6549378b48d00acb0d06cd', title: 'Selene', author: { _id: 'author-2' } },
    { ...model, _id: '536d3a5e000945adb7038665781a4aca', title: 'Stranger', author: { _id: 'author-3' } },
  ],
  voices: [
    { id: 'fish-audio/7fcc17f4ec8c4deca625aa6fbf2559e0', name: 'Narrator', gender: 'Male', preview: false },
    { id: 'fish-audio/bf322df2096a46f18c579d0baa36f41d', name: '旁白', language: 'zh', gender: 'Female' },
    { id: 'fish-audio/b347db033a6549378b48d00acb0d06cd', name: 'Selene', language: 'en' },
  ],
  needed: ['_id', 'languages', 'state', 'title', 'type', 'visibility'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/model') return [404, {}];
    if (headers.authorization !== 'Bearer fish-key') return [401, {}];
    const author = query.get('author_id');
    const items = list.filter((item: { author: { _id: string } }) => item.author._id === author);
    const start = (Number(query.get('page_number')) - 1) * PAGE;
    return [200, { total: items.length, items: items.slice(start, start + PAGE) }];
  },
};
