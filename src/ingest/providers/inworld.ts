import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  displayName: optionalText,
  /** `EN_US` */
  langCode: optionalText,
  /** `["en"]`, in the older list. */
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

/** Without a size the list is not paged, and ends after 2,000 voices. */
const PAGE_SIZE = '100';

export const inworld = defineProvider({
  id: 'inworld',
  name: 'Inworld',
  settings: { key: 'INWORLD_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.inworld.ai',
      requests: ({ key = '' }) => {
        // The key is given out in Base64, ready for the header.
        const headers = { Authorization: `Basic ${key}` };
        return [
          {
            path: '/voices/v1/voices',
            query: { pageSize: PAGE_SIZE },
            headers,
            // Announced to go on 1 July 2026; gateways may know nothing else.
            whenMissing: { path: '/tts/v1/voices', headers },
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
  },
  isBundled: false,
  idParts: [],
  records: (page) => Page.safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) =>
    isPublic(raw)
      ? [
          {
            nativeId: raw.voiceId,
            name: raw.displayName || raw.voiceId,
            locale: raw.langCode || raw.languages?.[0] || '',
            gender: raw.gender,
            age: raw.ageGroup,
            description: raw.description,
            tags: raw.tags,
            useCases: raw.categories,
          },
        ]
      : [],
});

/** Everything else is the account's: cloned or designed. Older lists tell clones by a flag or by their ids. */
function isPublic({ source, isCustom, voiceId }: Raw): boolean {
  return source ? source === 'SYSTEM' : !isCustom && !voiceId.includes('__');
}
