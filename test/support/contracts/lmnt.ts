import type { AnyList, ProviderContract } from './contract.ts';

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
    { ...row, id: '7b0d9e1f22', name: 'Mine', owner: 'me' },
  ],
  voices: [
    { id: 'lmnt/lily', language: 'en', gender: 'Female', preview: true },
    { id: 'lmnt/amy', gender: 'Female', use_cases: ['customer-service'] },
    { id: 'lmnt/daniel', gender: 'Male', description: 'Calm man', styles: ['calm'] },
    { id: 'lmnt/2f1c4b7ae0', name: 'Sage', gender: 'Non-binary', preview: false },
  ],
  needed: ['id', 'name', 'owner', 'state'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/v1/ai/voice/list') return [404, {}];
    if (headers['x-api-key'] !== 'lmnt-key') return [401, {}];
    const owner = query.get('owner') ?? 'all';
    return [200, list.filter((voice: AnyList) => owner === 'all' || voice.owner === owner)];
  },
};
