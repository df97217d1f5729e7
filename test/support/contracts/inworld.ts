import type { ProviderContract } from './contract.ts';

/** Pages are smaller than requested, so that there are several. */
const PAGE = 2;

export const inworld: ProviderContract = {
  keys: { INWORLD_API_KEY: 'aW53b3JsZA==' },
  sample: [
    {
      name: 'workspaces/inworld/voices/Alex',
      voiceId: 'Alex',
      displayName: 'Alex',
      langCode: 'EN_US',
      description: 'Energetic and expressive mid-range male voice, with a mildly nasal quality',
      tags: ['male', 'energetic'],
      gender: 'male',
      source: 'SYSTEM',
    },
    {
      name: 'workspaces/inworld/voices/Loretta',
      voiceId: 'Loretta',
      displayName: 'Loretta',
      langCode: 'EN_US',
      tags: ['inviting', 'folksy', 'southern'],
      gender: 'female',
      ageGroup: 'middle_aged',
      categories: ['interactive_media'],
      source: 'SYSTEM',
    },
    {
      name: 'workspaces/inworld/voices/Yichen',
      voiceId: 'Yichen',
      displayName: 'Yichen',
      langCode: 'ZH_CN',
      tags: ['calm'],
      source: 'SYSTEM',
    },
    {
      name: 'workspaces/fictional/voices/fictional__narrator',
      voiceId: 'fictional__narrator',
      displayName: 'Narrator',
      langCode: 'EN_US',
      source: 'IVC',
    },
    {
      name: 'workspaces/inworld/voices/Asuka',
      voiceId: 'Asuka',
      displayName: 'Asuka',
      langCode: 'JA_JP',
      gender: 'female',
      ageGroup: 'age_unspecified',
      source: 'SYSTEM',
    },
  ],
  voices: [
    { id: 'inworld/Alex', language: 'en-US', gender: 'Male' },
    {
      id: 'inworld/Loretta',
      gender: 'Female',
      age: 'middle-aged',
      use_cases: ['entertainment'],
      accent: 'Southern American',
      description: 'Inviting Southern American woman, middle-aged',
    },
    { id: 'inworld/Yichen', language: 'zh-CN', gender: 'Neutral' },
    { id: 'inworld/Asuka', language: 'ja-JP', gender: 'Female' },
  ],
  needed: ['langCode', 'voiceId'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/voices/v1/voices') return [404, {}];
    if (headers.authorization !== 'Basic aW53b3JsZA==') return [401, {}];
    // A request without a paging parameter gets the older form of the list, which is cut without notice.
    if (!query.has('pageSize') && !query.has('pageToken')) return [200, { voices: list.slice(0, 3) }];
    const start = Number(query.get('pageToken') ?? 0);
    const end = start + PAGE;
    return [
      200,
      {
        voices: list.slice(start, end),
        nextPageToken: end < list.length ? String(end) : '',
        totalSize: list.length,
      },
    ];
  },
};
