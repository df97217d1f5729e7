import * as z from 'zod';
import type { StatedVoice } from '../../enrich/draft.ts';
import { defineProvider, type ListRequest } from '../provider.ts';
import { optionalText, sampleAddress } from '../raw-fields.ts';

/** Labels of a voice: in the library they stand at the top. Any may be empty. */
const Labels = z.object({
  language: optionalText,
  gender: optionalText,
  accent: optionalText,
  age: optionalText,
  descriptive: optionalText,
  use_case: optionalText,
});

const Raw = Labels.extend({
  voice_id: z.string(),
  name: z.string(),
  description: optionalText,
  preview_url: sampleAddress,
  // Only the public library says whose a voice is.
  public_owner_id: optionalText,
  locale: optionalText,
  category: optionalText,
  // Only the account's list has these. `description` is what `descriptive` was called before.
  labels: Labels.extend({ description: optionalText })
    .transform(({ description, ...labels }) => ({
      ...labels,
      descriptive: labels.descriptive || description,
    }))
    .nullish(),
  verified_languages: z.array(z.object({ language: optionalText, locale: optionalText })).nullish(),
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({
  voices: z.array(z.unknown()),
  next_page_token: optionalText,
  has_more: z.boolean().nullish(),
});

/** The largest page of both lists. */
const PAGE_SIZE = '100';
const LIBRARY = '/v1/shared-voices';
/** Samples elsewhere are signed, carry the owner's workspace and may expire (seen mid 2026). */
const LASTING_SAMPLES = 'https://storage.googleapis.com/eleven-public-prod/';

export const elevenlabs = defineProvider({
  id: 'elevenlabs',
  name: 'ElevenLabs',
  settings: { key: 'ELEVENLABS_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.elevenlabs.io',
      requests: ({ key = '' }) => {
        const headers = { 'xi-api-key': key };
        // Gateways in front of ElevenLabs often know the older, unpaged list only, and no library.
        const older = { path: '/v1/voices', headers };
        return [
          { path: '/v2/voices', query: { page_size: PAGE_SIZE }, headers, whenMissing: older },
          { path: LIBRARY, query: { page_size: PAGE_SIZE, page: '0' }, headers, whenMissing: 'skip' },
        ];
      },
      next: nextPage,
    },
  },
  idParts: [],
  records: (page) => Page.safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) => {
    if (raw.public_owner_id !== undefined) return [toVoice(raw, raw.locale || raw.language || '', raw)];
    // Premade voices are everybody's, the others the account's.
    if (raw.category !== 'premade') return [];
    const voice = toVoice(raw, nativeLocale(raw), raw.labels);
    return [raw.labels?.language ? voice : { ...voice, inferred: { language: 'defaulted' } }];
  },
});

/** Accounts page by token, the library by number from 0. */
function nextPage(page: unknown, request: ListRequest): ListRequest | undefined {
  const { has_more, next_page_token } = Page.parse(page);
  if (!has_more) return undefined;
  const cursor =
    request.path === LIBRARY
      ? { page: String(Number(request.query?.page) + 1) }
      : { next_page_token: z.string().min(1).parse(next_page_token) };
  return { ...request, query: { page_size: PAGE_SIZE, ...cursor } };
}

/** Premade voices without a label are English; the verified languages are what a voice can do besides. */
function nativeLocale({ labels, verified_languages }: Raw): string {
  const language = labels?.language || 'en';
  return verified_languages?.find((entry) => entry.language === language && entry.locale)?.locale ?? language;
}

function toVoice(raw: Raw, locale: string, labels: z.infer<typeof Labels> | null | undefined): StatedVoice {
  return {
    nativeId: raw.voice_id,
    name: raw.name,
    locale,
    gender: labels?.gender,
    accent: labels?.accent,
    age: labels?.age,
    description: raw.description,
    tags: labels?.descriptive ? [labels.descriptive] : [],
    useCases: labels?.use_case ? [labels.use_case] : [],
    sampleUrl: raw.preview_url?.startsWith(LASTING_SAMPLES) ? raw.preview_url : undefined,
  };
}
