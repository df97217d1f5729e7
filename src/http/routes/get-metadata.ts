import * as z from 'zod';
import { MetadataResponse } from '../../domain/metadata.ts';
import { defineRoute } from '../route.ts';

export const getMetadata = defineRoute({
  name: 'getMetadata',
  path: '/metadata',
  summary: 'List filter values and statistics',
  description:
    'All distinct values that voices can be filtered by, how many there are, and how fresh each provider is.',
  query: z.object({}),
  output: MetadataResponse,
  failures: {},
  caching: 'catalog',
  handler: (_query, catalog) => catalog.metadata,
});
