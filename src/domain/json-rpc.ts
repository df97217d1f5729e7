import * as z from 'zod';

const id = z.union([z.string(), z.int()]);

/** JSON-RPC 2.0 request or notification of an MCP client. */
export const JsonRpcRequest = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: id.optional().describe('Absent in a notification.'),
    method: z.string().meta({ examples: ['tools/list', 'tools/call'] }),
    params: z.looseObject({}).optional(),
  })
  .meta({ id: 'JsonRpcRequest', description: 'One JSON-RPC 2.0 message. Batches are refused.' });

export const JsonRpcResponse = z
  .strictObject({
    jsonrpc: z.literal('2.0'),
    id: id.nullish().describe('Id of the request; null if none could be read.'),
    result: z.looseObject({}).optional(),
    error: z
      .strictObject({
        code: z.int(),
        message: z.string(),
        data: z
          .looseObject({})
          .optional()
          .describe('Field code: the error code of the REST API, such as rate_limited.'),
      })
      .optional(),
  })
  .meta({ id: 'JsonRpcResponse', description: 'Result or error of one JSON-RPC 2.0 request.' });
