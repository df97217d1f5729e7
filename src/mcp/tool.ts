import type { CallToolResult, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { BadInputError, NotFoundError, NotReadyError } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { FindPreview } from '../storage/previews.ts';

/** What tools work with. */
export interface ToolDependencies {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
  readonly logger: Logger;
}

/** One catalog, taken once a call, and the preview finder. */
interface ToolContext {
  readonly catalog: Catalog;
  readonly findPreview: FindPreview;
}

/** One tool. What it takes and gives is described by the schemas that the HTTP operations use. */
interface ToolDeclaration<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly handler: (
    args: z.infer<Input>,
    context: ToolContext,
  ) => z.infer<Output> | Promise<z.infer<Output>>;
  /** Content beside the JSON text, for clients that show it. */
  readonly extraContent?: (result: z.infer<Output>) => CallToolResult['content'];
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: StandardSchemaWithJSON;
  readonly output: StandardSchemaWithJSON;
  /** Never throws: a fault is a result that says what to do instead. */
  readonly call: (args: unknown, deps: ToolDependencies) => Promise<CallToolResult>;
}

/** Every tool reads a closed catalog that we own, and changes nothing. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDeclaration<Input, Output>,
): Tool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    input: rememberJsonSchema(tool.input),
    output: rememberJsonSchema(tool.output),
    call: async (args, { catalog, findPreview, logger }) => {
      try {
        const result = await tool.handler(args as z.infer<Input>, { catalog: catalog.current, findPreview });
        const text = { type: 'text', text: JSON.stringify(result) } as const;
        return { content: [text, ...(tool.extraContent?.(result) ?? [])], structuredContent: result };
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: explain(error, tool.name, logger) }] };
      }
    },
  };
}

const FIND_ANOTHER_ID = 'Call search_voices to find ids that are in the catalog.';
/** What an agent can do next, in the names of the tools. */
const NEXT_STEPS: Readonly<Record<NotFoundError['code'], string>> = {
  voice_not_found: FIND_ANOTHER_ID,
  voice_removed: FIND_ANOTHER_ID,
  preview_not_available:
    'Call search_voices with similar_to this id and has_preview true to find one like it that has one.',
};

/** What the caller may know of a fault. */
function explain(error: unknown, tool: string, logger: Logger): string {
  if (error instanceof NotFoundError) return `${error.message} ${NEXT_STEPS[error.code]}`;
  if (error instanceof BadInputError || error instanceof NotReadyError) return error.message;
  logger.error({ err: error, tool }, 'tool failed');
  return 'Something went wrong on our side. Try again later.';
}

/** The SDK converts a schema at each registration and each listing; servers are made per request, so do it once. */
function rememberJsonSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  const standard = (schema as unknown as StandardSchemaWithJSON)['~standard'];
  let input: Record<string, unknown> | undefined;
  let output: Record<string, unknown> | undefined;
  return {
    '~standard': {
      ...standard,
      jsonSchema: {
        input: (options) => (input ??= inlineRoot(standard.jsonSchema.input(options))),
        output: (options) => (output ??= inlineRoot(standard.jsonSchema.output(options))),
      },
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
