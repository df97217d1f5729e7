import * as z from 'zod';

export const ErrorResponse = z
  .strictObject({
    error: z.strictObject({
      code: z.string().meta({
        description:
          'Machine-readable code. Beside those that the operations name there are not_found (404), method_not_allowed (405), payload_too_large (413) and invalid_request, for what could not be read as HTTP (400, 408, 417 or 431).',
        examples: ['rate_limited'],
      }),
      message: z.string().meta({ description: 'Human-readable explanation.' }),
      details: z
        .array(z.strictObject({ parameter: z.string(), message: z.string() }))
        .optional()
        .meta({ description: 'The parameters that cannot be used, and what each accepts.' }),
      request_id: z.string().meta({ description: 'Quote this when reporting a problem.' }),
    }),
  })
  .meta({ id: 'Error', description: 'Every failure has this shape.' });
export type ErrorResponse = z.infer<typeof ErrorResponse>;
