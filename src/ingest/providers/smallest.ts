import * as z from 'zod';
import { languageOfName } from '../../enrich/knowledge/named-locale.ts';
import { defineProvider, type ListRequest } from '../provider.ts';
import { listIn, optionalText, optionalTexts } from '../raw-fields.ts';

/** Schema of a voice's languages: `hindi` → `hi`. An unknown language name is dropped; the voice keeps its other languages. */
const languages = z
  .array(z.string())
  .transform((names) => names.map(languageOfName).filter((code) => code !== undefined))
  .pipe(z.array(z.string()).min(1));

/** Schema of a voice together with its model. The model is taken from the path of the request, because Smallest's list states no models. */
const Raw = z.object({
  model: z.string(),
  voice: z.object({
    voiceId: z.string(),
    displayName: optionalText,
    // Only Smallest's own voices are requested, and their `tags` are an object. In the list of cloned voices, `tags` is an array.
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

/** Models whose lists are requested, as documented from 2025 to 2026. The host responds with 400 or 404 for a retired model. */
const MODELS = ['lightning', 'lightning-large', 'lightning-v2', 'lightning-v3.1', 'lightning-v3.1-pro'];
const MODEL_IN_PATH = /\/v1\/([^/]+)\/get_voices$/;

export const smallest = defineProvider({
  id: 'smallest',
  settings: { key: 'SMALLEST_API_KEY' },
  list: {
    baseUrl: () => 'https://api.smallest.ai',
    requests: ({ key = '' }) =>
      MODELS.map((model): ListRequest => {
        const headers = { Authorization: `Bearer ${key}` };
        // The older path is that of waves-api.smallest.ai. A model at neither path has been retired.
        const older = { path: `/api/v1/${model}/get_voices`, headers, ifNotFound: 'skip' as const };
        return { list: model, path: `/waves/v1/${model}/get_voices`, headers, ifNotFound: older };
      }),
  },
  isBundled: false,
  // A voice's id contains model and language. Several models share a `voiceId`, and a record yields one voice per language.
  idParts: ['model', 'language'],
  records: (page, request) => {
    const [, model] = MODEL_IN_PATH.exec(request?.path ?? '') ?? [];
    return listIn(page, 'voices')?.map((voice) => ({ model, voice }));
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
