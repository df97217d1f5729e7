import { silentLogger } from '../../src/lib/logger.ts';
import type { Answer } from '../../src/mcp/answer.ts';
import { tools } from '../../src/mcp/tools/index.ts';
import { createPreviews } from '../../src/previews/find-preview.ts';
import { refTo } from './app.ts';
import { bundledCatalog } from './bundled-catalog.ts';

/** Calls a tool of MCP over the bundled catalog, without a client and a server between. Returns its text and its table. @throws {Error} with the reason of a call that fails */
export async function callTool(
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<{ text: string; answer: Answer }> {
  const deps = {
    catalog: refTo(await bundledCatalog()),
    findPreview: createPreviews({ sources: {} }, silentLogger).finderAt('http://localhost:3000'),
    listMediaOrigins: async () => [],
    logger: silentLogger,
  };
  const result = await tools.find((tool) => tool.name === name)?.call(args, deps);
  const [part] = result?.content ?? [];
  const text = part?.type === 'text' ? part.text : '';
  if (!result || result.isError) throw new Error(text);
  return { text, answer: result.structuredContent as Answer };
}
