import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { capitalize } from '../raw-fields.ts';

const Raw = z.object({
  speaker: z.string(),
  model: z.string(),
  gender: z.string().optional(),
  languages: z.array(z.string()),
});

/** Page of the bundled list. Every speaker speaks every language (source: the enumerations of Sarvam's SDK). */
const Page = z.object({ languages: z.array(z.string()), speakers: z.array(z.looseObject({})) });

/** Provider of Sarvam's voices. Only the bundled list is read, because Sarvam's API lists only cloned voices of the requesting account. */
export const sarvam = defineProvider({
  id: 'sarvam',
  isConfigured: () => false,
  // A voice's id contains the model, because each model has speakers of its own.
  idParts: ['model'],
  records: (page) => {
    const { languages, speakers } = Page.safeParse(page).data ?? {};
    return speakers?.map((speaker) => ({ ...speaker, languages }));
  },
  Raw,
  toVoices: ({ speaker, model, gender, languages }) => ({
    nativeId: speaker,
    name: capitalize(speaker),
    // A speaker has no main language: each request selects one of eleven languages of India.
    locale: 'mul-IN',
    inferred: { language: 'defaulted' },
    otherLocales: languages,
    model,
    // The bundled list states a gender only for speakers of the model bulbul:v2.
    gender,
  }),
});
