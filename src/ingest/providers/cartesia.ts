import * as z from 'zod';
import type { StatedVoice } from '../../enrich/draft.ts';
import { defineProvider, type ListRequest } from '../provider.ts';
import { optionalText } from '../raw-fields.ts';

/** A voice as the current version gives it, and in part as older ones did, of which the bundled list is. */
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
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean(),
  next_page: optionalText,
});

/** The version decides the shape. This one says locales and accents. */
const VERSION = '2026-08-14';
/** The largest page. */
const LIMIT = '100';

/** "Upbeat, mature adult female": there is no field for the age, it is among the words before the gender. */
const AGE =
  /\b(young adult|young|youthful|middle[- ]aged|mature|older|old|elderly|senior|adult)(?=(?:d|-sounding)?,? (?:[\w-]+,? ){0,2}(?:male|female|man|woman|voice)\b)/i;

/** Ids of Cartesia's catalogue of accents, of which many end with the language: `southern-us`, `canadian-french`. */
const LANGUAGE_OF_ACCENT =
  /-(?:arabic|english|french|italian|japanese|mandarin|portuguese|tamil|thai|urdu|vietnamese)$/;

export const cartesia = defineProvider({
  id: 'cartesia',
  name: 'Cartesia',
  settings: { key: 'CARTESIA_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.cartesia.ai',
      requests: ({ key }) => [
        {
          path: '/voices',
          query: { limit: LIMIT },
          headers: { Authorization: `Bearer ${key}`, 'Cartesia-Version': VERSION },
        },
      ],
      next: nextPage,
    },
  },
  idParts: [],
  // The oldest version answers with a bare array, as it is bundled.
  records: (page) => (Array.isArray(page) ? page : Page.safeParse(page).data?.data),
  Raw,
  toVoices: (raw) => (isForAll(raw) ? [toVoice(raw)] : []),
});

function nextPage(page: unknown, request: ListRequest): ListRequest | undefined {
  if (Array.isArray(page)) return undefined;
  const { data, has_more, next_page } = Page.parse(page);
  if (!has_more) return undefined;
  // The cursor is the last voice's id; Cartesia's own SDK does not wait to be told.
  const starting_after = next_page || Raw.pick({ id: true }).parse(data.at(-1)).id;
  return { ...request, query: { limit: LIMIT, starting_after } };
}

/** The list also has the account's own voices; of others', `owner` means one that only its owner should find. */
function isForAll({ access, visibility, is_public, is_archived, is_owner }: Raw): boolean {
  return (is_public || access === 'public') && visibility !== 'owner' && !is_archived && !is_owner;
}

// No sample: its address answers to the account's key only. No date: many say 1970, to be sorted last.
function toVoice(raw: Raw): StatedVoice {
  const native = raw.locales?.find(({ is_native }) => is_native)?.locale;
  return {
    nativeId: raw.id,
    name: raw.name,
    locale: native ?? raw.language,
    country: raw.country,
    gender: raw.gender,
    accent: accentOf(raw),
    age: AGE.exec(raw.description ?? '')?.[1],
    inferred: { age: 'derived' },
    description: [raw.tagline, raw.description].filter(Boolean).join('. ') || undefined,
  };
}

function accentOf({ accent }: Raw): string | undefined {
  // The standard of German: "high" alone would be none.
  if (accent === 'high-german') return 'standard';
  return accent?.replace(LANGUAGE_OF_ACCENT, '').replaceAll('-', ' ');
}
