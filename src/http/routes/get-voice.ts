import * as z from 'zod';
import { Voice } from '../../domain/voice.ts';
import { defineRoute } from '../route.ts';

export const getVoice = defineRoute({
  name: 'getVoice',
  path: '/voices/{id}',
  pathParameter: 'id',
  summary: 'Get one voice',
  description:
    'All fields of one voice. Slashes of the id may be written as %2F or as they are. An id of an earlier release gives the voice with its present id.',
  query: z.object({
    id: z.string().meta({ description: 'Voice id from the catalog.', examples: ['polly/Joanna/neural'] }),
  }),
  output: Voice,
  failures: {
    400: 'The id is wrongly encoded (invalid_parameter).',
    404: 'No voice has this id (voice_not_found); replacements has ids that may be meant.',
    410: 'The voice was in the catalog and its provider no longer lists it (voice_removed); replacements has similar voices.',
  },
  caching: 'catalog',
  handler: ({ id }, catalog) => ({ json: catalog.findJson(id) }),
});
