import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A server on loopback that answers for all providers, each below its slug, after its documented contract. */
export interface Replay {
  /** Variables that point every adapter here, with keys that the server checks. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes one provider answer otherwise, until `mend`. */
  spoil(provider: string, answer: Answer): void;
  mend(): void;
  /** Changes a provider's list in place. */
  edit(provider: string, change: (list: Lists[string]) => void): void;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: lists have their providers' shapes
type Lists = Record<string, any>;

const KEYS = {
  AZURE_SPEECH_KEY: 'azure-key',
  ELEVENLABS_API_KEY: 'elevenlabs-key',
  GOOGLE_API_KEY: 'google-key',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'polly-key',
  AWS_SECRET_ACCESS_KEY: 'polly-secret',
};
const SLUGS = ['azure', 'deepgram', 'elevenlabs', 'google', 'openai', 'polly'];
const POLLY_PAGE = 40;

export async function startReplay(): Promise<Replay> {
  const load = (): Lists =>
    Object.fromEntries(
      SLUGS.map((slug) => [slug, JSON.parse(readFileSync(`fixtures/${slug}/voices.json`, 'utf8'))]),
    );
  let lists = load();
  let spoiled = new Map<string, Answer>();

  /** Provider → path, authentication and body, as its documentation has them. */
  const contracts: Record<string, Answer> = {
    azure: (request, response, url) => {
      if (url.pathname !== '/azure/cognitiveservices/voices/list') return send(response, 404, {});
      if (request.headers['ocp-apim-subscription-key'] !== KEYS.AZURE_SPEECH_KEY)
        return send(response, 401, {});
      send(response, 200, lists.azure);
    },
    deepgram: (_request, response, url) => {
      send(response, url.pathname === '/deepgram/v1/models' ? 200 : 404, lists.deepgram);
    },
    elevenlabs: (request, response, url) => {
      if (url.pathname !== '/elevenlabs/v2/voices') return send(response, 404, {});
      if (request.headers['xi-api-key'] !== KEYS.ELEVENLABS_API_KEY) return send(response, 401, {});
      // Smaller pages than asked for, so that there are several.
      const start = Number(url.searchParams.get('next_page_token') ?? 0);
      const voices = lists.elevenlabs.voices.slice(start, start + 20);
      const end = start + voices.length;
      const has_more = end < lists.elevenlabs.voices.length;
      send(response, 200, { voices, has_more, next_page_token: has_more ? String(end) : null });
    },
    google: (request, response, url) => {
      if (url.pathname !== '/google/v1/voices') return send(response, 404, {});
      if (request.headers['x-goog-api-key'] !== KEYS.GOOGLE_API_KEY) return send(response, 403, {});
      send(response, 200, lists.google);
    },
    openai: (_request, response) => send(response, 404, { error: { message: 'Invalid URL' } }),
    polly: (request, response, url) => {
      if (url.pathname !== '/polly/v1/voices') return send(response, 404, {});
      if (!/^AWS4-HMAC-SHA256 Credential=polly-key\//.test(request.headers.authorization ?? ''))
        return send(response, 403, {});
      const start = Number(url.searchParams.get('NextToken') ?? 0);
      const end = start + POLLY_PAGE;
      const hasMore = end < lists.polly.Voices.length;
      send(response, 200, {
        Voices: lists.polly.Voices.slice(start, end),
        ...(hasMore && { NextToken: String(end) }),
      });
    },
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://replay');
    const slug = url.pathname.split('/')[1] ?? '';
    const answer = spoiled.get(slug) ?? contracts[slug];
    if (answer) answer(request, response, url);
    else send(response, 404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    env: {
      ...KEYS,
      ...Object.fromEntries(
        SLUGS.map((slug) => [`${slug.toUpperCase()}_BASE_URL`, `http://127.0.0.1:${port}/${slug}`]),
      ),
    },
    spoil: (provider, answer) => void spoiled.set(provider, answer),
    mend: () => {
      spoiled = new Map();
      lists = load();
    },
    edit: (provider, change) => change(lists[provider]),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
