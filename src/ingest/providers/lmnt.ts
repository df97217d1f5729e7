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
  settings: { key: 'LMNT_API_KEY' },
  list: {
    baseUrl: () => 'https://api.lmnt.com',
    requests: ({ key = '' }) => [
      { path: '/v1/ai/voice/list', query: { owner: 'system' }, headers: { 'X-API-Key': key } },
    ],
  },
  isBundled: false,
  Raw,
  toVoices: (raw) => {
    // The owner is checked, because a server that ignores the parameter `owner` also lists customers' voices.
    if (raw.owner !== 'system' || raw.state !== 'ready') return undefined;
    return {
      nativeId: raw.id,
      name: raw.name,
      // Records state no language and no model. All of LMNT's own voices are English and use the main model, `blizzard`.
      locale: 'en',
      model: 'blizzard',
      gender: raw.gender,
      description: raw.description,
      // The prefix of the main use case is removed: `primary:support agent` → `support agent`.
      useCases: raw.tags?.map((tag) => tag.replace(/^primary:/, '')),
      sampleUrl: raw.preview_url,
    };
  },
});
