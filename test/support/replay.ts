import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { AnyList, ContractRequest } from './contracts/contract.ts';
import { contracts } from './contracts/index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A server on loopback that answers for all providers, each below its slug, as its contract says. */
export interface Replay {
  /** Variables that point every adapter here, with keys that the server checks. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes one provider answer otherwise, until `mend`. */
  spoil(provider: string, answer: Answer): void;
  mend(): void;
  /** Changes a provider's list in place. */
  edit(provider: string, change: (list: AnyList) => void): void;
  /** Connections that are open, in use or kept for the next request. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

export async function startReplay(): Promise<Replay> {
  const slugs = Object.keys(contracts);
  let lists = new Map(slugs.map((slug) => [slug, loadList(slug)]));
  let spoiled = new Map<string, Answer>();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://replay');
    const slug = url.pathname.split('/')[1] ?? '';
    const contract = contracts[slug];
    const answer = spoiled.get(slug);
    if (answer) return answer(request, response, url);
    if (!contract) return send(response, 404, {});
    const [status, body] = contract.answer(lists.get(slug), await toContractRequest(request, url, slug));
    send(response, status, body);
  });
  // Longer than any test: a connection that ends was ended by the client.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    env: Object.assign(
      {},
      ...Object.values(contracts).map(({ keys }) => keys),
      ...slugs.map((slug) => ({
        [`${slug.toUpperCase().replaceAll('-', '_')}_BASE_URL`]: `http://127.0.0.1:${port}/${slug}`,
      })),
    ),
    spoil: (provider, answer) => void spoiled.set(provider, answer),
    mend: () => {
      spoiled = new Map();
      lists = new Map(slugs.map((slug) => [slug, loadList(slug)]));
    },
    edit: (provider, change) => change(lists.get(provider)),
    connections: promisify(server.getConnections.bind(server)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The bundled list, or the contract's own sample; several files come as an array of them. */
function loadList(slug: string): AnyList {
  if (!existsSync(`fixtures/${slug}`)) return structuredClone(contracts[slug]?.sample);
  const files = readdirSync(`fixtures/${slug}`).sort();
  const parts = files.map((file) => {
    const text = readFileSync(`fixtures/${slug}/${file}`, 'utf8');
    return file.endsWith('.json') ? JSON.parse(text) : text;
  });
  return parts.length === 1 ? parts[0] : parts;
}

async function toContractRequest(request: IncomingMessage, url: URL, slug: string): Promise<ContractRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method: request.method ?? '',
    path: url.pathname.slice(slug.length + 1),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
