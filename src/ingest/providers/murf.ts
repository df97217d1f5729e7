import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Styles = z.array(z.string()).nullish();

const Raw = z.object({
  voiceId: z.string(),
  displayName: z.string(),
  locale: z.string(),
  gender: z.string().nullish(),
  // Holds the age.
  description: z.string().nullish(),
  // Deprecated in favour of those of each locale.
  availableStyles: Styles,
  supportedLocales: z.record(z.string(), z.object({ availableStyles: Styles })).nullish(),
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
        MODELS.map((model) => ({ path: '/v1/speech/voices', query: { model }, headers: { 'api-key': key } })),
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
    const styles = raw.availableStyles ?? raw.supportedLocales?.[raw.locale]?.availableStyles ?? [];
    return [
      {
        nativeId: raw.voiceId,
        name: raw.displayName.replace(GENDER_IN_NAME, ''),
        // Its accent is a country's name and says less: en-SCOTT is Scottish, "US & Canada" is en-US.
        locale: raw.locale,
        model: raw.model.toLowerCase(),
        gender: raw.gender ?? undefined,
        age: raw.description ?? undefined,
        tags: styles,
        useCases: styles.filter((style) => USES.test(style)),
      },
    ];
  },
});
