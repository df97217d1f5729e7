import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Responses that `npm run examples` has recorded, by the name of the example in the OpenAPI description. */
export const Examples = defineDataSet({ path: 'examples', schema: z.record(z.string(), z.unknown()) });

export const McpClients = defineDataSet({
  path: 'mcp-clients',
  schema: z.array(z.strictObject({ name: z.string(), where: z.string(), text: z.string() })),
});

export const LlmsText = defineDataSet({ path: 'llms-text', schema: z.strictObject({ text: z.string() }) });

export const ServiceDocuments = defineDataSet({
  path: 'service-documents',
  schema: z.array(
    z.strictObject({
      ...{ name: z.string(), path: z.string(), summary: z.string(), description: z.string() },
      media_type: z.string().optional(),
      example: z.literal(true).optional(),
      page: z.literal(true).optional(),
    }),
  ),
});

export const DATA_SETS: readonly DataSet<unknown>[] = [Examples, McpClients, LlmsText, ServiceDocuments];
