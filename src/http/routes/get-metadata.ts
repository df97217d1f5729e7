import * as z from 'zod';
import { MetadataResponse } from '../../domain/metadata.ts';
import { defineRoute, toAnswer } from '../route.ts';

export const getMetadata = defineRoute({
  name: 'getMetadata',
  path: '/metadata',
  summary: 'List filter values and statistics',
  description:
    'All distinct values that voices can be filtered by, how many there are, how fresh each provider is, and facts about it: terms, licence, and the request field that takes a voice id.',
  query: z.object({}),
  output: MetadataResponse,
  examples: { 'All values': '/metadata' },
  failures: {},
  caching: 'catalog',
  handler: (_query, catalog) => toAnswer(catalog.metadata),
});
