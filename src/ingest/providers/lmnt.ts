import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts, sampleAddress } from '../raw-fields.ts';

const Raw = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  state: z.string(),
  description: optionalText,
  gender: optionalText,
  preview_url: sampleAddress,
  tags: optionalTexts,
});

export const lmnt = defineProvider({
  id: 'lmnt',
  name: 'LMNT',
  settings: { key: 'LMNT_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.lmnt.com',
      requests: ({ key = '' }) => [
        { path: '/v1/ai/voice/list', query: { owner: 'system' }, headers: { 'X-API-Key': key } },
      ],
    },
  },
  isBundled: false,
  idParts: [],
  records: (page) => (Array.isArray(page) ? page : undefined),
  Raw,
  toVoices: (raw) => {
    // Whatever a server of another mind lists besides is somebody's own, or not ready to speak.
    if (raw.owner !== 'system' || raw.state !== 'ready') return [];
    return [
      {
        nativeId: raw.id,
        name: raw.name,
        // A row names neither language nor model: LMNT's own voices are English, and speak with its main model.
        locale: 'en',
        model: 'blizzard',
        gender: raw.gender,
        description: raw.description,
        // "primary:support agent" is the first of them.
        useCases: raw.tags?.map((tag) => tag.replace(/^primary:/, '')),
        sampleUrl: raw.preview_url,
      },
    ];
  },
});
