import * as z from 'zod';
import { ProviderStatus } from './snapshot.ts';
import { Voice } from './voice.ts';

/** Voices on a page when the client does not say. From the API specification. */
const DEFAULT_LIMIT = 48;
/** Largest page; a larger `limit` is served as this one. */
export const MAX_LIMIT = 200;
/** Characters of `search` that are used; the rest is ignored. */
export const MAX_SEARCH_CHARACTERS = 256;
/** Values of one filter: more than any of them has, and few enough to look up at once. */
const MAX_LIST_VALUES = 200;
/** Ids that one `ids` parameter may name. */
const MAX_IDS = 100;

/** The entries of a comma-separated list, without blanks around them and without empty ones. */
export function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
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

const count = z.int().min(0);
const names = z.array(z.string());

export const FacetCount = z
  .strictObject({ value: z.string(), count })
  .meta({ id: 'FacetCount', description: 'A value and how many voices have it.' });
export type FacetCount = z.infer<typeof FacetCount>;

const facetGroup = z.array(FacetCount);

export const Facets = z
  .strictObject({
    provider: facetGroup,
    gender: facetGroup,
    language: facetGroup,
    country: facetGroup,
    accent: facetGroup,
    model: facetGroup,
    age: facetGroup,
  })
  .meta({
    id: 'Facets',
    description:
      'Voices per value for the current search, most frequent first; each group ignores its own filter.',
  });
export type Facets = z.infer<typeof Facets>;

export const MissingVoice = z
  .strictObject({
    id: z.string(),
    reason: z.enum(['removed', 'unknown']),
    removed_at: z.iso.date().optional(),
    replacements: names.optional().meta({
      description:
        'Ids that are in the catalog, the closest first. Looked for in the first 50 missing voices.',
    }),
  })
  .meta({ id: 'MissingVoice', description: 'An id that was asked for and is not in the catalog.' });
export type MissingVoice = z.infer<typeof MissingVoice>;

export const InterpretedWord = z
  .strictObject({
    word: z.string(),
    read_as: names.optional().meta({ description: 'The words that it was taken for a misspelling of.' }),
    ignored: z.enum(['common', 'unknown', 'together']).optional().meta({
      description:
        'Why it was left out: it says nothing of a voice (common), no voice has it (unknown), or none has it together with the other words.',
    }),
  })
  .meta({ id: 'InterpretedWord' });
export type InterpretedWord = z.infer<typeof InterpretedWord>;

export const Interpretation = z
  .strictObject({
    words: z.array(InterpretedWord).optional(),
    notes: names.optional(),
  })
  .meta({
    id: 'Interpretation',
    description:
      'How the request was understood; only there where that is not to the letter. Words that are not listed were taken as they stand.',
  });
export type Interpretation = z.infer<typeof Interpretation>;

export const Suggestions = z
  .strictObject({
    did_you_mean: z
      .array(z.strictObject({ parameter: z.string(), value: z.string(), nearest: names }))
      .optional()
      .meta({ description: 'Words and values that no voice has, and those nearest to them.' }),
    without: z
      .array(z.strictObject({ parameter: z.string(), total: count }))
      .optional()
      .meta({ description: 'Voices that would be found if one parameter were left out.' }),
  })
  .meta({ id: 'Suggestions', description: 'What to try instead; only there where nothing was found.' });
export type Suggestions = z.infer<typeof Suggestions>;

export const SimilarVoice = z
  .strictObject({
    id: z.string(),
    agrees: names.meta({ description: 'Fields in which it is like the voice asked about.' }),
    differs: names.meta({ description: 'Fields in which it is not.' }),
  })
  .meta({ id: 'SimilarVoice' });
export type SimilarVoice = z.infer<typeof SimilarVoice>;

export const VoiceListResponse = z
  .strictObject({
    voices: z.array(Voice),
    total: count.meta({ description: 'Number of voices matching the filters.' }),
    limit: z.int().min(1).meta({ description: 'Page size used.' }),
    offset: count.meta({ description: 'Offset used.' }),
    hasMore: z.boolean().meta({ description: 'Whether more results exist beyond this page.' }),
    facets: Facets.optional(),
    missing: z.array(MissingVoice).optional(),
    similar: z
      .array(SimilarVoice)
      .optional()
      .meta({ description: 'With similar_to: how each voice of this page compares.' }),
    interpretation: Interpretation.optional(),
    suggestions: Suggestions.optional(),
  })
  .meta({ id: 'VoiceListResponse' });
export type VoiceListResponse = z.infer<typeof VoiceListResponse>;

export const MetadataResponse = z
  .strictObject({
    total_voices: count,
    providers: names.meta({ description: 'Distinct provider slugs.' }),
    genders: names,
    languages: names.meta({ description: 'Distinct language names.' }),
    countries: names.meta({ description: 'Distinct country names.' }),
    accents: names,
    models: names,
    ages: names,
    use_cases: names,
    catalog_version: z.string(),
    updated_at: z.iso.datetime().meta({ description: 'When the catalog was built from its sources.' }),
    provider_status: z.array(ProviderStatus),
    stats: z
      .strictObject({
        total_voices: count,
        total_languages: count,
        total_countries: count,
        total_providers: count,
        total_accents: count,
      })
      .meta({ id: 'CatalogStats' }),
  })
  .meta({ id: 'MetadataResponse' });
export type MetadataResponse = z.infer<typeof MetadataResponse>;

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

export const AudioUrlResponse = z
  .strictObject({
    url: z.url().meta({ description: 'Playable preview URL.' }),
    voiceId: z.string().meta({ description: 'The requested voice id.' }),
    filename: z.string().meta({ description: 'Name of the preview audio file.' }),
    source: z.enum(['presigned', 'fallback-cdn']).optional(),
  })
  .meta({ id: 'AudioUrlResponse' });
export type AudioUrlResponse = z.infer<typeof AudioUrlResponse>;

export const ErrorResponse = z
  .strictObject({
    error: z.strictObject({
      code: z.string().meta({ description: 'Machine-readable code.', examples: ['rate_limited'] }),
      message: z.string().meta({ description: 'Human-readable explanation.' }),
      details: z
        .array(z.strictObject({ parameter: z.string(), message: z.string() }))
        .optional()
        .meta({ description: 'The parameters that cannot be used, and what each accepts.' }),
      request_id: z.string().meta({ description: 'Quote this when reporting a problem.' }),
    }),
  })
  .meta({ id: 'Error', description: 'Every failure has this shape.' });
export type ErrorResponse = z.infer<typeof ErrorResponse>;
