import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import type { Arguments } from './arguments.ts';

/**
 * Converts a schema of arguments or answers for the listing of tools. Arguments pass through unvalidated, because the tool parses them
 * like REST parameters. The JSON Schema is cached, because a server is created per request and the SDK converts all schemas at each
 * registration.
 */
export function toJsonSchema(schema: z.ZodObject): StandardSchemaWithJSON<Arguments> {
  const { version, vendor, jsonSchema } = (schema as unknown as StandardSchemaWithJSON)['~standard'];
  let listed: Record<string, unknown> | undefined;
  const convert: typeof jsonSchema.input = (options) =>
    (listed ??= JSON.parse(JSON.stringify(jsonSchema.input(options), withoutRedundant)));
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version, vendor, validate, jsonSchema: { input: convert, output: convert } } };
}

/** Removes keywords that tell an agent nothing, because agents pay tokens for every byte of a listing: dialect, bounds of integers, cells. */
function withoutRedundant(key: string, value: unknown): unknown {
  if (key === '$schema' || key === 'additionalProperties') return undefined;
  if (key === 'minimum' || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)) return undefined;
  return value;
}
