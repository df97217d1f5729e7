import type { ProviderContract } from './contract.ts';

/** Pages are smaller than requested, so that there are several. */
const PAGE = 2;

const voice = {
  status: 'finished',
  default_language: 'en-US',
  supported_languages: ['en-US', 'es-ES'],
  source: 'Resemble Voice',
  created_at: '2024-01-01T00:00:00.000Z',
};

export const resemble: ProviderContract = {
  keys: { RESEMBLE_API_KEY: 'resemble-key' },
  sample: [
    {
      ...voice,
      uuid: '55592656',
      name: 'Aurora',
      filters: { gender: 'Female', age: 'Young Adult', accent: 'American' },
    },
    { ...voice, uuid: '55592657', name: 'Mine', source: 'Custom Voice' },
    { ...voice, uuid: '5559265b', name: 'My clone', source: '' },
    { ...voice, uuid: '5559265c', name: 'My older clone', source: undefined },
    { ...voice, uuid: '55592658', name: 'Unready', status: 'initializing' },
    { ...voice, uuid: '55592659', name: 'Archer', default_language: 'en-GB', status: 'Ready' },
    { ...voice, uuid: '5559265a', name: 'Odd', filters: { gender: ['Male'], accent: null } },
  ],
  voices: [
    { id: 'resemble/55592656', language: 'en-US', gender: 'Female', age: 'young', accent: 'American' },
    { id: 'resemble/55592659', language: 'en-GB', gender: 'Neutral', accent: 'British' },
    { id: 'resemble/5559265a', name: 'Odd', gender: 'Neutral' },
  ],
  needed: ['default_language', 'name', 'source', 'status', 'uuid'],
  // The answer is that of a host without the filter `pre_built_resemble_voice`, and lists the account's own voices too.
  answer: (list, { path, query, headers }) => {
    if (path !== '/api/v2/voices') return [404, {}];
    if (headers.authorization !== 'Bearer resemble-key') return [401, {}];
    const page = Number(query.get('page'));
    if (!(page >= 1)) return [200, { success: false, message: 'page is required' }];
    const items = list.slice((page - 1) * PAGE, page * PAGE);
    return [200, { success: true, page, num_pages: Math.ceil(list.length / PAGE), page_size: PAGE, items }];
  },
};
