import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts, sampleUrl } from '../raw-fields.ts';

const Raw = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  state: z.string(),
  description: optionalText,
  gender: optionalText,
  preview_url: sampleUrl,
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
    // A voice of another owner is dropped, because a server that ignores the request's `owner` lists customers' voices.
    if (raw.owner !== 'system' || raw.state !== 'ready') return [];
    return [
      {
        nativeId: raw.id,
        name: raw.name,
        // A record has neither language nor model: LMNT's own voices are English and use its main model.
        locale: 'en',
        model: 'blizzard',
        gender: raw.gender,
        description: raw.description,
        // The main use case has a prefix: "primary:support agent".
        useCases: raw.tags?.map((tag) => tag.replace(/^primary:/, '')),
        sampleUrl: raw.preview_url,
      },
    ];
  },
});
