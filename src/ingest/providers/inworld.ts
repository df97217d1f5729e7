import * as z from 'zod';
import { defineProvider, PAGE_SIZE } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  displayName: optionalText,
  // Locale of the voice, such as `EN_US`.
  langCode: optionalText,
  // Languages of the voice in Inworld's older list, such as `["en"]`.
  languages: optionalTexts,
  description: optionalText,
  tags: optionalTexts,
  gender: optionalText,
  ageGroup: optionalText,
  categories: optionalTexts,
  source: optionalText,
  isCustom: z.boolean().nullish(),
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({ voices: z.array(z.unknown()), nextPageToken: z.string().nullish() });

const Preview = z.object({ audioContent: z.string() });

/** Model that synthesizes the samples. A request for a sample requires a model (source: API reference of Inworld, November 2026). */
const PREVIEW_MODEL = 'inworld-tts-1.5-max';

export const inworld = defineProvider({
  id: 'inworld',
  settings: { key: 'INWORLD_API_KEY' },
  list: {
    baseUrl: () => 'https://api.inworld.ai',
    requests: ({ key = '' }) => {
      // The key is sent unchanged, because Inworld issues keys in Base64 already.
      const headers = { Authorization: `Basic ${key}` };
      return [
        {
          path: '/voices/v1/voices',
          // Every request states the page size. Without a page size, Inworld truncates the list after 2,000 voices.
          query: { pageSize: PAGE_SIZE },
          headers,
          // The older path is the fallback, because a gateway may serve only this path. Inworld announced the end of the older path for 1 July 2026.
          ifNotFound: { path: '/tts/v1/voices', headers },
        },
      ];
    },
    next: (page, request) => {
      const { nextPageToken } = Page.parse(page);
      return nextPageToken
        ? { ...request, query: { pageSize: PAGE_SIZE, pageToken: nextPageToken } }
        : undefined;
    },
  },
  keyedSample: {
    request: (voice_id, { key = '' }) => ({
      path: '/tts/v1/voice:preview',
      query: { voice_id, model_id: PREVIEW_MODEL },
      headers: { Authorization: `Basic ${key}` },
    }),
    locate: (answer) => {
      const base64 = Preview.safeParse(answer).data?.audioContent;
      return base64 ? { base64 } : undefined;
    },
  },
  isBundled: false,
  records: (page) => Page.safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) => {
    if (!isPublic(raw)) return undefined;
    return {
      nativeId: raw.voiceId,
      name: raw.displayName || raw.voiceId,
      locale: raw.langCode || raw.languages?.[0] || '',
      otherLocales: raw.languages,
      gender: raw.gender,
      age: raw.ageGroup,
      description: raw.description,
      tags: raw.tags,
      useCases: raw.categories,
    };
  },
});

/** Reports whether Inworld made the voice. Older lists mark clones of the requesting account by `isCustom` or by `__` in the id. */
function isPublic({ source, isCustom, voiceId }: Raw): boolean {
  return source ? source === 'SYSTEM' : !isCustom && !voiceId.includes('__');
}
