import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';

/** The arguments of a call as the client sent them. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * What a tool takes, for clients to read. The arguments come to the tool as they were sent: it reads them as REST does,
 * which also takes 5 written as text, and sees those that it does not know.
 */
export function toInputSchema(schema: z.ZodObject): StandardSchemaWithJSON<Arguments> {
  const { version, vendor, jsonSchema } = rememberJsonSchema(schema);
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version, vendor, jsonSchema, validate } };
}

/** What a tool gives. */
export function toOutputSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  return { '~standard': rememberJsonSchema(schema) };
}

/** The SDK converts a schema at each registration and each listing; servers are made per request, so do it once. */
function rememberJsonSchema(schema: z.ZodObject): StandardSchemaWithJSON['~standard'] {
  const standard = (schema as unknown as StandardSchemaWithJSON)['~standard'];
  let input: Record<string, unknown> | undefined;
  let output: Record<string, unknown> | undefined;
  return {
    ...standard,
    jsonSchema: {
      input: (options) => (input ??= inlineRoot(standard.jsonSchema.input(options))),
      output: (options) => (output ??= inlineRoot(standard.jsonSchema.output(options))),
    },
  };
}

/** Zod only refers to a schema that has an id; many clients look for `type` and `properties` at the root. */
function inlineRoot(schema: Record<string, unknown>): Record<string, unknown> {
  const { $ref, $defs = {}, ...rest } = schema as { $ref?: string; $defs?: Record<string, object> };
  if ($ref === undefined) return schema;
  const { [$ref.replace('#/$defs/', '')]: root, ...others } = $defs;
  return { ...rest, ...root, ...(Object.keys(others).length > 0 && { $defs: others }) };
}
