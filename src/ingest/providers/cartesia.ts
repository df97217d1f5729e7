import * as z from 'zod';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import { defineProvider, type ListRequest, PAGE_SIZE } from '../provider.ts';
import { optionalText } from '../raw-fields.ts';

/** Record with the fields of the current API version and of older versions. The bundled list comes from an older version. */
const Raw = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  locales: z.array(z.object({ locale: z.string(), is_native: z.boolean().nullish() })).nullish(),
  country: optionalText,
  accent: optionalText,
  gender: optionalText,
  tagline: optionalText,
  description: optionalText,
  access: optionalText,
  visibility: optionalText,
  is_public: z.boolean().nullish(),
  is_archived: z.boolean().nullish(),
  is_owner: z.boolean().nullish(),
  mode: optionalText,
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean(),
  next_page: optionalText,
});

const Previewed = z.object({ preview_file_url: optionalText });

/** Pattern of the language at the end of an accent id. The adapter removes the language: `canadian-french` → `canadian`. */
const LANGUAGE_IN_ACCENT =
  /-(?:arabic|english|french|italian|japanese|mandarin|portuguese|tamil|thai|urdu|vietnamese)$/;
/** API version. The version determines the format of the response: in this version, voices have locales and accents. */
const VERSION = '2026-08-14';

export const cartesia = defineProvider({
  id: 'cartesia',
  settings: { key: 'CARTESIA_API_KEY' },
  list: {
    baseUrl: () => 'https://api.cartesia.ai',
    requests: ({ key }) => [
      {
        path: '/voices',
        query: { limit: PAGE_SIZE },
        headers: headersWith(key),
      },
    ],
    next: nextPage,
  },
  keyedSample: {
    request: (voiceId, { key }) => ({
      path: `/voices/${encodeURIComponent(voiceId)}`,
      query: { 'expand[]': 'preview_file_url' },
      headers: headersWith(key),
    }),
    // The download of the sample file needs the API key too.
    locate: (answer, { key }) => {
      const url = Previewed.safeParse(answer).data?.preview_file_url;
      return url ? { url, headers: headersWith(key) } : undefined;
    },
  },
  // The bundled list is an array of records. The oldest API version responds with an array of records, without a page object.
  records: (page) => (Array.isArray(page) ? page : Page.safeParse(page).data?.data),
  Raw,
  toVoices: (raw) => (isPublic(raw) ? toVoice(raw) : undefined),
});

function headersWith(key: string | undefined) {
  return { Authorization: `Bearer ${key}`, 'Cartesia-Version': VERSION };
}

function nextPage(page: unknown, request: ListRequest): ListRequest | undefined {
  if (Array.isArray(page)) return undefined;
  const { data, has_more, next_page } = Page.parse(page);
  if (!has_more) return undefined;
  // If `next_page` is empty, the id of the page's last voice is the cursor, as in Cartesia's own SDK.
  const starting_after = next_page || Raw.pick({ id: true }).parse(data.at(-1)).id;
  return { ...request, query: { limit: PAGE_SIZE, starting_after } };
}

/** Reports whether a voice is public. The list also contains the account's own voices, archived voices, and voices that only their owner may use. */
function isPublic({ access, visibility, is_public, is_archived, is_owner }: Raw): boolean {
  return (is_public || access === 'public') && visibility !== 'owner' && !is_archived && !is_owner;
}

/** Maps a record to a voice. The sample is left out, because its URL needs the account's API key. */
function toVoice(raw: Raw): StatedVoice {
  const native = raw.locales?.find(({ is_native }) => is_native)?.locale;
  return {
    nativeId: raw.id,
    name: raw.name,
    locale: native ?? raw.language,
    otherLocales: raw.locales?.map(({ locale }) => locale),
    country: raw.country,
    // The mode `stability` marks voices of the embedding models, which have ended. Only older API versions state a mode.
    model: raw.mode === 'stability' ? raw.mode : undefined,
    gender: raw.gender,
    accent: raw.accent?.replace(LANGUAGE_IN_ACCENT, '').replaceAll('-', ' '),
    description: raw.description,
    tags: raw.tagline ? [raw.tagline] : undefined,
  };
}
