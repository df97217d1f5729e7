import * as z from 'zod';
import { defineProvider, type ListRequest } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  displayName: optionalText,
  locale: z.string(),
  gender: optionalText,
  // The field description holds the age of the voice, such as "Middle-Aged".
  description: optionalText,
  // Styles of the voice, deprecated in favour of the styles of each locale.
  availableStyles: optionalTexts,
  supportedLocales: z.record(z.string(), z.object({ availableStyles: optionalTexts })).nullish(),
  model: z.string(),
});

/**
 * Models to request, because each model has a list of its own. The first one is the model of the bundled list, because a
 * request without a model gets GEN2.
 */
const MODELS = ['GEN2', 'FALCON'];

/** Gender mark at the end of a name: "Natalie (F)". */
const GENDER_IN_NAME = / \((?:F|M|NB)\)$/;

/** Styles that name a use case; the others describe the sound. */
const USES =
  /^(?:audiobook|character|conversational|customer support agent|documentary|narration|newscast.*|promo|sports commentary|storytelling)$/i;

export const murf = defineProvider({
  id: 'murf',
  name: 'Murf',
  settings: { key: 'MURF_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.murf.ai',
      requests: ({ key = '' }) =>
        MODELS.map(
          (model): ListRequest => ({
            path: '/v1/speech/voices',
            query: { model },
            headers: { 'api-key': key },
            // A missing model is skipped, because regions differ in their models and models retire.
            ifNotFound: 'skip',
          }),
        ),
    },
  },
  idParts: ['model'],
  // The model comes from the request, because a record does not name it.
  records: (page, request) =>
    Array.isArray(page)
      ? page.map((record) => ({ ...record, model: request?.query?.model ?? MODELS[0] }))
      : undefined,
  Raw,
  toVoices: (raw) => {
    const ofLocale = raw.supportedLocales?.[raw.locale]?.availableStyles ?? [];
    const styles = raw.availableStyles?.length ? raw.availableStyles : ofLocale;
    return [
      {
        nativeId: raw.voiceId,
        name: (raw.displayName ?? '').replace(GENDER_IN_NAME, ''),
        // The field accent is not read, because it is a country's name: "US & Canada" for en-US.
        locale: raw.locale,
        model: raw.model.toLowerCase(),
        gender: raw.gender,
        age: raw.description,
        styles,
        useCases: styles.filter((style) => USES.test(style)),
      },
    ];
  },
});
