import * as z from 'zod';
import { ownValue } from '../../domain/own-value.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  speaker: z.string(),
  modelId: z.string(),
  // ISO 639-2 in either form (`ger`, `fra`). The field `language` calls some Spanish rows English (2026).
  lang: z.string(),
  gender: optionalText,
  age: optionalText,
  country: optionalText,
  dialect: optionalText,
  genre: optionalTexts,
  styles: optionalTexts,
  description: optionalText,
});
type Raw = z.infer<typeof Raw>;

/** Genres that tell nothing apart. */
const ANY_GENRE = new Set(['Any', 'General']);

/** Where the dialect tells of descent or race, which is no accent. */
const DESCENT = /heritage|latin[ao]|asian|black|white|african american/i;

/** Dialects that mean nothing without the country they are of. */
const DIALECTS: Readonly<Record<string, string>> = { Southern: 'Southern US', US: 'American' };

/** Descriptions that contradict the row's language; Rime's documentation withholds them too (August 2026). */
const WRONG_DESCRIPTIONS = new Set(
  `alfhild/coda/eng lucia/mistv2/spa lucia/mistv3/spa pola/arcana/eng pola/coda/eng pola/mistv3/eng
  potrero/coda/eng solana/coda/eng yukiko/coda/eng`.split(/\s+/),
);

/** Speakers of two words have their surname first, except these (August 2026). */
const IN_ORDER = new Set(['cove_extra', 'johnny_jackson', 'mesa_extra']);

export const rime = defineProvider({
  id: 'rime',
  name: 'Rime',
  settings: {},
  // The list is open to all.
  isConfigured: () => true,
  list: {
    http: {
      baseUrl: () => 'https://users.rime.ai',
      requests: () => [{ path: '/data/voices/voice_details.json' }],
    },
  },
  // A row per speaker, model and language.
  idParts: ['model', 'language'],
  records: (page) => (Array.isArray(page) ? page : undefined),
  Raw,
  toVoices: (raw) => [
    {
      nativeId: raw.speaker,
      name: nameOf(raw),
      inferred: { name: 'derived' },
      locale: raw.lang,
      country: raw.country,
      model: raw.modelId,
      gender: raw.gender,
      accent: dialectOf(raw),
      age: raw.age,
      // "more formal", without what it is more formal than.
      tags: raw.styles?.map((style) => style.replace(/^more /, '')),
      useCases: raw.genre?.filter((genre) => !ANY_GENRE.has(genre)),
      description: WRONG_DESCRIPTIONS.has(`${raw.speaker}/${raw.modelId}/${raw.lang}`)
        ? undefined
        : raw.description,
    },
  ],
});

/** `andersen_johan` is Johan Andersen. */
function nameOf({ speaker }: Raw): string {
  const words = speaker.split('_').map(capitalize);
  return (IN_ORDER.has(speaker) ? words : words.reverse()).join(' ');
}

/** A word without a vowel is initials. */
function capitalize(word: string): string {
  if (!/[aeiouy]/.test(word)) return word.toUpperCase();
  return word.replace(
    /^(mc)?(.)/,
    (_, mc: string | undefined, first: string) => (mc ? 'Mc' : '') + first.toUpperCase(),
  );
}

/** The first of several: "American, Central American". */
function dialectOf({ dialect }: Raw): string | undefined {
  const [first = ''] = dialect?.split(',') ?? [];
  return DESCENT.test(first) ? undefined : (ownValue(DIALECTS, first) ?? first);
}
