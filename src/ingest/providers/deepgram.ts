import * as z from 'zod';
import { ownValue } from '../../domain/own-value.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts, sampleAddress } from '../raw-fields.ts';

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
      sample: sampleAddress,
      tags: optionalTexts,
      use_cases: optionalTexts,
    })
    .nullish(),
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
      name: metadata?.display_name || toTitle(raw.name || raw.canonical_name),
      // ["en", "en-US"]: the regional tag says more.
      locale: raw.languages.reduce((longest, tag) => (tag.length > longest.length ? tag : longest)),
      model: raw.architecture,
      accent: metadata?.accent,
      age: metadata?.age,
      // The gender is stated as a tag only: masculine or feminine, anywhere among them.
      tags: metadata?.tags?.map((tag) => ownValue(TAGS, tag) ?? tag),
      useCases: metadata?.use_cases,
      sampleUrl: metadata?.sample,
    },
  ],
});

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
