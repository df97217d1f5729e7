import * as z from 'zod';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  speaker: z.string(),
  modelId: z.string(),
  // `lang` is an ISO 639-2/B or 639-2/T code: `ger`, `fra`. `language` is not read, because some Spanish rows state English (2026).
  lang: z.string(),
  gender: optionalText,
  age: optionalText,
  country: optionalText,
  dialect: optionalText,
  genre: optionalTexts,
  styles: optionalTexts,
  description: optionalText,
  flagship: z.boolean().optional().catch(undefined),
});
type Raw = z.infer<typeof Raw>;

/** Pattern of dialects that state ancestry or race and therefore are not accents: "Chinese Heritage". */
const DESCENT = /heritage|latin[ao]|asian|^(?:black|white)$/i;

const WRONG_DESCRIPTIONS = listTable('rime', 'wrong-descriptions');

const GIVEN_NAME_FIRST = listTable('rime', 'given-name-first');

export const rime = defineProvider({
  id: 'rime',
  // No setting is required, because the list is public.
  list: {
    baseUrl: () => 'https://users.rime.ai',
    requests: () => [{ path: '/data/voices/voice_details.json' }],
  },
  // A voice's id contains model and language, because Rime's list has one row per speaker, model and language.
  idParts: ['model', 'language'],
  Raw,
  toVoices: (raw) => ({
    nativeId: raw.speaker,
    name: nameOf(raw),
    inferred: { name: 'derived' },
    locale: raw.lang,
    country: raw.country,
    model: raw.modelId,
    gender: raw.gender,
    accent: dialectOf(raw),
    age: raw.age,
    // The word "more" is removed from a style ("more formal" → "formal"), because a row has no second voice to compare with.
    tags: raw.styles?.map((style) => style.replace(/^more /, '')),
    useCases: raw.genre,
    grade: raw.flagship ? 'flagship' : undefined,
    description: WRONG_DESCRIPTIONS.has(`${raw.speaker}/${raw.modelId}/${raw.lang}`)
      ? undefined
      : raw.description,
  }),
});

/** Returns the speaker's name, given name first: `andersen_johan` → "Johan Andersen". A single letter at the end is an initial: `anna_b` → "Anna B". */
function nameOf({ speaker }: Raw): string {
  const words = speaker.split('_').map(capitalizeName);
  return (GIVEN_NAME_FIRST.has(speaker) || /_.$/.test(speaker) ? words : words.reverse()).join(' ');
}

/** Capitalizes a word of a name: `mcdonald` → `McDonald`. A word without a vowel consists of initials and is written in capitals: `jt` → `JT`. */
function capitalizeName(word: string): string {
  if (!/[aeiouy]/.test(word)) return word.toUpperCase();
  return word.replace(
    /^(mc)?(.)/,
    (_, mc: string | undefined, first: string) => (mc ? 'Mc' : '') + first.toUpperCase(),
  );
}

/** Returns the first dialect as the accent: "American, Central American" → "American". Ancestry ("Latino") is no accent. */
function dialectOf({ dialect }: Raw): string | undefined {
  const [first = ''] = dialect?.split(',') ?? [];
  return DESCENT.test(first) ? undefined : first;
}
