import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  voice_id: z.string(),
  name: z.string(),
  category: z.string(),
  labels: z.record(z.string(), z.string().nullish()).nullish(),
  description: z.string().nullish(),
  preview_url: z.string().nullish(),
  verified_languages: z.array(z.object({ language: z.string(), locale: z.string().nullish() })).nullish(),
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({
  voices: z.array(z.unknown()),
  next_page_token: z.string().nullish(),
  has_more: z.boolean().nullish(),
});

/** The largest page that v2 serves. */
const PAGE_SIZE = '100';
/** Samples elsewhere are signed, carry the owner's workspace and may expire (seen mid 2026). */
const LASTING_SAMPLES = 'https://storage.googleapis.com/';

export const elevenlabs = defineProvider({
  id: 'elevenlabs',
  name: 'ElevenLabs',
  settings: { key: 'ELEVENLABS_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.elevenlabs.io',
      requests: ({ key = '' }) => [
        {
          path: '/v2/voices',
          query: { page_size: PAGE_SIZE },
          headers: { 'xi-api-key': key },
        },
      ],
      // Gateways in front of ElevenLabs often know the unpaged list only.
      olderRequest: ({ key = '' }) => ({ path: '/v1/voices', headers: { 'xi-api-key': key } }),
      next: (page, request) => {
        const { has_more, next_page_token } = Page.parse(page);
        if (!has_more || !next_page_token) return undefined;
        return { ...request, query: { page_size: PAGE_SIZE, next_page_token } };
      },
    },
  },
  idParts: [],
  records: (page) => Page.safeParse(page).data?.voices,
  Raw,
  // Everything else in an account's list is its own: cloned, generated, or added from the library.
  toVoices: (raw) => (raw.category === 'premade' ? [toVoice(raw)] : []),
});

function toVoice({ labels, ...raw }: Raw) {
  const style = labels?.descriptive ?? labels?.description;
  return {
    nativeId: raw.voice_id,
    name: raw.name,
    locale: localeOf(raw.verified_languages, labels?.language ?? 'en'),
    gender: labels?.gender ?? undefined,
    accent: labels?.accent ?? undefined,
    age: labels?.age ?? undefined,
    description: raw.description ?? undefined,
    tags: style ? [style] : undefined,
    useCases: labels?.use_case ? [labels.use_case] : undefined,
    sampleUrl: raw.preview_url?.startsWith(LASTING_SAMPLES) ? raw.preview_url : undefined,
  };
}

/** The verified locale of the voice's own language; the other languages are what it can do besides. */
function localeOf(verified: Raw['verified_languages'], language: string): string {
  return verified?.find((entry) => entry.language === language && entry.locale)?.locale ?? language;
}
