import * as z from 'zod';

/** Voices on a page when the client does not say. From the API specification. */
const DEFAULT_LIMIT = 48;
/** Largest page; a larger `limit` is served as this one. */
export const MAX_LIMIT = 200;
/** Characters of `search` that are used; the rest is ignored. */
export const MAX_SEARCH_CHARACTERS = 256;
/** Words of `search` that are used, because a person types far fewer. */
export const MAX_SEARCH_WORDS = 12;
/** Values of one filter: more than any of them has, and few enough to look up at once. */
const MAX_LIST_VALUES = 200;
/** Ids that one `ids` parameter may name. */
const MAX_IDS = 100;

/** The entries of a comma-separated list, without blanks around them and without empty ones. */
export function splitList(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const list = (what: string, example: string) =>
  z
    .string()
    .refine(
      (values) => splitList(values).length <= MAX_LIST_VALUES,
      `a list of at most ${MAX_LIST_VALUES} values`,
    )
    .optional()
    .meta({ description: `Comma-separated list of ${what}.`, examples: [example] });

/** What a search accepts, in REST and MCP alike. Lists are comma-separated: OR within, AND between. */
export const SearchQuery = z
  .object({
    search: z
      .string()
      .optional()
      .meta({
        description: `Words to find in name, id, language, country, provider and accent; gender and age words are understood. All words must match; where no voice has them all, interpretation says which were left out. The first ${MAX_SEARCH_CHARACTERS} characters are used.`,
        examples: ['british female'],
      }),
    providers: list('provider slugs', 'azure,polly'),
    genders: list('genders: Female, Male, Neutral, Non-binary (or f, m, woman, man…)', 'Female'),
    language: list('languages: names in English or in the language itself, or codes', 'French'),
    country: list('countries: names or ISO codes', 'Canada'),
    model: list('model or tier names', 'neural'),
    accent: list('accents', 'British'),
    ages: list('ages: child, young, adult, middle-aged, old', 'young,adult'),
    use_cases: list('use cases', 'narration'),
    ids: z
      .string()
      .refine((ids) => splitList(ids).length <= MAX_IDS, `a list of at most ${MAX_IDS} ids`)
      .optional()
      .meta({
        description: `Comma-separated list of voice ids (at most ${MAX_IDS}); ids that are not in the catalog come back in missing, with what may replace them.`,
        examples: ['polly/Joanna/neural'],
      }),
    similar_to: z
      .string()
      .optional()
      .meta({
        description:
          'Voice id: the other voices of its language (or of the language filter), closest first, and what each shares with it. An id that was removed is understood.',
        examples: ['polly/Joanna/neural'],
      }),
    has_preview: z
      .boolean()
      .optional()
      .meta({ description: 'Only voices with (true) or without (false) a preview.' }),
    sort: z
      .enum(['relevance', 'name', 'newest'])
      .optional()
      .meta({ description: 'Order of the results. Default: relevance.' }),
    facets: z
      .boolean()
      .optional()
      .meta({ description: 'Also count the voices per value; each group ignores its own filter.' }),
    limit: z
      .int()
      .min(1)
      .default(DEFAULT_LIMIT)
      .meta({ description: `Results per page; above ${MAX_LIMIT}, ${MAX_LIMIT} is used.` }),
    offset: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .meta({ description: 'Pagination offset.' }),
  })
  .meta({ id: 'SearchQuery' });
export type SearchQuery = z.infer<typeof SearchQuery>;

export const AudioUrlQuery = z
  .object({
    voiceId: z
      .string()
      // Not only blanks; a native id may end with one, so that nothing is trimmed.
      .regex(/\S/)
      .meta({ description: 'Voice id from the catalog.', examples: ['deepgram/aura-2-thalia-en'] }),
  })
  .meta({ id: 'AudioUrlQuery' });
export type AudioUrlQuery = z.infer<typeof AudioUrlQuery>;
