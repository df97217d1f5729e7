import type { CallToolResult, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { BadInputError, NotFoundError, NotReadyError } from '../domain/errors.ts';
import { createParameterReader } from '../domain/parameters.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import type { CatalogRef } from '../index/catalog/catalog-ref.ts';
import type { Logger } from '../lib/logger.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import { Answer, type Table, toResult } from './answer.ts';
import { type Arguments, readNames } from './arguments.ts';
import { PLAYER } from './server-info.ts';

export interface ToolDependencies {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
  /** Returns the URL origins from which recordings are loaded, except for the providers' own samples. */
  readonly listMediaOrigins: () => Promise<readonly string[]>;
  readonly logger: Logger;
  /** Runs a call of a tool, for a transport that has to load the catalog before the first call. Without `run`, calls run at once. */
  readonly run?: <Result>(call: () => Promise<Result>) => Promise<Result>;
}

/** Dependencies of one call of a tool: the catalog that is current when the call starts, and the function that finds previews. */
interface ToolContext {
  readonly catalog: Catalog;
  readonly findPreview: FindPreview;
}

interface ToolDeclaration<Taken extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Arguments as the tool list shows them, without unions of types, because some MCP hosts refuse a session if the tool list has a union. */
  readonly listed: z.ZodObject;
  /** Schema of all accepted arguments, including those that the tool list omits. */
  readonly taken: Taken;
  /** True if hosts may show the answer in the player (an MCP App). */
  readonly isPlayed?: boolean;
  readonly handler: (args: z.infer<Taken>, context: ToolContext) => Table | Promise<Table>;
}

const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Tool of the MCP server. The server's tool list has the fields of a tool in the order in which {@link defineTool} returns them. */
export type Tool = ReturnType<typeof defineTool>;

export function defineTool<Taken extends z.ZodObject>(tool: ToolDeclaration<Taken>) {
  const { name, title, description, isPlayed = false } = tool;
  const read = createParameterReader(tool.taken);
  const known = Object.keys(tool.taken.shape);
  return {
    name,
    title,
    description,
    inputSchema: toJsonSchema(tool.listed),
    outputSchema: toJsonSchema(Answer),
    annotations: { title, ...READ_ONLY },
    // The player (an MCP App) is referenced for hosts that can show it.
    ...(isPlayed && { _meta: { ui: { resourceUri: PLAYER.uri } } }),
    /** Runs the tool. The promise never rejects: an error becomes a result with `isError` and a message for the agent. */
    call: async (
      given: Arguments,
      { catalog, findPreview, logger }: ToolDependencies,
    ): Promise<CallToolResult> => {
      try {
        const { args, notes } = readNames(name, given, known);
        const table = await tool.handler(read(args), { catalog: catalog.current, findPreview });
        return toResult({ ...table, notes: [...notes, ...(table.notes ?? [])] });
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: explain(error, name, logger) }] };
      }
    },
  };
}

/** Returns the message of an error that is meant for clients; logs any other error and returns a general message. */
function explain(error: unknown, tool: string, logger: Logger): string {
  if (error instanceof BadInputError || error instanceof NotFoundError || error instanceof NotReadyError)
    return error.message;
  logger.error({ err: error, tool }, 'tool failed');
  return 'Something went wrong on our side. Try again later.';
}

/**
 * Converts a schema of arguments or answers for the MCP tool list. Arguments pass through unvalidated, because the tool itself parses them like REST
 * parameters. The JSON Schema is cached, because each request gets a new server, for which the SDK converts all schemas.
 */
function toJsonSchema(schema: z.ZodObject): StandardSchemaWithJSON<Arguments> {
  const { version, vendor, jsonSchema } = (schema as unknown as StandardSchemaWithJSON)['~standard'];
  let listed: Record<string, unknown> | undefined;
  const convert: typeof jsonSchema.input = (options) =>
    (listed ??= JSON.parse(JSON.stringify(jsonSchema.input(options), withoutRedundant)));
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version, vendor, validate, jsonSchema: { input: convert, output: convert } } };
}

/** Removes JSON Schema keywords that tell agents nothing, such as the bounds of safe integers, because agents pay for every byte. */
function withoutRedundant(key: string, value: unknown): unknown {
  if (key === '$schema' || key === 'additionalProperties') return undefined;
  if (key === 'minimum' || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)) return undefined;
  return value;
}
