import * as z from 'zod';
import { defineProvider, type ListRequest } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  displayName: optionalText,
  locale: z.string(),
  gender: optionalText,
  // The field `description` holds the voice's age, such as "Middle-Aged".
  description: optionalText,
  // Styles of the voice, deprecated in favour of the styles of each locale.
  availableStyles: optionalTexts,
  supportedLocales: z.record(z.string(), z.object({ availableStyles: optionalTexts }).nullish()).nullish(),
  model: z.string(),
});

/**
 * Models whose voice lists are requested, because Murf has one list per model. The first model is that of the bundled
 * list: Murf answers a request without a model with the list of GEN2.
 */
const MODELS = ['GEN2', 'FALCON'];

/** Pattern of the gender mark at the end of a voice's `displayName`: "Natalie (F)". */
const GENDER_IN_NAME = / \((?:F|M|NB)\)$/;

/** Pattern of the styles that name a use case, such as "Promo". A style that does not match, such as "Calm", describes the sound. */
const USES =
  /^(?:audiobook|character|conversational|customer support agent|documentary|narration|newscast.*|promo|sports commentary|storytelling)$/i;

export const murf = defineProvider({
  id: 'murf',
  settings: { key: 'MURF_API_KEY' },
  list: {
    http: {
      baseUrl: () => 'https://api.murf.ai',
      requests: ({ key = '' }) =>
        MODELS.map(
          (model): ListRequest => ({
            list: model,
            path: '/v1/speech/voices',
            query: { model },
            headers: { 'api-key': key },
            // A model that the host does not know is skipped, because regions of Murf differ in their models and models retire.
            ifNotFound: 'skip',
          }),
        ),
    },
  },
  idParts: ['model'],
  // Each record gets the model of its request, because a record names no model. A record of the bundled list has no request and gets GEN2.
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
        // The field `accent` is not read, because `accent` holds a country's name: "US & Canada" for en-US.
        locale: raw.locale,
        otherLocales: Object.keys(raw.supportedLocales ?? {}),
        model: raw.model.toLowerCase(),
        gender: raw.gender,
        age: raw.description,
        styles,
        useCases: styles.filter((style) => USES.test(style)),
      },
    ];
  },
});
