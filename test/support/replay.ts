import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { afterEach, beforeAll } from '@jest/globals';
import { LISTED_ON_FILE } from '../../src/ingest/lists/bundled-pages.ts';
import type { AnyList, ContractRequest } from './contracts/contract.ts';
import { contracts } from './contracts/index.ts';
import { serveOnLoopback } from './loopback.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A server on loopback that answers for all providers, each below its slug, as its contract demands. */
export interface Replay {
  /** Variables that point every adapter here, with keys that the server checks. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes one provider answer otherwise, until `mend`. */
  spoil(provider: string, answer: Answer): void;
  /** Takes back all that `spoil` and `edit` did. */
  mend(): void;
  /** Changes a provider's list in place, until `mend`. */
  edit(provider: string, change: (list: AnyList) => void): void;
  /** Returns the number of open connections, in use or kept alive for the next request. */
  connections(): Promise<number>;
}

/**
 * Starts a replay for the tests of one file, and mends it after each. `prepare` changes each list in place when it is first
 * needed, for example to shorten it. Returns a function that gives the replay once the tests run.
 */
export function useReplay(prepare?: PrepareList): () => Replay {
  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay(prepare);
  });
  afterEach(() => replay.mend());
  return () => replay;
}

async function startReplay(prepare: PrepareList = () => {}): Promise<Replay> {
  const spoiled = new Map<string, Answer>();
  const lists = createLists(prepare);
  const { server, url: base } = await serveOnLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://replay');
    const slug = url.pathname.split('/')[1] ?? '';
    const contract = contracts[slug];
    const answer = spoiled.get(slug);
    if (answer) return answer(request, response, url);
    if (!contract) return send(response, 404, {});
    const [status, body] = contract.answer(lists.get(slug), await toContractRequest(request, url, slug));
    send(response, status, body);
  });
  // The server never ends an idle connection, because tests count the connections that the client leaves open.
  server.keepAliveTimeout = 0;
  return {
    env: environmentOf(base),
    spoil: (provider, answer) => void spoiled.set(provider, answer),
    mend: () => {
      spoiled.clear();
      lists.restore();
    },
    edit: (provider, change) => lists.edit(provider, change),
    connections: promisify(server.getConnections.bind(server)),
  };
}

/** Changes a list in place when it is first needed. */
type PrepareList = (slug: string, list: AnyList) => void;

/** The lists by slug, each read when it is first needed, because most tests need one of them. */
function createLists(prepare: PrepareList) {
  const lists = new Map<string, AnyList>();
  const edited = new Set<string>();
  const get = (slug: string): AnyList => {
    if (!lists.has(slug)) {
      const list = loadList(slug);
      prepare(slug, list);
      lists.set(slug, list);
    }
    return lists.get(slug);
  };
  return {
    get,
    edit: (slug: string, change: (list: AnyList) => void) => {
      edited.add(slug);
      change(get(slug));
    },
    restore: () => {
      for (const slug of edited) lists.delete(slug);
      edited.clear();
    },
  };
}

function environmentOf(address: string): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...Object.entries(contracts).map(([slug, { keys }]) => ({
      ...keys,
      [`${slug.toUpperCase().replaceAll('-', '_')}_BASE_URL`]: `${address}/${slug}`,
    })),
  );
}

/** Returns the bundled list, or else the contract's own sample; several files come as an array of them. */
function loadList(slug: string): AnyList {
  if (!existsSync(`fixtures/${slug}`)) return structuredClone(contracts[slug]?.sample);
  const files = readdirSync(`fixtures/${slug}`)
    .filter((file) => file !== LISTED_ON_FILE)
    .sort();
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
