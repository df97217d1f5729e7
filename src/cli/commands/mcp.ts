import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createContext, openToolServers } from '../../app/compose/compose.ts';
import type { Action } from '../io.ts';

type Servers = Awaited<ReturnType<typeof openToolServers>>;

/**
 * Serves MCP over stdin and stdout until stdin ends or the process is asked to stop. The tools search the latest stored snapshot. If no snapshot is
 * stored, the tools search the bundled catalog. Notices go to stderr, because an MCP client parses every line on stdout as a message.
 */
export const mcp: Action<[]> = async (config, io) => {
  const context = await createContext(config);
  const stopping = new AbortController();
  try {
    const signal = AbortSignal.any([stopping.signal, io.signal]);
    const servers = await openToolServers(config, context, io.err, signal);
    const input = Readable.from(linesUntilSettled(servers, io.signal));
    const closed = new Promise<void>((resolve) => input.once('close', resolve));
    const server = serveStdio(servers.create, { transport: new StdioServerTransport(input, process.stdout) });
    await closed;
    await server.close();
    return 0;
  } finally {
    stopping.abort();
    await context.close();
  }
};

/**
 * Yields the lines of stdin that a server may answer, and answers the others. The end is delayed until all calls are answered, because the transport
 * drops open calls when its input ends.
 */
async function* linesUntilSettled({ refuseLine, settle }: Servers, signal: AbortSignal) {
  const stdin = process.stdin.setEncoding('utf8');
  signal.addEventListener('abort', () => stdin.destroy(), { once: true });
  try {
    for await (const line of linesOf(stdin)) {
      const error = line.trim() === '' ? undefined : refuseLine(line);
      if (error) process.stdout.write(`${JSON.stringify(error)}\n`);
      else yield Buffer.from(`${line}\n`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    return;
  }
  // The wait lets the transport read the last line, which happens in the next turn of the event loop.
  await setImmediate();
  await settle();
  await setImmediate();
}

/** Yields the lines of a text. `node:readline` would also end them at U+2028, which JSON allows in strings. */
async function* linesOf(chunks: AsyncIterable<string>) {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
