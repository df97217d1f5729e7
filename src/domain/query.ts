import * as z from 'zod';
import { echoOf, splitList } from '../lib/list-entries.ts';
import { COUNT_FIELDS } from './filters.ts';
import { defineList } from './parameters.ts';
import { DEFAULT_LIMIT, MAX_IDS, MAX_LIMIT, MAX_SEARCH_CHARACTERS, SORTS } from './query-limits.ts';
import { REQUIRED_FIELDS, VOICE_FIELDS } from './voice.ts';
import { VoiceFilters } from './voice-filters.ts';

const Sort = z.enum(SORTS).meta({ id: 'Sort', description: 'Order of the results.', default: 'relevance' });

function refuseUnknownFields(names: string, context: z.RefinementCtx): void {
  const unknown = splitList(names).find((name) => !VOICE_FIELDS.includes(name));
  if (unknown === undefined) return;
  context.addIssue(`a list of ${VOICE_FIELDS.join(', ')}, and ${echoOf(unknown)} is none of these`);
}

const COUNT_FIELD = `(?:${COUNT_FIELDS.join('|')})`;
/** Pattern of one field to count by, or of two fields with a comma between them. */
const COUNT_BY = new RegExp(`^\\s*${COUNT_FIELD}\\s*(?:,\\s*${COUNT_FIELD}\\s*)?$`);

// `has_preview` follows `ids` and `similar_to`, because the first release published the parameters in this order.
const { has_preview, ...filters } = VoiceFilters.shape;

/**
 * Parameters of a search, equal in REST and MCP. Filters are comma-separated lists: a voice must match at least one
 * value of every given list, and no value with `-` before it: `-google`.
 */
export const SearchQuery = z
  .object({
    search: z
      .string()
      .optional()
      .meta({
        description: `Words for name, id, language, country, accent, provider, gender, age, use, style; "not" and "or" are understood. The first ${MAX_SEARCH_CHARACTERS} characters are used.`,
        examples: ['british female'],
        'x-maxLength': MAX_SEARCH_CHARACTERS,
      }),
    ...filters,
    ids: defineList(
      z
        .string()
        .refine((ids) => splitList(ids).length <= MAX_IDS, `a list of at most ${MAX_IDS} ids`)
        .optional()
        .meta({
          description: `Comma-separated voice ids (at most ${MAX_IDS}); missing lists those that are not in the catalog, with possible replacements.`,
          examples: ['polly/Joanna/neural'],
          'x-maxItems': MAX_IDS,
        }),
    ),
    similar_to: z
      .string()
      .optional()
      .meta({
        description:
          'Voice id. Returns the other voices of its language (or of the language filter), most similar first, with the fields that agree. A removed id is accepted.',
        examples: ['polly/Joanna/neural'],
      }),
    prefer_language: defineList(
      z
        .string()
        .optional()
        .meta({
          description:
            'Languages (BCP-47) whose voices come first among equals. Default: that of the search words.',
          examples: ['de'],
        }),
    ),
    has_preview,
    sort: Sort.optional(),
    fields: defineList(
      z
        .string()
        .superRefine(refuseUnknownFields)
        .optional()
        .meta({
          description: `Fields of each voice to return beside ${REQUIRED_FIELDS.join(', ')}. Default: all.`,
          examples: ['accent,preview'],
        }),
    ),
    facets: z.boolean().optional().meta({
      description: 'True adds facets: the number of voices per value.',
    }),
    count_by: defineList(
      z
        .string()
        .refine((names) => COUNT_BY.test(names), `one or two of ${COUNT_FIELDS.join(', ')}`)
        .optional()
        .meta({
          description:
            'One or two fields. Returns counts of the found voices by them in place of voices; limit and offset page through the counts.',
          examples: ['language,provider'],
        }),
    ),
    per_provider: z.int().min(1).optional().meta({
      description: 'At most so many voices of each provider, the first ones of the order.',
    }),
    explain: z.boolean().optional().meta({
      description: 'With search, true adds matched: what each word matched in each voice.',
    }),
    limit: z
      .int()
      .min(1)
      .default(DEFAULT_LIMIT)
      .meta({
        description: `Results per page; above ${MAX_LIMIT}, ${MAX_LIMIT} is used, and limit of the response says so.`,
        'x-maximum': MAX_LIMIT,
      }),
    offset: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .meta({ description: 'Pagination offset.' }),
  })
  .meta({ id: 'SearchQuery' });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** Parameters that select the voices of a search. */
export const SearchParameter = SearchQuery.keyof()
  .exclude([
    'native',
    'prefer_language',
    'sort',
    'fields',
    'facets',
    'count_by',
    'per_provider',
    'explain',
    'limit',
    'offset',
  ])
  .meta({ id: 'SearchParameter' });
export type SearchParameter = z.infer<typeof SearchParameter>;

/** Parameters of a request for the URL of a voice's preview. */
export const AudioUrlQuery = z
  .object({
    voiceId: z
      .string()
      // The voice id is not trimmed, because a provider's id may end in a space.
      .regex(/\S/)
      .meta({ description: 'Voice id from the catalog.', examples: ['deepgram/aura-2-thalia-en'] }),
  })
  .meta({ id: 'AudioUrlQuery' });
export type AudioUrlQuery = z.infer<typeof AudioUrlQuery>;
