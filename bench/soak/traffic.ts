import type { MetadataResponse } from '../../src/domain/metadata.ts';
import { routes } from '../../src/http/routes/index.ts';
import type { Tool } from '../../src/mcp/tool.ts';
import { tools } from '../../src/mcp/tools/index.ts';
import { toGet } from '../flood/raw-client.ts';
import { createRandom, type Random } from '../random.ts';

/** Values of the served catalog, of which requests are made. */
export interface Known {
  readonly languages: readonly string[];
  readonly providers: readonly string[];
  /** Ids of voices that stay, and that have a sample. */
  readonly ids: readonly string[];
  /** Files that pages load. */
  readonly assets: readonly string[];
}

/** One request of a well-behaved client. */
export interface Request {
  readonly kind: string;
  readonly message: string;
  /** Path of a request that may be answered 304 by the tag of the answer before. */
  readonly path?: string;
}

const ENCODINGS = ['identity', 'gzip', 'gzip, deflate, br', 'br'] as const;
const WORDS = ['british', 'warm', 'jenny', 'news', 'german female', 'deep', 'jeny brittish', 'kind', 'en-US'];
const STARTS = ['ger', 'brit', 'fem', 'a', 'jen', 'span', 'x'];
const CONDITIONAL_PATHS = ['/v1/voices', '/v1/metadata', '/api/voices?language=de', '/v1/voices.csv'];
const PAGES = ['/', '/?search=english', '/?language=de&genders=Female', '/status', '/docs', '/llms.txt'];

/** Addresses of requests for which each route states that they succeed, and those of them whose answer is the whole catalog. */
const [DUMPS, EXAMPLES] = [true, false].map((isDump) =>
  routes
    .filter(({ caching }) => (caching === 'dump') === isDump)
    .flatMap(({ examples }) => Object.values(examples).map((path) => `/v1${path}`)),
) as [string[], string[]];

/** How many of a hundred requests are of a kind, and how one is made. */
type Mix = readonly (readonly [
  share: number,
  kind: string,
  make: (random: Random, known: Known) => string,
])[];

const MIX: Mix = [
  [20, 'page of voices', (random, known) => get(random, `/v1/voices?${filters(random, known)}`)],
  [
    10,
    'search',
    (random, known) => get(random, `/v1/voices?search=${word(random)}&${filters(random, known)}`),
  ],
  [5, 'browse', (random) => get(random, `/api/voices?offset=${48 * random.int(100)}`)],
  [
    8,
    'facets',
    (random, known) => get(random, `/v1/voices?facets=true&search=${word(random)}&${filters(random, known)}`),
  ],
  [
    10,
    'complete',
    (random, known) =>
      get(random, `/v1/complete?q=${random.pick(STARTS)}&providers=${random.pick(known.providers)}`),
  ],
  [0.3, 'dump', (random) => get(random, random.pick(DUMPS))],
  [6, 'example of a route', (random) => get(random, random.pick(EXAMPLES))],
  [4, 'voice', (random, known) => get(random, `/v1/voices/${random.pick(known.ids)}`)],
  [4, 'audio-url', (random, known) => get(random, `/v1/audio-url?voiceId=${random.pick(known.ids)}`)],
  [10, 'MCP', call],
  [4, 'web page', (random) => get(random, random.pick(PAGES), ['Accept: text/html'])],
  [
    2,
    'page of a voice',
    (random, known) => get(random, `/voice/${random.pick(known.ids)}`, ['Accept: text/html']),
  ],
  [4, 'asset', (random, known) => get(random, random.pick(known.assets))],
];
const CONDITIONAL_SHARE = 15;
const TOTAL = MIX.reduce((sum, [share]) => sum + share, CONDITIONAL_SHARE);

/** Creates an endless series of requests in the shares of the mix, the same for the same seed. */
export function createTraffic(known: Known, seed: number): () => Request {
  const random = createRandom(seed);
  return () => {
    let drawn = (random.int(1_000_000) / 1_000_000) * TOTAL;
    for (const [share, kind, make] of MIX) {
      drawn -= share;
      if (drawn < 0) return { kind, message: make(random, known) };
    }
    const path = random.pick(CONDITIONAL_PATHS);
    return { kind: 'conditional', message: toGet(path), path };
  };
}

function get(random: Random, path: string, lines: readonly string[] = []): string {
  return toGet(path, [`Accept-Encoding: ${random.pick(ENCODINGS)}`, ...lines]);
}

/** Most filters have never been asked before, because a limit and an offset are drawn too. */
function filters(random: Random, { languages, providers }: Known): string {
  const parameters = new URLSearchParams({
    language: random.pick(languages),
    limit: String(20 + random.int(60)),
  });
  if (random.chance(0.4)) parameters.set('providers', `${random.pick(providers)},${random.pick(providers)}`);
  if (random.chance(0.4)) parameters.set('genders', random.pick(['Female', 'Male']));
  if (random.chance(0.2)) parameters.set('offset', String(random.int(50)));
  return parameters.toString();
}

function word(random: Random): string {
  return encodeURIComponent(random.pick(WORDS));
}

/** Calls each tool with those of the values that it takes. */
function call(random: Random, { languages, ids }: Known): string {
  const id = random.pick(ids);
  const values = { search: random.pick(WORDS), language: random.pick(languages), voiceId: id, voiceIds: id };
  const toCall = ({ name, inputSchema }: Tool) => {
    const taken = inputSchema['~standard'].jsonSchema.input({ target: 'draft-07' }).properties as object;
    const given = Object.fromEntries(Object.entries(values).filter(([key]) => key in taken));
    return { method: 'tools/call', params: { name, arguments: given } };
  };
  const calls = [{ method: 'tools/list' }, ...tools.map(toCall)];
  const body = JSON.stringify({ jsonrpc: '2.0', id: random.int(1000), ...random.pick(calls) });
  return [
    'POST /api/mcp HTTP/1.1',
    'Host: bench',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/** Asks a server for values of which requests are made. */
export async function readKnown(origin: string): Promise<Known> {
  const { languages, providers }: MetadataResponse = await (await fetch(`${origin}/v1/metadata`)).json();
  const listed = await fetch(`${origin}/v1/voices?providers=deepgram&has_preview=true&limit=50`);
  const { voices } = (await listed.json()) as { readonly voices: readonly { readonly id: string }[] };
  const page = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const assets = [...new Set(page.match(/\/assets\/[\w.-]+/g))];
  return { languages, providers, ids: voices.map(({ id }) => id), assets };
}
