import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createContext, createToolServer } from '../../app/compose.ts';
import type { Config } from '../../app/config.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { readCatalog } from '../stored-voices.ts';

/**
 * Serves MCP over stdin and stdout until stdin ends or the process is asked to stop. The tools search the stored snapshot, or the bundled
 * catalog if no snapshot is stored. Notices go to stderr, because an MCP client parses every line on stdout as a message.
 */
export async function mcp(config: Config, io: CliIo): Promise<ExitCode> {
  const context = await createContext(config);
  try {
    const server = await createToolServer(config, context, await readCatalog(context, io));
    await server.connect(new StdioServerTransport());
    await once(process.stdin, 'end', { signal: io.signal }).catch(() => undefined);
    await server.close();
    return 0;
  } finally {
    await context.close();
  }
}
