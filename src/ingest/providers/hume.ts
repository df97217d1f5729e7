import * as z from 'zod';
import { languageOfName } from '../../enrich/knowledge/named-locale.ts';
import { defineProvider, PAGE_SIZE } from '../provider.ts';
import { optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  compatible_octave_models: optionalTexts,
  // Tags are not documented; the live list of 2026 has `{"GENDER": ["Male"], "LANGUAGE": ["English"]}`.
  tags: z
    .object({ LANGUAGE: optionalTexts, GENDER: optionalTexts, ACCENT: optionalTexts, AGE: optionalTexts })
    .nullish(),
});

const Page = z.object({ page_number: z.int(), total_pages: z.int(), voices_page: z.array(z.unknown()) });

/** Pattern of the gender in a voice's name: "Male English Actor" → "Male". */
const GENDER_IN_NAME = /\b(?:fe)?male\b/i;

export const hume = defineProvider({
  id: 'hume',
  settings: { key: 'HUME_API_KEY' },
  list: {
    baseUrl: () => 'https://api.hume.ai',
    requests: ({ key = '' }) => [
      {
        path: '/v0/tts/voices',
        // HUME_AI selects Hume's own voices; CUSTOM_VOICE would select the account's voices.
        query: { provider: 'HUME_AI', page_size: PAGE_SIZE, page_number: '0' },
        headers: { 'X-Hume-Api-Key': key },
      },
    ],
    next: (page, request) => {
      const { page_number, total_pages } = Page.parse(page);
      if (page_number + 1 >= total_pages) return undefined;
      return { ...request, query: { ...request.query, page_number: String(page_number + 1) } };
    },
  },
  isBundled: false,
  records: (page) => Page.safeParse(page).data?.voices_page,
  Raw,
  toVoices: ({ tags, ...raw }) => {
    if (raw.provider !== 'HUME_AI') return undefined;
    const [language = 'English'] = tags?.LANGUAGE ?? [];
    const [octave] = raw.compatible_octave_models?.toSorted((a, b) => Number(b) - Number(a)) ?? [];
    return {
      nativeId: raw.id,
      name: raw.name,
      // A voice without tags counts as English, because all voices of Hume's model Octave 1 are English.
      locale: languageOfName(language) ?? '',
      model: octave && `octave-${octave}`,
      gender: tags?.GENDER?.[0] ?? GENDER_IN_NAME.exec(raw.name)?.[0],
      // The first accent of a voice is national: "American". Further accents are narrower and become tags: "Southern".
      accent: tags?.ACCENT?.[0],
      tags: tags?.ACCENT?.slice(1),
      age: tags?.AGE?.[0],
    };
  },
});
