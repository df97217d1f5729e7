import * as z from 'zod';
import { echoOf, splitList } from '../lib/list-entries.ts';
import {
  COUNT_FIELDS,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  isListFilter,
  type ListFilterName,
} from './filters.ts';
import { defineList } from './parameters.ts';
import { count, optionalFlag, optionalText } from './plain-values.ts';
import {
  DEFAULT_LIMIT,
  MAX_IDS,
  MAX_LIMIT,
  MAX_LIST_VALUES,
  MAX_SEARCH_CHARACTERS,
  SORTS,
} from './query-limits.ts';
import { REQUIRED_FIELDS, VOICE_FIELDS } from './voice.ts';

const defineBoundedList = (description: string, example: string, most: number, unit: string) =>
  defineList(
    { description, examples: [example], 'x-maxItems': most },
    z.string().refine((list) => splitList(list).length <= most, `a list of at most ${most} ${unit}`),
  );

const defineListFilter = (name: ListFilterName) => {
  const { entries, example } = FILTERS[name];
  return defineBoundedList(`Comma-separated ${entries}.`, example, MAX_LIST_VALUES, 'values');
};

/** Query parameters that filter voices without ranking them. */
export const VoiceFilters = z.object(
  Object.fromEntries(
    FILTER_NAMES.map((name) => [
      name,
      isListFilter(name) ? defineListFilter(name) : optionalFlag.describe(FILTERS[name].states),
    ]),
  ) as {
    [Name in FilterName]: Name extends ListFilterName
      ? ReturnType<typeof defineListFilter>
      : typeof optionalFlag;
  },
);
export type VoiceFilters = z.infer<typeof VoiceFilters>;

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

/** Parameters of a search that choose the voices and rank them. */
export const Selection = z.object({
  search: optionalText.meta({
    description: `Words for name, id, language, country, accent, provider, gender, age, use, style; "not" and "or" are understood. The first ${MAX_SEARCH_CHARACTERS} characters are used.`,
    examples: ['british female'],
    'x-maxLength': MAX_SEARCH_CHARACTERS,
  }),
  ...filters,
  ids: defineBoundedList(
    `Comma-separated voice ids (at most ${MAX_IDS}); missing lists those that are not in the catalog, with possible replacements.`,
    'polly/Joanna/neural',
    MAX_IDS,
    'ids',
  ),
  similar_to: optionalText.meta({
    description:
      'Voice id. Returns the other voices of its language (or of the language filter), most similar first, with the fields that agree. A removed id is accepted.',
    examples: ['polly/Joanna/neural'],
  }),
  prefer_language: defineList({
    description:
      'Languages (BCP-47) whose voices come first among equals. Default: that of the search words.',
    examples: ['de'],
  }),
  has_preview,
});

/** Names of the parameters that select the voices of a search. */
export const SearchParameter = Selection.keyof().exclude(['prefer_language']).meta({ id: 'SearchParameter' });
export type SearchParameter = z.infer<typeof SearchParameter>;

/** Parameters of a search, the same in REST and MCP. The filter value `female,neutral` finds voices of either gender; `-google` excludes a provider. */
export const SearchQuery = Selection.extend({
  sort: z
    .enum(SORTS)
    .meta({ id: 'Sort', description: 'Order of the results.', default: 'relevance' })
    .optional(),
  fields: defineList(
    {
      description: `Fields of each voice to return beside ${REQUIRED_FIELDS.join(', ')}. Default: all.`,
      examples: ['accent,preview'],
    },
    z.string().superRefine(refuseUnknownFields),
  ),
  facets: optionalFlag.describe('True adds facets: the number of voices per value.'),
  count_by: defineList(
    {
      description:
        'One or two fields. Returns counts of the found voices by them in place of voices; limit and offset page through the counts.',
      examples: ['language,provider'],
    },
    z.string().refine((names) => COUNT_BY.test(names), `one or two of ${COUNT_FIELDS.join(', ')}`),
  ),
  per_provider: z
    .int()
    .min(1)
    .optional()
    .describe('At most so many voices of each provider, the first ones of the order.'),
  explain: optionalFlag.describe('With search, true adds matched: what each word matched in each voice.'),
  limit: z
    .int()
    .min(1)
    .default(DEFAULT_LIMIT)
    .meta({
      description: `Results per page; above ${MAX_LIMIT}, ${MAX_LIMIT} is used, and limit of the response says so.`,
      'x-maximum': MAX_LIMIT,
    }),
  offset: count.max(Number.MAX_SAFE_INTEGER).default(0).describe('Pagination offset.'),
}).meta({ id: 'SearchQuery' });
export type SearchQuery = z.infer<typeof SearchQuery>;
