import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voiceId: z.string(),
  displayName: optionalText,
  locale: z.string(),
  gender: optionalText,
  // Holds the age.
  description: optionalText,
  // Deprecated in favour of those of each locale.
  availableStyles: optionalTexts,
  supportedLocales: z.record(z.string(), z.object({ availableStyles: optionalTexts })).nullish(),
  model: z.string(),
});

/** Each model has voices of its own. A request without a model gets those of GEN2, and so was the bundled list. */
const MODELS = ['GEN2', 'FALCON'];

/** "Natalie (F)" */
const GENDER_IN_NAME = / \((?:F|M|NB)\)$/;

/** Styles that say what a voice is for; the others say how it sounds. */
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
        MODELS.map((model) => ({
          path: '/v1/speech/voices',
          query: { model },
          headers: { 'api-key': key },
          // Not every region serves every model, and models retire.
          whenMissing: 'skip',
        })),
    },
  },
  idParts: ['model'],
  // A record does not say its model; the request did.
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
        // Its accent is a country's name and says less: en-SCOTT is Scottish, "US & Canada" is en-US.
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
