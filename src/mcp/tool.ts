import type { CallToolResult, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { BadInputError, NotFoundError, NotReadyError } from '../domain/errors.ts';
import { createParameterReader } from '../domain/parameters.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { Logger } from '../lib/logger.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import { type Arguments, toInputSchema, toOutputSchema } from './schemas.ts';
import { noteOnUnknown } from './unknown-arguments.ts';

export interface ToolDependencies {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
  readonly logger: Logger;
}

/** Dependencies of one call: the current catalog at the start of the call, and the preview finder. */
interface ToolContext {
  readonly catalog: Catalog;
  readonly findPreview: FindPreview;
}

/** Declaration of a tool, with the schemas of the HTTP operation that it mirrors. */
interface ToolDeclaration<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** Arguments in the listing of tools, if it leaves some out; agents pay tokens for each. Default: `input`. */
  readonly listed?: z.ZodObject;
  readonly output: Output;
  readonly handler: (
    args: z.infer<Input>,
    context: ToolContext,
  ) => z.infer<Output> | Promise<z.infer<Output>>;
  /** Returns content blocks that follow the JSON text of the result, such as a link to an audio file. */
  readonly extraContent?: (result: z.infer<Output>, catalog: Catalog) => CallToolResult['content'];
  /** Returns the result with a note on unknown arguments. If a tool lacks this function, the note becomes a separate content block. */
  readonly withNote?: (result: z.infer<Output>, note: string) => z.infer<Output>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: StandardSchemaWithJSON<Arguments>;
  readonly output: StandardSchemaWithJSON;
  /** Runs the tool. The promise never rejects, because an error becomes a result with `isError` and a message for the agent. */
  readonly call: (args: Arguments, deps: ToolDependencies) => Promise<CallToolResult>;
}

/** MCP annotations of all tools. Each tool only reads, and only from this service's own catalog (`openWorldHint: false`). */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDeclaration<Input, Output>,
): Tool {
  const { name, title, description, withNote } = tool;
  const read = createParameterReader(tool.input);
  const known = Object.keys(tool.input.shape);

  function toResult(answer: z.infer<Output>, note: string | undefined, catalog: Catalog): CallToolResult {
    const result = note && withNote ? withNote(answer, note) : answer;
    const content: CallToolResult['content'] = [
      { type: 'text', text: JSON.stringify(result) },
      ...(tool.extraContent?.(result, catalog) ?? []),
    ];
    if (note && !withNote) content.push({ type: 'text', text: note });
    return { content, structuredContent: result };
  }

  return {
    name,
    title,
    description,
    input: toInputSchema(tool.listed ?? tool.input),
    output: toOutputSchema(tool.output),
    call: async (args, { catalog, findPreview, logger }) => {
      const note = noteOnUnknown(name, args, known);
      try {
        const { current } = catalog;
        return toResult(await tool.handler(read(args), { catalog: current, findPreview }), note, current);
      } catch (error) {
        const text = [explain(error, name, logger), note].filter(Boolean).join(' ');
        return { isError: true, content: [{ type: 'text', text }] };
      }
    },
  };
}

const FIND_ANOTHER_ID = 'Call search_voices to find ids that are in the catalog.';
/** Next steps for an agent after a failed look-up, by error code; each names the tool to call. */
const NEXT_STEPS: Readonly<Record<NotFoundError['code'], string>> = {
  voice_not_found: FIND_ANOTHER_ID,
  voice_removed: FIND_ANOTHER_ID,
  preview_not_available:
    'Call search_voices with similar_to this id and has_preview true to find one like it that has one.',
};

/** Returns the message of a public error. Any other error is logged, and its message is replaced by a general one. */
function explain(error: unknown, tool: string, logger: Logger): string {
  if (error instanceof NotFoundError) {
    const { message, replacements, code } = error;
    const instead = replacements.length > 0 ? ` Use instead: ${replacements.join(', ')}.` : '';
    return `${message}${instead} ${NEXT_STEPS[code]}`;
  }
  if (error instanceof BadInputError || error instanceof NotReadyError) return error.message;
  logger.error({ err: error, tool }, 'tool failed');
  return 'Something went wrong on our side. Try again later.';
}
