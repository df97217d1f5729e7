import * as z from 'zod';
import { COUNT_FIELDS, FACET_FILTERS, type FacetGroup, FILTERS } from './filters.ts';
import { count, names, optionalDay, optionalNames, optionalText } from './plain-values.ts';
import { SearchParameter } from './query.ts';
import { Voice, VoiceField } from './voice.ts';

const fields = z.array(VoiceField);

/** Number of voices with one value of a field: `{ value: 'French', count: 120, code: 'fr' }`. */
const FacetCount = z
  .strictObject({
    value: z.string(),
    count,
    code: optionalText.describe('BCP-47 or ISO 3166 code.'),
    label: optionalText.describe('Text to show if not the value.'),
  })
  .meta({ id: 'FacetCount', description: 'Number of voices with the value.' });
export type FacetCount = z.infer<typeof FacetCount>;

const facetGroup = z.array(FacetCount);

/** Facets of a search: for each filter that has a facet, the number of found voices per value. */
export const Facets = z
  .strictObject(
    Object.fromEntries(FACET_FILTERS.map((name) => [FILTERS[name].facet, facetGroup])) as Record<
      FacetGroup,
      typeof facetGroup
    >,
  )
  .meta({
    id: 'Facets',
    description:
      'Voices per value, most first. Each group ignores its own filter; choosing a value finds as many. A voice counts for each of its languages, models, use cases and styles.',
  });
export type Facets = z.infer<typeof Facets>;

const CountField = z
  .enum(COUNT_FIELDS)
  .meta({ id: 'CountField', description: 'Field by which voices are counted.' });

/** Number of voices with a combination of values: `{ values: ['Hindi', 'azure'], count: 72, own: 46 }`. `own` counts voices whose main language is Hindi. */
const CountRow = z
  .strictObject({
    values: z
      .array(z.string().nullable())
      .describe('A value of each field; null where the voices state none.'),
    count,
    own: count
      .optional()
      .describe(
        'Voices among them whose own language it is, where a language is counted, filtered or searched for.',
      ),
  })
  .meta({ id: 'CountRow' });

export const Counts = z
  .strictObject({
    by: z.array(CountField),
    groups: count.describe('Number of all rows.'),
    rows: z.array(CountRow),
  })
  .meta({
    id: 'Counts',
    description:
      'Counts of the found voices, most first. A voice counts for each of its languages, models, use cases and styles.',
  });
export type Counts = z.infer<typeof Counts>;

const MissingReason = z.enum(['removed', 'unknown']).meta({
  id: 'MissingReason',
  description: 'removed: its provider no longer lists it; unknown: no live list had the id.',
});

export const MissingVoice = z
  .strictObject({
    id: z.string(),
    reason: MissingReason,
    removed_at: optionalDay,
    replacements: optionalNames.describe('Similar voices, most similar first; none for many missing ids.'),
  })
  .meta({ id: 'MissingVoice', description: 'A requested id that is not in the catalog.' });
export type MissingVoice = z.infer<typeof MissingVoice>;

const IgnoredReason = z.enum(['common', 'unknown', 'together']).meta({
  id: 'IgnoredReason',
  description:
    'Why the word was left out. common: stop word; unknown: no voice has it; together: none has it and the other words.',
});

/** Interpretation of one search word: the words that were searched in its place, or the reason why the word was ignored. */
export const InterpretedWord = z
  .strictObject({
    word: z.string().describe('Word as looked up: folded, phrases joined.'),
    read_as: optionalNames.describe('Words or values searched instead.'),
    excluded: z.literal(true).optional().describe('True if voices that have the word were left out.'),
    ignored: IgnoredReason.optional(),
  })
  .meta({ id: 'InterpretedWord' });
export type InterpretedWord = z.infer<typeof InterpretedWord>;

/** Interpretation of a search that was not taken literally, for example because a word was misspelled. */
export const Interpretation = z
  .strictObject({
    words: z.array(InterpretedWord).optional(),
    notes: optionalNames,
    bands: z.record(z.string(), z.number()).optional().describe('Hits by matched.'),
  })
  .meta({
    id: 'Interpretation',
    description: 'How a request was read. Unlisted words were looked up as written.',
  });
export type Interpretation = z.infer<typeof Interpretation>;

/** Suggested changes to a search that found no voice: known values that are similar, and parameters that could be left out. */
export const Suggestions = z
  .strictObject({
    did_you_mean: z
      .array(z.strictObject({ parameter: SearchParameter, value: z.string(), nearest: names }))
      .optional()
      .describe('Unknown words and values, each with the nearest known ones.'),
    without: z
      // Any name is allowed, because clients of an older release would otherwise refuse the name of a newer filter.
      .array(z.strictObject({ parameter: z.string(), total: count }))
      .optional()
      .describe('Voices found without a parameter, or without two (a,b) if no single one helps.'),
  })
  .meta({
    id: 'Suggestions',
    description: 'Changes that would yield results, if nothing was found.',
  });
export type Suggestions = z.infer<typeof Suggestions>;

/** Comparison of a found voice with the voice in `similar_to`: the fields in which both agree, and the fields in which they differ. */
export const SimilarVoice = z
  .strictObject({
    id: z.string(),
    agrees: fields.describe('Fields that agree with the voice of similar_to.'),
    differs: fields.describe('Fields that differ from the voice of similar_to.'),
  })
  .meta({ id: 'SimilarVoice' });
export type SimilarVoice = z.infer<typeof SimilarVoice>;

const FieldMatch = z
  .strictObject({
    word: z.string().meta({ description: 'Word of the search, as in interpretation.', examples: ['jen'] }),
    reader: optionalText.meta({
      description: 'Reader that read the word, as docs/search.md lists them; absent for an id.',
      examples: ['exact', 'typo'],
    }),
    field: VoiceField,
    value: z.string().meta({ description: 'Value of the field, or one of them.', examples: ['Jenny'] }),
    start: count.optional().meta({
      description:
        'Start of the word, or of what it was read as, in value, in UTF-16 code units; absent for an alias or code.',
      examples: [0],
    }),
    end: count.optional().meta({ description: 'End of the word in value.', examples: [3] }),
  })
  .meta({ id: 'FieldMatch' });
export type FieldMatch = z.infer<typeof FieldMatch>;

/** Found voice with the words of the search that matched it. */
export const MatchedVoice = z
  .strictObject({ id: z.string(), matches: z.array(FieldMatch) })
  .meta({ id: 'MatchedVoice' });
export type MatchedVoice = z.infer<typeof MatchedVoice>;

const ConsideredReading = z
  .strictObject({
    reader: z.string().describe('Reader, as docs/search.md lists them; unknown or ordinary for none.'),
    cost: z.number().describe('Negative logarithm of its likelihood; the cheapest wins.'),
  })
  .meta({ id: 'ConsideredReading' });
export type ConsideredReading = z.infer<typeof ConsideredReading>;

const WordReadings = z
  .strictObject({ word: z.string(), readings: z.array(ConsideredReading) })
  .meta({ id: 'WordReadings' });
export type WordReadings = z.infer<typeof WordReadings>;

export const VoiceListResponse = z
  .strictObject({
    voices: z.array(Voice),
    total: count.describe('Number of voices found.'),
    limit: z.int().min(1).describe('Page size used.'),
    offset: count.describe('Offset used.'),
    hasMore: z.boolean().describe('Whether more results exist beyond this page.'),
    facets: Facets.optional(),
    facet_parameters: z
      .record(z.string(), z.string())
      .optional()
      .describe('Query parameter of each facet group.'),
    counts: Counts.optional(),
    missing: z.array(MissingVoice).optional(),
    similar: z
      .array(SimilarVoice)
      .optional()
      .describe('With similar_to: comparison of each voice of this page.'),
    matched: z
      .array(MatchedVoice)
      .optional()
      .describe('With search and explain: what matched in each voice of this page.'),
    readings: z
      .array(WordReadings)
      .optional()
      .describe('With search and explain: how each word may be read, and what each reading costs.'),
    interpretation: Interpretation.optional(),
    suggestions: Suggestions.optional(),
  })
  .meta({ id: 'VoiceListResponse' });
export type VoiceListResponse = z.infer<typeof VoiceListResponse>;
