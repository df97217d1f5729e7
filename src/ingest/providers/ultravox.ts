import * as z from 'zod';
import { languageOfName } from '../../enrich/knowledge/named-locale.ts';
import { defineProvider, PAGE_SIZE } from '../provider.ts';
import { listIn, optionalText } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  name: z.string(),
  description: optionalText,
  primaryLanguage: optionalText,
  languageLabel: optionalText,
  ownership: z.string(),
  // Parameters of the request to the vendor that synthesizes the voice, by vendor: `{ elevenLabs: { model } }`. Inworld's model is in `modelId`.
  definition: z
    .record(z.string(), z.object({ model: optionalText, modelId: optionalText }).nullish())
    .nullish(),
});
type Raw = z.infer<typeof Raw>;

/** Paging field of a page: the URL of the next page; null on the last page. */
const Paging = z.object({ next: z.string().nullish() });

/** Provider of Ultravox's voices, ingested only if PROVIDERS names `ultravox`. Ultravox resells voices of Cartesia, ElevenLabs and others. */
export const ultravox = defineProvider({
  id: 'ultravox',
  settings: { key: 'ULTRAVOX_API_KEY' },
  isOptIn: true,
  isBundled: false,
  list: {
    baseUrl: () => 'https://api.ultravox.ai',
    requests: ({ key = '' }) => [
      {
        path: '/api/voices',
        query: { ownership: 'public', pageSize: PAGE_SIZE },
        headers: { 'X-API-Key': key },
      },
    ],
    next: (page, request) => {
      const { next } = Paging.parse(page);
      if (!next) return undefined;
      // Only the cursor of the URL `next` is used, because the API key must not be sent to another host.
      const cursor = z.string().parse(new URL(next).searchParams.get('cursor'));
      return { ...request, query: { ...request.query, cursor } };
    },
  },
  records: (page) => listIn(page, 'results'),
  Raw,
  toVoices: (raw) => {
    // A voice that is not public is a cloned voice of the requesting account and excluded.
    if (raw.ownership !== 'public') return undefined;
    // The field `previewUrl` is not read, because the host serves a sample only to requests with an API key.
    return {
      nativeId: raw.voiceId,
      name: nameOf(raw),
      // The flag at the start of a label is removed: "🇺🇸 English (United States)".
      locale: raw.primaryLanguage ?? raw.languageLabel?.replace(/^[^\p{L}]+/u, '') ?? '',
      model: modelOf(raw),
      description: raw.description,
    };
  },
});

/** Returns the model of the vendor whose voice Ultravox resells; undefined for Google's and Respeecher's voices, which have no model. */
function modelOf({ definition }: Raw): string | undefined {
  return Object.values(definition ?? {})
    .flatMap((request) => request?.model ?? request?.modelId ?? [])
    .at(0);
}

/** Returns the name without the language: `Riya-Rao-English-Indian` → "Riya Rao". Ultravox appends the language to many names. */
function nameOf({ name }: Raw): string {
  const words = name.split('-');
  const language = words.findIndex((word) => languageOfName(word) !== undefined);
  return language > 0 ? words.slice(0, language).join(' ') : name;
}
