import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';

/** Unvalidated arguments of a tool call. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Converts a schema into a tool's input schema, for clients to read. Arguments pass through unvalidated, because the tool parses them like
 * REST parameters: numbers may be strings, and unknown arguments are reported.
 */
export function toInputSchema(schema: z.ZodObject): StandardSchemaWithJSON<Arguments> {
  const { version, vendor, jsonSchema } = cacheJsonSchema(schema);
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version, vendor, jsonSchema, validate } };
}

/** Converts a schema into a tool's output schema, against which the SDK validates results. */
export function toOutputSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  return { '~standard': cacheJsonSchema(schema) };
}

/** Caches the JSON Schema, because a server is created per request and the SDK converts all schemas at each registration. */
function cacheJsonSchema(schema: z.ZodObject): StandardSchemaWithJSON['~standard'] {
  const standard = (schema as unknown as StandardSchemaWithJSON)['~standard'];
  let input: Record<string, unknown> | undefined;
  let output: Record<string, unknown> | undefined;
  return {
    ...standard,
    jsonSchema: {
      input: (options) => (input ??= inlineDefinitions(toListed(standard.jsonSchema.input(options)))),
      output: (options) => (output ??= toLooseOutput(toListed(standard.jsonSchema.output(options)))),
    },
  };
}

function toListed(schema: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(inlineRoot(schema), withoutRedundant));
}

/**
 * Removes the examples of a result, because agents read real results, and the ban on further fields, because a client may check the results of a
 * later release by the listing of this one.
 */
function toLooseOutput(schema: Record<string, unknown>): Record<string, unknown> {
  const isLeftOut = (key: string, value: unknown) =>
    key === 'examples' || (key === 'additionalProperties' && value === false);
  return JSON.parse(JSON.stringify(schema, (key, value) => (isLeftOut(key, value) ? undefined : value)));
}

/**
 * Removes redundant JSON Schema keywords, because agents pay tokens for every byte of a tool listing: the safe-integer bounds of integers,
 * `minLength: 1`, and patterns and `x-` extensions, because descriptions state the same.
 */
function withoutRedundant(key: string, value: unknown): unknown {
  const isBoundOfIntegers = (key === 'maximum' || key === 'minimum') && !isTelling(value);
  const isPattern = key === 'pattern' && typeof value === 'string';
  const isBoundOfTexts = key === 'minLength' && value === 1;
  return isBoundOfIntegers || isPattern || isBoundOfTexts || key.startsWith('x-') ? undefined : value;
}

function isTelling(bound: unknown): boolean {
  return typeof bound !== 'number' || Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}

/**
 * Replaces each `$ref` of an input schema by its definition, because many clients pass the schema to a model that resolves no references.
 */
function inlineDefinitions({ $defs = {}, ...schema }: Record<string, unknown>): Record<string, unknown> {
  const definitions = new Map(
    Object.entries($defs as object).map(([name, each]) => [`#/$defs/${name}`, each]),
  );
  return JSON.parse(JSON.stringify(schema, (_key, value) => definitions.get(value?.$ref) ?? value));
}

/** Replaces a root `$ref` by its definition, because many clients look for `type` and `properties` at the root. */
function inlineRoot(schema: Record<string, unknown>): Record<string, unknown> {
  const { $ref, $defs = {}, ...rest } = schema as { $ref?: string; $defs?: Record<string, object> };
  if ($ref === undefined) return schema;
  const { [$ref.replace('#/$defs/', '')]: root, ...others } = $defs;
  return { ...rest, ...root, ...(Object.keys(others).length > 0 && { $defs: others }) };
}
