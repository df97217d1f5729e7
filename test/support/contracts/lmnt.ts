import type { ProviderContract } from './contract.ts';

const row = { owner: 'system', state: 'ready', description: null, starred: false, tags: [], type: 'instant' };

export const lmnt: ProviderContract = {
  keys: { LMNT_API_KEY: 'lmnt-key' },
  sample: [
    {
      ...row,
      id: 'lily',
      name: 'Lily',
      gender: 'female',
      preview_url: 'https://api.lmnt.com/previews/lily.mp3',
    },
    { ...row, id: 'amy', name: 'Amy', gender: 'F', tags: ['primary:support agent', 'healthcare agent'] },
    { ...row, id: 'daniel', name: 'Daniel', gender: 'M', description: 'Narrative. Calm. UK' },
    { ...row, id: '2f1c4b7ae0', name: 'Sage', gender: 'nonbinary', preview_url: null },
    { ...row, id: 'new', name: 'New', state: 'training' },
  ],
  answer: (list, { path, query, headers }) => {
    if (path !== '/v1/ai/voice/list') return [404, {}];
    if (headers['x-api-key'] !== 'lmnt-key') return [401, {}];
    return query.get('owner') === 'system' ? [200, list] : [400, {}];
  },
};
