import * as z from 'zod';
import { ERROR_STATUSES } from './errors.ts';
import { optionalNames } from './plain-values.ts';

const CODES = Object.keys(ERROR_STATUSES) as (keyof typeof ERROR_STATUSES)[];

const ErrorCode = z.enum(CODES).meta({
  id: 'ErrorCode',
  description:
    'Machine-readable code. Beside the codes of the operations: not_found (404), method_not_allowed (405), payload_too_large (413), and invalid_request for a request that is no valid HTTP (400, 408, 417 or 431).',
});

/** Body of every error response. */
export const ErrorResponse = z
  .strictObject({
    error: z.strictObject({
      code: ErrorCode,
      message: z.string().describe('Human-readable explanation.'),
      details: z
        .array(z.strictObject({ parameter: z.string(), message: z.string() }))
        .optional()
        .describe('Parameters with an invalid value, and the values that each accepts.'),
      replacements: optionalNames.describe(
        'Ids of voices to use instead of a removed or unknown one, the best first.',
      ),
      request_id: z.string().describe('Identifier of the request, to quote when reporting a problem.'),
    }),
  })
  .meta({ id: 'Error', description: 'Body of every error response.' });
export type ErrorResponse = z.infer<typeof ErrorResponse>;
