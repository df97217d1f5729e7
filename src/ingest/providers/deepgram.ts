import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  name: z.string(),
  canonical_name: z.string(),
  architecture: z.string(),
  languages: z.array(z.string()).min(1),
  metadata: z
    .object({
      accent: z.string().nullish(),
      age: z.string().nullish(),
      display_name: z.string().nullish(),
      sample: z.string().nullish(),
      tags: z.array(z.string()).nullish(),
      use_cases: z.array(z.string()).nullish(),
    })
    .default({}),
});

/** A typo in tags, as seen in the live list of 2025, and an accent of the United States that is called by half its name. */
const TAGS: Readonly<Record<string, string>> = { postive: 'positive', southern: 'southern american' };

export const deepgram = defineProvider({
  id: 'deepgram',
  name: 'Deepgram Aura',
  settings: { key: 'DEEPGRAM_API_KEY' },
  // The list is open; the key is sent where there is one.
  isConfigured: () => true,
  list: {
    http: {
      baseUrl: () => 'https://api.deepgram.com',
      requests: ({ key }) => [{ path: '/v1/models', headers: key ? { Authorization: `Token ${key}` } : {} }],
    },
  },
  idParts: [],
  records: (page) => z.object({ tts: z.array(z.unknown()) }).safeParse(page).data?.tts,
  Raw,
  toVoices: ({ metadata, ...raw }) => [
    {
      nativeId: raw.canonical_name,
      name: metadata.display_name || raw.name.charAt(0).toUpperCase() + raw.name.slice(1),
      // ["en", "en-US"]: the regional tag says more.
      locale: raw.languages.reduce((longest, tag) => (tag.length > longest.length ? tag : longest)),
      model: raw.architecture,
      accent: metadata.accent ?? undefined,
      age: metadata.age ?? undefined,
      // The gender is stated as a tag only: masculine or feminine, anywhere among them.
      tags: metadata.tags?.map((tag) => TAGS[tag] ?? tag),
      useCases: metadata.use_cases ?? undefined,
      sampleUrl: metadata.sample ?? undefined,
    },
  ],
});
