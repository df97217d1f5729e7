import * as z from 'zod';
import { languageOfName } from '../../enrich/knowledge/named-locale.ts';
import { defineProvider, type ListRequest } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

/** Schema of languages by lower-case English names. An unknown name is dropped, so that the voice keeps its other languages. */
const languages = z
  .array(z.string())
  .transform((names) => names.map(languageOfName).filter((code) => code !== undefined))
  .pipe(z.array(z.string()).min(1));

/** Schema of a voice with its model, which comes from the request's path, because a record does not name it. */
const Raw = z.object({
  model: z.string(),
  voice: z.object({
    voiceId: z.string(),
    displayName: optionalText,
    // Tags are an object, because only Smallest's own voices are requested; the list of cloned voices has an array.
    tags: z.object({
      language: languages,
      accent: optionalText,
      gender: optionalText,
      age: optionalText,
      emotions: optionalTexts,
      usecases: optionalTexts,
    }),
  }),
});

const Page = z.object({ voices: z.array(z.unknown()) });

/** Models documented from 2025 to 2026. A retired model answers 400 or 404. */
const MODELS = ['lightning', 'lightning-large', 'lightning-v2', 'lightning-v3.1', 'lightning-v3.1-pro'];
const MODEL_IN_PATH = /\/v1\/([^/]+)\/get_voices$/;

export const smallest = defineProvider({
  id: 'smallest',
  name: 'Smallest.ai Waves',
  settings: { key: 'SMALLEST_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.smallest.ai',
      requests: ({ key = '' }) =>
        MODELS.map((model): ListRequest => {
          const headers = { Authorization: `Bearer ${key}` };
          // The older path (of waves-api.smallest.ai) is requested if the newer one is missing. A model on neither path is
          // skipped, because it has retired.
          const older = { path: `/api/v1/${model}/get_voices`, headers, ifNotFound: 'skip' as const };
          return { path: `/waves/v1/${model}/get_voices`, headers, ifNotFound: older };
        }),
    },
  },
  isBundled: false,
  // The id contains model and language, because models share native ids, and each language of a voice becomes a voice.
  idParts: ['model', 'language'],
  records: (page, request) => {
    const [, model] = MODEL_IN_PATH.exec(request?.path ?? '') ?? [];
    return Page.safeParse(page).data?.voices.map((voice) => ({ model, voice }));
  },
  Raw,
  toVoices: ({ model, voice: { voiceId, displayName, tags } }) =>
    tags.language.map((locale) => ({
      nativeId: voiceId,
      name: displayName ?? voiceId,
      locale,
      model,
      gender: tags.gender,
      accent: tags.accent,
      age: tags.age,
      tags: tags.emotions,
      useCases: tags.usecases,
    })),
});
