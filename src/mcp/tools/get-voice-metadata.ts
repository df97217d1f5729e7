import * as z from 'zod';
import { MetadataResponse } from '../../domain/metadata.ts';
import { defineTool } from '../tool.ts';

export const getVoiceMetadata = defineTool({
  name: 'get_voice_metadata',
  title: 'Get filter values and statistics',
  description:
    'List every provider, gender, language, country, accent, model, age, style and use case that search_voices can filter by, with totals, how fresh each provider is, and its terms, licence and request fields. Use it to learn the exact values before filtering. It takes no arguments and says nothing about single voices.',
  input: z.object({}),
  output: MetadataResponse,
  handler: (_args, { catalog }) => catalog.metadata,
});
