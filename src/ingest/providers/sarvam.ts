import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  speaker: z.string(),
  model: z.string(),
  gender: z.string().optional(),
  languages: z.array(z.string()),
});

/** The bundled list, after the enumerations of Sarvam's SDK: every speaker speaks every language. */
const Page = z.object({ languages: z.array(z.string()), speakers: z.array(z.looseObject({})) });

/** Sarvam's list endpoint has only the voices that an account cloned, so nothing is asked. */
export const sarvam = defineProvider({
  id: 'sarvam',
  name: 'Sarvam AI',
  settings: {},
  isConfigured: () => false,
  // One voice per language: each request must name one of the eleven, and no speaker is said to have a language of
  // its own. Under any single one, or none, who looks for an Odia voice would find none of these.
  idParts: ['model', 'language'],
  records: (page) => {
    const { languages, speakers } = Page.safeParse(page).data ?? {};
    return speakers?.map((speaker) => ({ ...speaker, languages }));
  },
  Raw,
  toVoices: ({ speaker, model, gender, languages }) =>
    languages.map((locale) => ({
      nativeId: speaker,
      name: speaker.charAt(0).toUpperCase() + speaker.slice(1),
      locale,
      model,
      // Stated for the speakers of bulbul:v2 only.
      gender,
    })),
});
