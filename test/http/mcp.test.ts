import { gzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'supertest';
import * as z from 'zod';
import { silentLogger } from '../../src/lib/logger.ts';
import { type AppOverrides, MCP_PATH, ONE_REQUEST, refTo, smallApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { GONE_ID, REMOVED_AT } from '../support/snapshot.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';

const TABLE = readBeside<{
  hosts: Rows<[host: string, status: number]>;
  documents: Rows<[path: string, type: string]>;
  accepted: Rows<[what: string, headers: Readonly<Record<string, string>>]>;
  links: Rows<[filename: string, media_type: string | null, mimeType: string]>;
  refused: Rows<[what: string, body: object | string, headers: Values<string>, status: number, code: number]>;
}>(import.meta);

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const STATELESS_VERSION = '2026-07-28';
/** Returns a request of a client that makes no handshake. */
const revised = (version: string) => ({
  ...LIST,
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
});
const STATELESS_LIST = revised(STATELESS_VERSION);
const STATELESS_HEADERS = { 'MCP-Protocol-Version': STATELESS_VERSION, 'Mcp-Method': 'tools/list' };

/** Server card by the definition of SEP-2127: no further fields, a name in reverse DNS, a description of at most 100 characters. */
const ServerCard = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  version: z.string().max(255),
  description: z.string().min(1).max(100),
  title: z.string().min(1).max(100),
  websiteUrl: z.url(),
  icons: z.array(z.strictObject({ src: z.url(), mimeType: z.string(), sizes: z.array(z.string()) })),
  remotes: z.array(
    z.strictObject({
      type: z.enum(['sse', 'streamable-http']),
      url: z.url(),
      supportedProtocolVersions: z.array(z.string()),
    }),
  ),
});

/** Entry of the MCP registry by its schema: an icon's type and size are closed sets. */
const RegistryEntry = ServerCard.extend({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: ServerCard.shape.name.min(3).max(200),
  icons: z.array(
    z.strictObject({
      src: z.url().max(255),
      mimeType: z.enum(['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']),
      sizes: z.array(z.string().regex(/^(?:\d+x\d+|any)$/)),
    }),
  ),
  remotes: z.array(z.strictObject({ type: z.literal('streamable-http'), url: z.url() })),
});

const app = await smallApp();

const post = (body: object | string, headers: Record<string, string> = {}) =>
  request(app).post(MCP_PATH).type('json').set(headers).send(body);

describe('the endpoint', () => {
  it.each(['get', 'put', 'patch', 'delete'] as const)(
    'the endpoint refuses %s with a JSON-RPC error, and lists the allowed methods',
    async (method) => {
      const { body, headers } = await request(app)[method](MCP_PATH).expect(405);
      expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
      expect(headers.allow).toBe('POST, OPTIONS');
    },
  );

  it.each(TABLE.accepted)(
    'the endpoint answers in JSON to a client that accepts %s',
    async (_what, headers) => {
      for (const response of [
        await post(LIST, headers as Record<string, string>),
        await post(STATELESS_LIST, { ...STATELESS_HEADERS, ...headers }),
      ]) {
        expect(response.status).toBe(200);
        expect(response.headers['content-type']).toMatch(/^application\/json/);
        expect(response.body.result.tools).toHaveLength(3);
      }
    },
  );

  it('the endpoint opens no session, and answers a notification with an empty body', async () => {
    const { headers } = await post(LIST);
    expect(headers['mcp-session-id']).toBeUndefined();
    const notified = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([notified.status, notified.text]).toEqual([202, '']);
  });

  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    'the handshake negotiates protocol version %s',
    async (version) => {
      const params = {
        protocolVersion: version,
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      };
      const { body } = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params }).expect(200);
      expect(body.result).toMatchObject({
        protocolVersion: version,
        serverInfo: { name: 'voice-directory', version: '1.1.0' },
        instructions: expect.stringContaining('search_voices'),
      });
    },
  );
});

it.each([
  ...TABLE.refused,
  ['a large body', { padding: 'x'.repeat(70_000) }, {}, 413, -32600],
] as typeof TABLE.refused)('the endpoint refuses %s', async (_what, body, headers, status, code) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ jsonrpc: '2.0', error: { code, message: expect.any(String) } });
  expect(response.text).not.toMatch(/node_modules|SyntaxError/);
});

const CALL_PARAMS =
  'tools/call takes params with name (search_voices, get_voice_metadata, get_audio_url) and arguments, which is an object.';

describe.each([
  ['with a handshake', {}, {}],
  ['without a handshake', STATELESS_LIST.params, { ...STATELESS_HEADERS, 'Mcp-Method': 'tools/call' }],
])('a call of a client %s', (_what, envelope, headers) => {
  const call = async (params: { name: unknown; arguments: unknown }) => {
    const asked = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { ...envelope, ...params } };
    return (await post(asked, { ...headers, 'Mcp-Name': String(params.name) })).body;
  };

  it.each(['__proto__', 'constructor', 'toString', 'nope', 5, undefined])(
    'is told that there is no tool %s, and which there are',
    async (name) => {
      expect(await call({ name, arguments: {} })).toEqual({
        jsonrpc: '2.0',
        id: 7,
        error: { code: -32602, message: CALL_PARAMS },
      });
    },
  );

  it('needs no arguments', async () => {
    const { result } = await call({ name: 'get_voice_metadata', arguments: undefined });
    expect(result.structuredContent.summary).toMatch(/^2 voices of 1 providers/);
  });

  it.each([[null], [[1]], ['x'], [5]])('is told that %j are no arguments', async (args) => {
    expect(await call({ name: 'search_voices', arguments: args })).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32602, message: CALL_PARAMS },
    });
  });
});

it('a request above the rate limit is refused as a JSON-RPC error, with the code of REST in its data', async () => {
  const limited = await smallApp({ rateLimit: ONE_REQUEST });
  await request(limited).get('/v1/metadata').expect(200);
  const { body, headers } = await request(limited).post(MCP_PATH).send(LIST).expect(429);
  expect(body).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: {
      code: -32000,
      message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
      data: { code: 'rate_limited', retry_after_seconds: expect.any(Number) },
    },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['x-ratelimit-remaining']).toBe('0');
});

it('a body that is large only once unpacked is refused with 413', async () => {
  const packed = gzipSync(JSON.stringify({ padding: 'x'.repeat(1_000_000) }));
  const sending = request(app).post(MCP_PATH).type('json').set('Content-Encoding', 'gzip');
  const { body } = await sending
    .serialize((value) => value as string)
    .send(packed)
    .expect(413);
  expect(body.error.code).toBe(-32600);
});

it('an unknown revision is refused with the id of the request, and with the revisions that the server knows', async () => {
  const version = '2099-01-01';
  const alone = await post(LIST, { 'MCP-Protocol-Version': version }).expect(400);
  expect(alone.body).toMatchObject({ id: 1, error: { code: -32022, data: { requested: version } } });
  const headers = { ...STATELESS_HEADERS, 'MCP-Protocol-Version': version };
  const named = await post(revised(version), headers).expect(400);
  expect(named.body).toMatchObject({
    id: 1,
    error: { code: -32022, data: { supported: [STATELESS_VERSION] } },
  });
});

it('a subscription to every notification ends at once, because the server announces none', async () => {
  const notifications = { toolsListChanged: true, resourcesListChanged: true, resourceSubscriptions: ['x'] };
  const params = { ...STATELESS_LIST.params, notifications };
  const headers = { ...STATELESS_HEADERS, 'Mcp-Method': 'subscriptions/listen' };
  const { text } = await post({ ...STATELESS_LIST, method: 'subscriptions/listen', params }, headers);
  expect(text).toMatch(/"notifications":\{\},.*"resultType":"complete"/s);
});

it('revisions without a handshake have no method initialize', async () => {
  const headers = { ...STATELESS_HEADERS, 'Mcp-Method': 'initialize' };
  const { body } = await post({ ...STATELESS_LIST, method: 'initialize' }, headers).expect(404);
  expect(body).toMatchObject({ id: 1, error: { code: -32601 } });
});

it.each(['nothing/known', 'prompts/list'])('the method %s is answered as unknown', async (method) => {
  expect((await post({ ...LIST, method })).body).toMatchObject({ id: 1, error: { code: -32601 } });
});

it.each(TABLE.documents)('%s describes the server as %s, for every origin', async (path, type) => {
  const { body, headers } = await request(app).get(path).expect(200);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toContain('max-age=3600');
  const urls = [...(body.remotes ?? []), ...(body.entries ?? [])].map(({ url }) => new URL(url).pathname);
  expect(urls).toEqual([body.entries ? '/api/mcp/server-card' : MCP_PATH]);
  if (path === '/api/mcp/server-card') expect(ServerCard.parse(body)).toEqual(body);
  if (path === '/server.json') expect(RegistryEntry.parse(body)).toEqual(body);
});

it.each(TABLE.hosts)(
  'a request for the host %s at a loopback address is answered with %i',
  async (host, status) => {
    const { body } = await post(LIST, { Host: host, Origin: `http://${host}` }).expect(status);
    if (status === 403) expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
  },
);

describe('tools', () => {
  const call = async (overrides: AppOverrides, voiceId: string): Promise<Response> =>
    request(await smallApp(overrides))
      .post(MCP_PATH)
      .send({ ...LIST, method: 'tools/call', params: { name: 'get_audio_url', arguments: { voiceId } } });

  it.each([
    ['a voice that is gone', GONE_ID, `removed on ${REMOVED_AT}`],
    ['a voice without a preview', 'fictional/Bob', 'no recording'],
  ])('a tool call tells of %s that it has no link', async (_what, voiceId, why) => {
    const { structuredContent } = (await call({}, voiceId)).body.result;
    expect(structuredContent.summary).toBe('0 of 1 with a recording.');
    expect(structuredContent.rows[0]).toContain(why);
  });

  it('a tool call explains a catalog that is not loaded in its result', async () => {
    const { body } = await call({ catalog: refTo() }, 'fictional/Ada');
    expect(body.result).toEqual({
      isError: true,
      content: [{ type: 'text', text: expect.stringMatching(/not loaded yet/) }],
    });
  });

  it.each(TABLE.links)(
    'the link to the file %s of the type %s is of the type %s',
    async (filename, media_type, mimeType) => {
      const url = `https://cdn.example/${filename}`;
      const findPreview = async ({ id }: { readonly id: string }) => ({
        url,
        voiceId: id,
        filename,
        ...(media_type && { media_type }),
      });
      const { body } = await call({ findPreview }, 'fictional/Ada');
      expect(body.result.content[1]).toEqual({ type: 'resource_link', uri: url, name: filename, mimeType });
    },
  );

  it('a fault in a tool call is logged, and its result holds no detail', async () => {
    const error = jest.fn();
    const response = await call(
      {
        findPreview: () => Promise.reject(new Error('AKIA-very-secret')),
        logger: { ...silentLogger, error },
      },
      'fictional/Ada',
    );
    expect(response.body.result.isError).toBe(true);
    expect(response.text).not.toContain('secret');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ tool: 'get_audio_url' }),
      expect.any(String),
    );
  });
});
