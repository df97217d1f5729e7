import * as z from 'zod';
import type { StatedVoice } from '../../enrich/draft.ts';
import { defineProvider, type ListRequest } from '../provider.ts';

const words = z.string().nullish();
const Language = z.object({ language: z.string(), locale: words });

/** A voice of the account: premade ones belong to everybody, the others to the account. */
const AccountVoice = z.object({
  public_owner_id: z.undefined().optional(),
  voice_id: z.string(),
  name: z.string(),
  category: z.string(),
  labels: z.record(z.string(), words).nullish(),
  description: words,
  preview_url: words,
  verified_languages: z.array(Language).nullish(),
});

/** A voice of the public library, whose labels stand at the top. */
const LibraryVoice = z.object({
  public_owner_id: z.string(),
  voice_id: z.string(),
  name: z.string(),
  language: z.string().min(1),
  locale: words,
  gender: words,
  accent: words,
  age: words,
  descriptive: words,
  use_case: words,
  description: words,
  preview_url: words,
});

const Page = z.object({
  voices: z.array(z.unknown()),
  next_page_token: words,
  has_more: z.boolean().nullish(),
});

/** The largest page of both lists. */
const PAGE_SIZE = '100';
const LIBRARY = '/v1/shared-voices';
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
  Raw: z.union([LibraryVoice, AccountVoice]),
  toVoices: (raw) => {
    if (raw.public_owner_id !== undefined) return [fromLibrary(raw)];
    return raw.category === 'premade' ? [fromAccount(raw)] : [];
  },
});

/** Accounts page by token, the library by number from 0. */
function nextPage(page: unknown, request: ListRequest): ListRequest | undefined {
  const { has_more, next_page_token } = Page.parse(page);
  if (!has_more) return undefined;
  if (request.path === LIBRARY)
    return { ...request, query: { page_size: PAGE_SIZE, page: String(Number(request.query?.page) + 1) } };
  return next_page_token ? { ...request, query: { page_size: PAGE_SIZE, next_page_token } } : undefined;
}

function fromAccount({ labels, verified_languages, ...raw }: z.infer<typeof AccountVoice>): StatedVoice {
  // Premade voices without a label are English; the verified languages are what a voice can do besides.
  const language = labels?.language ?? 'en';
  const verified = verified_languages?.find((entry) => entry.language === language && entry.locale);
  return {
    ...shared(raw),
    locale: verified?.locale ?? language,
    gender: labels?.gender ?? undefined,
    accent: labels?.accent ?? undefined,
    age: labels?.age ?? undefined,
    tags: compact([labels?.descriptive ?? labels?.description]),
    useCases: compact([labels?.use_case]),
  };
}

function fromLibrary(raw: z.infer<typeof LibraryVoice>): StatedVoice {
  return {
    ...shared(raw),
    locale: raw.locale || raw.language,
    gender: raw.gender ?? undefined,
    accent: raw.accent ?? undefined,
    age: raw.age ?? undefined,
    tags: compact([raw.descriptive]),
    useCases: compact([raw.use_case]),
  };
}

function shared({
  voice_id,
  name,
  description,
  preview_url,
}: Pick<z.infer<typeof LibraryVoice>, 'voice_id' | 'name' | 'description' | 'preview_url'>) {
  return {
    nativeId: voice_id,
    name,
    description: description ?? undefined,
    sampleUrl: preview_url?.startsWith(LASTING_SAMPLES) ? preview_url : undefined,
  };
}

function compact(values: readonly (string | null | undefined)[]): string[] {
  return values.flatMap((value) => value || []);
}
