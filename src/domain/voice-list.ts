import * as z from 'zod';
import { Voice } from './voice.ts';

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
        'Ids that are in the catalog, the closest first. Above 120,000 voices they are looked for in the first few missing ones only.',
    }),
  })
  .meta({ id: 'MissingVoice', description: 'An id that was asked for and is not in the catalog.' });
export type MissingVoice = z.infer<typeof MissingVoice>;

export const InterpretedWord = z
  .strictObject({
    word: z.string().meta({
      description:
        'A word of the search as it is looked up: in small letters and without accents, and a term of several words in one.',
    }),
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
  .meta({
    id: 'Suggestions',
    description: 'What to try instead; only there where nothing was found and something would help.',
  });
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
