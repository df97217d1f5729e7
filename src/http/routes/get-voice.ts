import * as z from 'zod';
import type { Voice } from '../../domain/voice.ts';
import { modelOfVoice } from '../../providers/models.ts';
import { VoiceResponse } from '../../providers/snippets/snippet.ts';
import { listSnippets } from '../list-snippets.ts';
import { defineRoute, missingVoice, toAnswer } from '../route.ts';

export const getVoice = defineRoute({
  name: 'getVoice',
  path: '/voices/{id}',
  pathParameter: 'id',
  summary: 'Get one voice',
  description:
    'All fields of one voice, and facts about its model. Slashes of the id may be written as %2F or as they are.',
  query: z.object({
    id: z.string().meta({ description: 'Voice id from the catalog.', examples: ['polly/Joanna/neural'] }),
    snippets: z
      .boolean()
      .default(false)
      .describe(
        'True adds programs that say a sentence with this voice: curl or another command line, JavaScript and Python.',
      ),
  }),
  output: VoiceResponse,
  examples: {
    'A voice': '/voices/deepgram/aura-2-thalia-en',
    'A voice with snippets': '/voices/deepgram/aura-2-thalia-en?snippets=true',
  },
  failures: {
    invalid_parameter: {
      when: 'The id is wrongly encoded, or snippets is neither true nor false.',
      example: '/voices/%E0%A4%A',
    },
    ...missingVoice((id) => `/voices/${id}`),
  },
  caching: 'catalog',
  handler: ({ id, snippets }, catalog) => {
    const voice = JSON.parse(catalog.findJson(id).toString()) as Voice;
    const model = modelOfVoice(voice, catalog.builtAt.slice(0, 10));
    const replacements = catalog.findReplacements(voice);
    return toAnswer({ ...voice, model, replacements, ...(snippets && { snippets: listSnippets(voice) }) });
  },
});
