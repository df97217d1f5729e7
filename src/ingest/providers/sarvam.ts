import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  speaker: z.string(),
  model: z.string(),
  gender: z.string().optional(),
  languages: z.array(z.string()),
});

/** Bundled list, after the enumerations of Sarvam's SDK: every speaker speaks every language. */
const Page = z.object({ languages: z.array(z.string()), speakers: z.array(z.looseObject({})) });

/** Provider of Sarvam's voices. The list is only bundled, because Sarvam's list endpoint holds only the account's clones. */
export const sarvam = defineProvider({
  id: 'sarvam',
  name: 'Sarvam AI',
  settings: {},
  isConfigured: () => false,
  // The list becomes one voice per speaker and language, because a request must name one of the eleven languages and
  // no speaker has a language of its own. With a single language per speaker, a search for Odia voices would find
  // none.
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
      // Only speakers of bulbul:v2 have a gender.
      gender,
    })),
});
