import * as z from 'zod';
import { VALUE_LISTS } from './filters.ts';
import { Selection } from './query.ts';
import { MAX_SEARCH_CHARACTERS } from './query-limits.ts';

/** Default number of completions. This many completions fit into a list below a search box without scrolling. */
const DEFAULT_COMPLETIONS = 10;
/** Maximum number of completions in one response. A larger `limit` is lowered to this number. */
export const MAX_COMPLETIONS = 50;

/** Parameters of a request for completions: the text of a search box, and the filters of a search. */
export const CompleteQuery = Selection.omit({ search: true, similar_to: true })
  .extend({
    q: z
      .string()
      .default('')
      .meta({
        description: `Text of a search box. Its last words are completed, and the words before are searched. Empty: the most frequent values. The first ${MAX_SEARCH_CHARACTERS} characters are used.`,
        examples: ['british fe'],
        'x-maxLength': MAX_SEARCH_CHARACTERS,
      }),
    limit: z
      .int()
      .min(1)
      .default(DEFAULT_COMPLETIONS)
      .meta({
        description: `Completions to return; above ${MAX_COMPLETIONS}, ${MAX_COMPLETIONS} is used. Long filters leave fewer, because each completion repeats them.`,
        'x-maximum': MAX_COMPLETIONS,
      }),
  })
  .meta({ id: 'CompleteQuery' });
export type CompleteQuery = z.infer<typeof CompleteQuery>;

/** Kind of a completion: the name of a field, or `voice`. A completion of the kind `voice` stands for one speaker, who may have a voice for each of several models. */
export const CompletionKind = z
  .enum([...Object.values(VALUE_LISTS), 'voice'])
  .meta({ id: 'CompletionKind', description: 'Field of the completed value; voice for a voice.' });
export type CompletionKind = z.infer<typeof CompletionKind>;

/** Field value or voice that completes a text, with the query parameters of a search for that value or voice. */
export const Completion = z
  .strictObject({
    kind: CompletionKind,
    label: z.string().meta({
      description: 'Text to show; of a voice its name, provider and language.',
      examples: ['Female'],
    }),
    value: z.string().meta({
      description:
        'Value of the field, or the id of the voice; of a language also a locale, of a region its countries.',
      examples: ['Female'],
    }),
    count: z.int().min(1).describe('Total of the voices operation with these parameters.'),
    parameters: z.record(z.string(), z.string()).meta({
      description:
        'Query parameters of the voices operation: the words before, the filters of the request, and the completed value; after "not", the value excluded.',
      examples: [{ search: 'british', genders: 'Female' }],
    }),
  })
  .meta({ id: 'Completion' });
export type Completion = z.infer<typeof Completion>;

/** Completions of the text in a search box, best first. */
export const CompletionResponse = z
  .strictObject({
    q: z.string().meta({ description: 'Text that was completed.', examples: ['british fe'] }),
    completions: z.array(Completion),
  })
  .meta({ id: 'CompletionResponse' });
export type CompletionResponse = z.infer<typeof CompletionResponse>;
