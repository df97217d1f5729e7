import * as z from 'zod';
import { defineProvider, type ListRequest } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  displayName: optionalText,
  locale: z.string(),
  gender: optionalText,
  // The field `description` contains the voice's age, such as "Middle-Aged".
  description: optionalText,
  // Styles of the voice. Murf has deprecated this field in favour of the styles of each locale.
  availableStyles: optionalTexts,
  supportedLocales: z.record(z.string(), z.object({ availableStyles: optionalTexts }).nullish()).nullish(),
  model: z.string(),
});

/** Murf's models, each with its own voice list. The bundled list is that of the first model, which Murf uses by default. */
const MODELS = ['GEN2', 'FALCON'];

/** Pattern of the gender mark at the end of a voice's `displayName`: "Natalie (F)". */
const GENDER_IN_NAME = / \((?:F|M|NB)\)$/;

/** Pattern of the styles that are use cases, such as "Promo". Other styles, such as "Calm", describe the sound. */
const USES =
  /^(?:audiobook|character|conversational|customer support agent|documentary|narration|newscast.*|promo|sports commentary|storytelling)$/i;

export const murf = defineProvider({
  id: 'murf',
  settings: { key: 'MURF_API_KEY' },
  list: {
    baseUrl: () => 'https://api.murf.ai',
    requests: ({ key = '' }) =>
      MODELS.map(
        (model): ListRequest => ({
          list: model,
          path: '/v1/speech/voices',
          query: { model },
          headers: { 'api-key': key },
          // A model that the host lacks is skipped, because Murf's regions have different models, and old models are retired.
          ifNotFound: 'skip',
        }),
      ),
  },
  idParts: ['model'],
  // Records state no model. A record gets the model of the request that fetched it; a record of the bundled list gets GEN2.
  records: (page, request) =>
    Array.isArray(page)
      ? page.map((record) => ({ ...record, model: request?.query?.model ?? MODELS[0] }))
      : undefined,
  Raw,
  toVoices: (raw) => {
    const ofLocale = raw.supportedLocales?.[raw.locale]?.availableStyles ?? [];
    const styles = raw.availableStyles?.length ? raw.availableStyles : ofLocale;
    return {
      nativeId: raw.voiceId,
      name: (raw.displayName ?? '').replace(GENDER_IN_NAME, ''),
      // The field `accent` is not read, because its values are names of countries, such as "US & Canada" for en-US.
      locale: raw.locale,
      otherLocales: Object.keys(raw.supportedLocales ?? {}),
      model: raw.model.toLowerCase(),
      gender: raw.gender,
      age: raw.description,
      styles,
      useCases: styles.filter((style) => USES.test(style)),
    };
  },
});
