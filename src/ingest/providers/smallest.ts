import * as z from 'zod';
import { languageCode } from '../../enrich/knowledge/named-locale.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

/** Languages come by their English names, in lower case; one that is not known does not cost the others. */
const languages = z
  .array(z.string())
  .transform((names) => names.map(languageCode).filter((code) => code !== undefined))
  .pipe(z.array(z.string()).min(1));

/** A voice, and the model in whose list it is. */
const Raw = z.object({
  model: z.string(),
  voice: z.object({
    voiceId: z.string(),
    displayName: optionalText,
    // An object here; in the list of cloned voices, which is not asked for, an array.
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

/** As documented from 2025 to 2026. Models retire; a host that serves one no more says that it does not know it. */
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
        MODELS.map((model) => {
          const headers = { Authorization: `Bearer ${key}` };
          // The host before that, waves-api.smallest.ai, and then none: the model has retired.
          const older = { path: `/api/v1/${model}/get_voices`, headers, whenMissing: 'skip' as const };
          return { path: `/waves/v1/${model}/get_voices`, headers, whenMissing: older };
        }),
    },
  },
  isBundled: false,
  // The same ids are listed for several models, and a voice is made for each of its languages.
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
