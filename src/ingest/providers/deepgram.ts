import * as z from 'zod';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { capitalize, listIn, optionalText, optionalTexts, sampleUrl } from '../raw-fields.ts';

const Raw = z.object({
  name: optionalText,
  canonical_name: z.string(),
  architecture: optionalText,
  languages: z.array(z.string()).min(1),
  metadata: z
    .object({
      accent: optionalText,
      age: optionalText,
      display_name: optionalText,
      sample: sampleUrl,
      tags: optionalTexts,
      use_cases: optionalTexts,
    })
    .nullish(),
});

const TAGS = listTable('deepgram', 'tags');

export const deepgram = defineProvider({
  id: 'deepgram',
  settings: { key: 'DEEPGRAM_API_KEY' },
  // No setting is required, because Deepgram serves the list without an API key.
  isConfigured: () => true,
  list: {
    baseUrl: () => 'https://api.deepgram.com',
    requests: ({ key }) => [{ path: '/v1/models', headers: key ? { Authorization: `Token ${key}` } : {} }],
  },
  records: (page) => listIn(page, 'tts'),
  Raw,
  toVoices: ({ metadata, ...raw }) => ({
    nativeId: raw.canonical_name,
    name: metadata?.display_name || capitalize(raw.name || raw.canonical_name),
    // The longest tag in `languages` is the most specific one: `["en", "en-US"]` → `en-US`.
    locale: raw.languages.reduce((longest, tag) => (tag.length > longest.length ? tag : longest)),
    otherLocales: raw.languages,
    model: raw.architecture,
    accent: metadata?.accent,
    age: metadata?.age,
    // The gender is stated as a tag only: masculine or feminine.
    tags: metadata?.tags?.map((tag) => TAGS.get(tag) ?? tag),
    useCases: metadata?.use_cases,
    sampleUrl: metadata?.sample,
  }),
});
