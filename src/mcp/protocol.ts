import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type Transport } from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { isStateless } from './message-faults.ts';
import { createMcpServer } from './server.ts';
import type { ToolDependencies } from './tool.ts';
import { tools } from './tools/index.ts';

/** Answers one MCP request. The field `request.body` must be the parsed JSON. */
export type McpResponder = (request: Request, response: Response) => Promise<void>;

/** Creates the responder for MCP clients. Only this file and `server.ts` import the MCP packages, so that they are loaded on demand. */
export function createMcpResponder(deps: ToolDependencies): McpResponder {
  // Errors are logged at debug level, because most errors are mistakes of a client, and the client gets the message anyway.
  const onerror = (error: Error) => deps.logger.debug({ err: error }, 'mcp request refused');
  const stateless = toNodeHandler(
    createMcpHandler(() => createMcpServer(deps), { legacy: 'reject', onerror }),
    { onerror },
  );
  return (request, response) =>
    isStateless(request)
      ? stateless(request, response, request.body)
      : respondWithHandshake(request, response, deps);
}

/** Calls each tool once, so that no client waits for the first call: it takes 50 ms, because the MCP packages and zod compile schemas. */
export async function tryOut(deps: ToolDependencies): Promise<void> {
  const done = async () => {};
  const transport: Transport = { start: done, send: done, close: done };
  await createMcpServer(deps).connect(transport);
  for (const { name } of tools)
    transport.onmessage?.({
      jsonrpc: '2.0',
      id: name,
      method: 'tools/call',
      params: { name, arguments: {} },
    });
}

/** Answers a client of a protocol revision before 2026-07-28. In these revisions, a client starts with a handshake: the request `initialize`. */
async function respondWithHandshake(
  request: Request,
  response: Response,
  deps: ToolDependencies,
): Promise<void> {
  const server = createMcpServer(deps);
  // The generator `undefined` turns MCP sessions off. Responses are sent as JSON, which passes every proxy and is faster than an event stream.
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}
