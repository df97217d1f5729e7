import * as z from 'zod';
import { resolveLocale } from '../../enrich/knowledge/resolve-locale.ts';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { languagesOfModel } from '../../providers/models.ts';
import { defineProvider, type ListRequest, PAGE_SIZE } from '../provider.ts';
import { optionalText, optionalTexts, sampleUrl } from '../raw-fields.ts';

/** Labels of a voice; any label may be empty. The account's list has the labels in `labels`, the public library in fields of the record. */
const Labels = z.object({
  language: optionalText,
  gender: optionalText,
  accent: optionalText,
  age: optionalText,
  descriptive: optionalText,
  use_case: optionalText,
});

const VerifiedLanguage = z.object({ language: optionalText, locale: optionalText });
type VerifiedLanguage = z.infer<typeof VerifiedLanguage>;

const Raw = Labels.extend({
  voice_id: z.string(),
  name: z.string(),
  description: optionalText,
  preview_url: sampleUrl,
  // Id of the account that owns the voice. Only records of ElevenLabs' public library have this field.
  public_owner_id: optionalText,
  locale: optionalText,
  category: optionalText,
  is_legacy: z.boolean().nullish(),
  // Labels of a voice in the account's list. In the account's list, `descriptive` was formerly named `description`.
  labels: Labels.extend({ description: optionalText })
    .transform(({ description, ...labels }) => ({
      ...labels,
      descriptive: labels.descriptive || description,
    }))
    .nullish(),
  verified_languages: z.array(VerifiedLanguage).nullish(),
  // Models of a premade voice. The voice speaks all languages of each model.
  high_quality_base_model_ids: optionalTexts,
});
type Raw = z.infer<typeof Raw>;

/** Pattern of a speech-to-speech model: `eleven_multilingual_sts_v2`. A speech-to-speech model converts a recording and cannot speak a text. */
const SPEECH_TO_SPEECH = /_sts_/;

const Page = z.object({
  voices: z.array(z.unknown()),
  next_page_token: optionalText,
  has_more: z.boolean().nullish(),
});

const LIBRARY = '/v1/shared-voices';
/** Start of the sample URLs that never expire. Other sample URLs are signed, contain the owner's workspace, and may expire (mid 2026). */
const PERMANENT_SAMPLES = 'https://storage.googleapis.com/eleven-public-prod/';

export const elevenlabs = defineProvider({
  id: 'elevenlabs',
  settings: { key: 'ELEVENLABS_API_KEY' },
  list: {
    baseUrl: () => 'https://api.elevenlabs.io',
    requests: ({ key = '' }) => {
      const headers = { 'xi-api-key': key };
      // The fallback for the account's list is the older, unpaged list, because gateways often serve neither `/v2/voices` nor the library.
      const older = { path: '/v1/voices', headers };
      return [
        {
          list: 'premade',
          path: '/v2/voices',
          query: { page_size: PAGE_SIZE },
          headers,
          ifNotFound: older,
        },
        {
          list: 'library',
          path: LIBRARY,
          // The list is sorted by creation date. In a changing order, a voice could move to a page that was already read, and be missed.
          query: { page_size: PAGE_SIZE, sort: 'created_date', page: '0' },
          headers,
          ifNotFound: 'skip',
        },
      ];
    },
    next: nextPage,
  },
  records: (page) => Page.safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) => {
    if (raw.public_owner_id !== undefined) return toVoice(raw, raw.locale || raw.language || '', raw);
    // In the account's list, only voices of the category `premade` are public. Voices of other categories belong to the account.
    if (raw.category !== 'premade') return undefined;
    const voice = toVoice(raw, nativeLocale(raw), raw.labels);
    return raw.labels?.language ? voice : { ...voice, inferred: { language: 'defaulted' } };
  },
});

/** Returns the request for the next page. The account's list is paged by token, the public library by page number from 0. */
function nextPage(page: unknown, request: ListRequest): ListRequest | undefined {
  const { has_more, next_page_token } = Page.parse(page);
  if (!has_more) return undefined;
  const cursor =
    request.path === LIBRARY
      ? { page: String(Number(request.query?.page) + 1) }
      : { next_page_token: z.string().min(1).parse(next_page_token) };
  return { ...request, query: { ...request.query, ...cursor } };
}

/** Returns a voice's locale: the language in its labels, or else English. `verified_languages` may add a region to the language: `en` → `en-US`. */
function nativeLocale({ labels, verified_languages }: Raw): string {
  const language = labels?.language || 'en';
  const locales = verified_languages?.filter((entry) => entry.language === language).map(localeIn);
  return locales?.find((locale) => locale !== language) ?? language;
}

/** Returns the locale of an entry of `verified_languages`. The language `id` (Indonesian) with the locale `jv-ID` (Javanese) yields `id`. */
function localeIn({ language = '', locale = '' }: VerifiedLanguage): string {
  return locale && (!language || languageOf(locale) === languageOf(language)) ? locale : language;
}

/** Returns the canonical language of a locale: `cmn-CN` → `zh`. */
function languageOf(locale: string): string | undefined {
  const { tag } = resolveLocale(locale, 'elevenlabs') ?? {};
  return tag && localeOf(tag).language;
}

function toVoice(raw: Raw, locale: string, labels: z.infer<typeof Labels> | null | undefined): StatedVoice {
  const models = raw.high_quality_base_model_ids?.filter((model) => !SPEECH_TO_SPEECH.test(model)) ?? [];
  const languages = models.flatMap((model) => languagesOfModel('elevenlabs', model));
  return {
    nativeId: raw.voice_id,
    status: raw.is_legacy ? 'legacy' : undefined,
    name: raw.name,
    locale,
    otherLocales: [...(raw.verified_languages?.map(localeIn) ?? []), ...languages],
    models,
    gender: labels?.gender,
    accent: labels?.accent,
    age: labels?.age,
    description: raw.description,
    tags: labels?.descriptive ? [labels.descriptive] : [],
    useCases: labels?.use_case ? [labels.use_case] : [],
    sampleUrl: raw.preview_url?.startsWith(PERMANENT_SAMPLES) ? raw.preview_url : undefined,
  };
}
